import { type ReactElement, useState } from 'react';
import { institution } from '#contract/institution/institution.api';
import { ColourField } from '#client/kit/colour-field';
import type { Row } from '#client/kit/resource/cell';
import { RecordFoot } from '#client/kit/resource/record-form';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useSaving } from '#client/kit/resource/saving';
import { type Controls, SavingFields, SavingForm } from '#client/kit/resource/saving-form';
import { Screen } from '#client/kit/screen';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { OfficerField } from '#client/institution/officer-field';
import { SECTIONS, SETTINGS } from '#client/institution/settings-form';
import '#client/institution/institution.css';
import '#client/institution/institution.words';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

type Props = { /** Where the logo is chosen. */ logo: ReactElement };

/** Everything that a school decides about itself, in one form. */
export function InstitutionScreen({ logo }: Props) {
  const t = useWords('institution');
  return <Screen title={t('settings')}><Kept logo={logo} /></Screen>;
}

function Kept({ logo }: Props) {
  const { data } = useView(institution.settings, {});
  const [saved, setSaved] = useState(0);
  return <SettingsForm key={saved} row={data as unknown as Row} logo={logo} onSaved={() => setSaved(saved + 1)} />;
}

function SettingsForm({ row, logo, onSaved }: Props & { row: Row; onSaved: () => void }) {
  const t = useWords('institution');
  const say = useResourceWords(SETTINGS);
  const saving = useSaving({ resource: SETTINGS, row, onSaved });
  const controls: Controls = { logo, primary_color: <ColourField label={say.field('primary_color')} />, petugas_pdp: <OfficerField /> };
  return (
    <SavingForm id="institution-form" saving={saving}>
      {Object.entries(SECTIONS).map(([section, names]) => (
        <section key={section} className="panel settings-section">
          <h2>{t(section as keyof typeof SECTIONS)}</h2>
          <div className="settings-fields"><SavingFields saving={saving} names={names} controls={controls} /></div>
        </section>
      ))}
      <div className="at-foot settings-foot"><RecordFoot saving={saving} /></div>
    </SavingForm>
  );
}
