import { Alert, Button, Drawer, Form } from 'antd';
import { useMemo } from 'react';
import type { Resource } from '#contract/kit/resource';
import { useFocusBack } from '#client/kit/focus';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useWords } from '#client/kit/words';
import { nameOf, type Row } from '#client/kit/resource/cell';
import { ConflictDialog } from '#client/kit/resource/conflict-dialog';
import { formOf, type Values } from '#client/kit/resource/form-model';
import { ResourceField } from '#client/kit/resource/resource-field';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useSaving } from '#client/kit/resource/saving';

/** `row` is what is edited, nothing for a new one; `latest` is the same row as the server knows it by now. */
type Props = { resource: Resource; row?: Row; latest?: Row; onClose: () => void };

/** Adds a row or edits one, in a drawer that is not closed over unsaved work. */
export function ResourceForm({ resource, row, latest, onClose }: Props) {
  const t = useWords('resource');
  const words = { t, say: useResourceWords(resource) };
  const fields = useMemo(() => formOf(resource), [resource]);
  const [form] = Form.useForm<Values>();
  const saving = useSaving({ resource, fields, form, row, latest, onSaved: onClose });
  const { leave, question } = useLeaveGuard(saving.isDirty);
  const cancel = () => leave(onClose);
  useFocusBack();

  const id = `${resource.name}-form`;
  return (
    <Drawer open size={520} title={row ? t('editOne', { nama: nameOf(resource, row, words) }) : t('addOne', { judul: words.say.title })} onClose={cancel}
      afterOpenChange={(isOpen) => isOpen && form.focusField(fields[0]?.name as string)}
      footer={(
        <div className="resource-form-foot">
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={saving.pending}>{t('save')}</Button>
        </div>
      )}>
      {saving.failure && <Alert className="resource-form-failure" type="error" showIcon title={t('notSaved')} description={saving.failure} />}
      <Form id={id} name={id} form={form} layout="vertical" scrollToFirstError initialValues={saving.initial} disabled={saving.pending}
        onValuesChange={saving.changed} onFinish={() => saving.save()}>
        {fields.map((field) => <ResourceField key={field.name} resource={resource} field={field} row={row} />)}
      </Form>
      {saving.conflict && latest && (
        <ConflictDialog resource={resource} fields={fields.filter(({ name }) => saving.conflict?.includes(name))} latest={latest} wish={saving.wish()}
          onReload={saving.reload} onOverwrite={() => saving.save(true)} onCancel={saving.calm} />
      )}
      {question}
    </Drawer>
  );
}
