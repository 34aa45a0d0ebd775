import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#client/kit/words';
import { type Asked, useSaving } from '#client/kit/resource/saving';
import { type Controls, SavingFields, SavingForm } from '#client/kit/resource/saving-form';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

type Props = Omit<Asked, 'onSaved'> & {
  /** Of several forms on a screen each has its own. */
  name?: string;
  title: string;
  controls?: Controls;
  onSaved?: () => void;
  /** Stands above the fields. */
  children?: ReactNode;
};

/** A form on a page: once it is saved it begins anew with what the server has. */
export function RecordForm(props: Props) {
  const [saved, setSaved] = useState(0);
  // Only once nothing is unsaved any more may one leave without being asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it was saved matters
  useEffect(() => {
    if (saved) props.onSaved?.();
  }, [saved]);
  return <Begun key={saved} {...props} onSaved={() => setSaved((it) => it + 1)} />;
}

function Begun({ name, title, controls, onSaved = () => undefined, children, ...asked }: Props) {
  const saving = useSaving({ ...asked, onSaved });
  const id = `${name ?? asked.resource.name}-form`;
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <SavingForm id={id} saving={saving}>
        <div className="record-fields"><SavingFields saving={saving} controls={controls} /></div>
        <RecordFoot saving={saving} />
      </SavingForm>
    </section>
  );
}

/** The way to save a form on a page, and whether there is something to save. */
export function RecordFoot({ saving: { pending, isDirty } }: { saving: Pick<ReturnType<typeof useSaving>, 'pending' | 'isDirty'> }) {
  const t = useWords('resource');
  return (
    <div className="record-foot">
      <Button type="primary" htmlType="submit" loading={pending}>{t('save')}</Button>
      {isDirty && <span role="status">{t('unsaved')}</span>}
    </div>
  );
}
