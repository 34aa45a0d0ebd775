import { Alert, Button, Form } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Resource } from '#contract/kit/resource';
import { useLeaveGuard } from '#client/kit/leave-guard';
import type { Row } from '#client/kit/resource/cell';
import { ConflictDialog } from '#client/kit/resource/conflict-dialog';
import { formOf, type Values } from '#client/kit/resource/form-model';
import { hasList } from '#client/kit/resource/reference-select';
import { ResourceField } from '#client/kit/resource/resource-field';
import { useSaving } from '#client/kit/resource/saving';
import { useWords } from '#client/kit/words';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';
import '#client/people/people.css';
import '#client/people/persons.words';

type Props = {
  resource: Resource;
  /** Of several forms on a screen each has its own. */
  name?: string;
  title: string;
  /** What is edited, as the server knows it by now; nothing for somebody new. */
  latest?: Row;
  shaped?: (changes: Values) => Values;
  onSaved?: () => void;
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

function Begun({ resource, name = resource.name, title, latest, shaped, onSaved = () => undefined, children }: Props) {
  const [t, r] = [useWords('persons'), useWords('resource')];
  const fields = useMemo(() => formOf(resource).filter((it) => it.kind !== 'ref' || hasList(it.of)), [resource]);
  const [row] = useState(latest);
  const [form] = Form.useForm<Values>();
  const saving = useSaving({ resource, fields, form, row, latest, onSaved, shaped });
  const { question } = useLeaveGuard(saving.isDirty);
  const id = `${name}-form`;
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {saving.failure && <Alert className="resource-form-failure" type="error" showIcon title={r('notSaved')} description={saving.failure} />}
      <Form id={id} name={id} form={form} layout="vertical" scrollToFirstError initialValues={saving.initial} disabled={saving.pending}
        onValuesChange={saving.changed} onFinish={() => saving.save()}>
        <div className="person-fields">{fields.map((field) => <ResourceField key={field.name} resource={resource} field={field} row={row} />)}</div>
        {children}
        <div className="person-foot">
          <Button type="primary" htmlType="submit" loading={saving.pending}>{r('save')}</Button>
          {saving.isDirty && <span role="status">{t('unsaved')}</span>}
        </div>
      </Form>
      {saving.conflict && latest && (
        <ConflictDialog resource={resource} fields={fields.filter((it) => saving.conflict?.includes(it.name))} latest={latest} wish={saving.wish()}
          onReload={saving.reload} onOverwrite={() => saving.save(true)} onCancel={saving.calm} />
      )}
      {question}
    </section>
  );
}
