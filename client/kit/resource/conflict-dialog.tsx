import { Button, Radio } from 'antd';
import { useState } from 'react';
import { Dialog } from '#client/kit/dialog';
import { useWords } from '#client/kit/words';
import { textOf } from '#client/kit/resource/cell';
import type { FormField, Values } from '#client/kit/resource/form-model';
import { ReferenceNames } from '#client/kit/resource/reference-names';
import { useResourceWords } from '#client/kit/resource/resource-words';
import type { Saving } from '#client/kit/resource/saving';

/** Somebody else was faster: shows both values of each field in question and lets the person choose, field by field. */
export function ConflictDialog({ saving }: { saving: Saving }) {
  const [t, say] = [useWords('resource'), useResourceWords(saving.resource)];
  const { conflict, wish, take, save, calm } = saving;
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  if (!conflict) return null;
  const { fields, latest } = conflict;
  const names = fields.map(({ name }) => name);
  const choose = (name: string, isTheirs: boolean) => setTheirs((it) => [...it.filter((one) => one !== name), ...(isTheirs ? [name] : [])]);
  const side = (field: FormField, values: Values, isTheirs: boolean) => (
    <Radio name={field.name} checked={theirs.includes(field.name) === isTheirs} onChange={() => choose(field.name, isTheirs)}><Told field={field} values={values} saving={saving} /></Radio>
  );
  return (
    <Dialog title={t('conflict')} onCancel={calm} width={560} zIndex={1100}
      footer={[
        <Button key="reload" onClick={() => take(names, conflict)}>{t('reload')}</Button>,
        <Button key="keep" danger={!theirs.length} type={theirs.length ? 'primary' : 'default'} onClick={() => void save(take(theirs, conflict))}>{t(theirs.length ? 'keepChosen' : 'overwrite')}</Button>,
      ]}>
      <p>{t('conflictAbout')}</p>
      <div className="scroll-x" role="region" aria-label={t('conflict')} tabIndex={0}>
        <table className="plain-table resource-conflict">
          <thead><tr><th scope="col">{t('column')}</th><th scope="col">{t('theirs')}</th><th scope="col">{t('mine')}</th></tr></thead>
          <tbody>
            {fields.map((field) => <tr key={field.name}><th scope="row">{say.field(field.name)}</th><td>{side(field, latest, true)}</td><td>{side(field, wish(), false)}</td></tr>)}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function Told({ field, values, saving: { resource } }: { field: FormField; values: Values; saving: Saving }) {
  const [t, say] = [useWords('resource'), useResourceWords(resource)];
  const value = values[field.name];
  if (field.of && value !== null) return <ReferenceNames of={field.of} ids={[value].flat() as string[]} />;
  return <>{textOf(field, { id: '', ...values }, { say, t }) || t('none')}</>;
}
