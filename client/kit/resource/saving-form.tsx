import { Alert, Form } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { useWords } from '#client/kit/words';
import { ConflictDialog } from '#client/kit/resource/conflict-dialog';
import { ResourceField } from '#client/kit/resource/resource-field';
import type { Saving } from '#client/kit/resource/saving';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

/** The controls of fields that need one of their own, by name. */
export type Controls = Record<string, ReactElement>;

/** A form with all that may come of saving it: what is wrong above and beside its fields, a conflict, the question before it is left. */
export function SavingForm({ id, saving, children }: { id: string; saving: Saving; children: ReactNode }) {
  const t = useWords('resource');
  return (
    <>
      {saving.failure && <Alert className="resource-form-failure" type="error" showIcon title={t('notSaved')} description={saving.failure} />}
      <Form id={id} name={id} form={saving.form} layout="vertical" scrollToFirstError initialValues={saving.initial} disabled={saving.pending}
        onValuesChange={saving.changed} onFinish={() => void saving.save()}>
        {children}
      </Form>
      {saving.conflict && <ConflictDialog saving={saving} />}
      {saving.question}
    </>
  );
}

/** The fields of a form, or those that are named. */
export function SavingFields({ saving: { resource, fields, row }, names, controls = {} }: { saving: Saving; names?: readonly string[]; controls?: Controls }) {
  const shown = names ? fields.filter(({ name }) => names.includes(name)) : fields;
  return <>{shown.map((field) => <ResourceField key={field.name} resource={resource} field={field} row={row} control={controls[field.name]} />)}</>;
}
