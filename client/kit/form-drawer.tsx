import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Drawer, Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import type { AnyEndpoint, ApiError } from '#client/kit/api';
import { useFocusBack } from '#client/kit/focus';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

type Props = {
  id: string;
  title: string;
  form: FormInstance;
  initial: Record<string, unknown>;
  pending: boolean;
  /** Answers once it is kept; nothing where the form has said what is wrong. */
  onSave: () => Promise<unknown> | undefined;
  onClose: () => void;
  /** What shows what is kept here. */
  lists: readonly AnyEndpoint[];
  children: ReactNode;
};

/** The frame of a form that is no resource's: guarded against leaving, with what the server says above or beside the fields. */
export function FormDrawer({ id, title, form, initial, pending, onSave, onClose, lists, children }: Props) {
  const t = useWords('resource');
  const [client, telling, textOf] = [useQueryClient(), useTelling(), useProblemText()];
  const [isDirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { leave, question } = useLeaveGuard(isDirty);
  useFocusBack();
  const kept = async () => {
    await Promise.all(lists.map((it) => client.invalidateQueries({ queryKey: [it.name] })));
    telling.success({ title: t('saved') });
    onClose();
  };
  const refused = (error: ApiError) => {
    const [name, said] = Object.entries(error.errors ?? {}).find(([it]) => it in initial) ?? [];
    if (name) form.setFields([{ name, errors: [said as string] }]);
    setFailure(name ? undefined : textOf(error));
  };
  const changed = (values: object) => {
    form.setFields(Object.keys(values).map((name) => ({ name, errors: [] })));
    setDirty(Object.entries(form.getFieldsValue()).some(([name, value]) => (value ?? null) !== (initial[name] ?? null)));
  };
  return (
    <Drawer open size={480} title={title} onClose={() => leave(onClose)} afterOpenChange={(isOpen) => isOpen && form.focusField(Object.keys(initial)[0] as string)}
      footer={(
        <div className="resource-form-foot">
          <Button onClick={() => leave(onClose)}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={pending}>{t('save')}</Button>
        </div>
      )}>
      {failure && <Alert className="resource-form-failure" type="error" showIcon title={t('notSaved')} description={failure} />}
      <Form id={id} name={id} form={form} layout="vertical" initialValues={initial} disabled={pending} onValuesChange={changed}
        onFinish={() => void onSave()?.then(kept, refused)}>
        {children}
      </Form>
      {question}
    </Drawer>
  );
}
