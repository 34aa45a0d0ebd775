import { Alert, Button, Form } from 'antd';
import { type ReactElement, useMemo, useState } from 'react';
import { institution } from '#contract/institution/institution.api';
import { ColourField } from '#client/kit/colour-field';
import { useLeaveGuard } from '#client/kit/leave-guard';
import type { Row } from '#client/kit/resource/cell';
import { ConflictDialog } from '#client/kit/resource/conflict-dialog';
import { formOf, type Values } from '#client/kit/resource/form-model';
import { ResourceField } from '#client/kit/resource/resource-field';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useSaving } from '#client/kit/resource/saving';
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
  return <SettingsForm key={saved} latest={data as unknown as Row} logo={logo} onSaved={() => setSaved(saved + 1)} />;
}

function SettingsForm({ latest, logo, onSaved }: Props & { latest: Row; onSaved: () => void }) {
  const [t, r] = [useWords('institution'), useWords('resource')];
  const say = useResourceWords(SETTINGS);
  const fields = useMemo(() => formOf(SETTINGS), []);
  const [row] = useState(latest);
  const [form] = Form.useForm<Values>();
  const saving = useSaving({ resource: SETTINGS, fields, form, row, latest, onSaved });
  const { question } = useLeaveGuard(saving.isDirty);
  const special: Record<string, ReactElement> = { logo, primary_color: <ColourField label={say.field('primary_color')} />, petugas_pdp: <OfficerField /> };

  return (
    <>
      {saving.failure && <Alert className="resource-form-failure" type="error" showIcon title={r('notSaved')} description={saving.failure} />}
      <Form id="institution-form" name="institution-form" form={form} layout="vertical" scrollToFirstError initialValues={saving.initial} disabled={saving.pending}
        onValuesChange={saving.changed} onFinish={() => saving.save()}>
        {Object.entries(SECTIONS).map(([section, names]) => (
          <section key={section} className="panel settings-section">
            <h2>{t(section as keyof typeof SECTIONS)}</h2>
            <div className="settings-fields">
              {fields.filter(({ name }) => (names as readonly string[]).includes(name)).map((field) => special[field.name]
                ? <Form.Item key={field.name} name={field.name} label={say.field(field.name)} extra={say.hint(field.name)} className="settings-wide">{special[field.name]}</Form.Item>
                : <ResourceField key={field.name} resource={SETTINGS} field={field} row={row} />)}
            </div>
          </section>
        ))}
        <div className="settings-foot">
          <Button type="primary" htmlType="submit" loading={saving.pending}>{r('save')}</Button>
          {saving.isDirty && <span role="status">{t('unsaved')}</span>}
        </div>
      </Form>
      {saving.conflict && (
        <ConflictDialog resource={SETTINGS} fields={fields.filter(({ name }) => saving.conflict?.includes(name))} latest={latest} wish={saving.wish()}
          onReload={saving.reload} onOverwrite={() => saving.save(true)} onCancel={saving.calm} />
      )}
      {question}
    </>
  );
}
