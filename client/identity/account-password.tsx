import { Alert, Button, Form, Input } from 'antd';
import { account } from '#contract/identity/account.api';
import type { ApiError } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { session } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useState } from 'react';

type Values = { password_lama?: string; password: string; repeat: string };

/** `hasOwn`: they chose the present password themselves, so it is asked for. */
export function AccountPassword({ hasOwn }: { hasOwn: boolean }) {
  const [t, textOf, telling] = [useWords('account'), useProblemText(), useTelling()];
  const [form] = Form.useForm<Values>();
  const { run, pending } = useAction(account.changePassword, { isQuiet: true });
  const [failure, setFailure] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty);
  const refused = (error: ApiError) => {
    const fields = (['password_lama', 'password'] as const).flatMap((name) => (error.errors?.[`data.${name}`] ? [{ name, errors: [error.errors[`data.${name}`] as string] }] : []));
    form.setFields(fields);
    setFailure(fields.length ? undefined : textOf(error));
  };
  const save = ({ password_lama, password }: Values) => {
    setFailure(undefined);
    run({ data: { password, ...(hasOwn ? { password_lama } : {}) } }).then(() => {
      session.passwordChanged();
      form.resetFields();
      setDirty(false);
      telling.success({ title: t('passwordSaved') });
    }, refused);
  };
  const again = ({ getFieldValue }: { getFieldValue: (name: string) => string }) => ({
    validator: (_: unknown, it: string) => (it === getFieldValue('password') ? Promise.resolve() : Promise.reject(new Error(t('notTheSame')))),
  });
  const required = (kolom: string) => ({ required: true, message: t('required', { kolom }) });
  return (
    <section className="panel">
      <h2>{t('password')}</h2>
      {failure && <Alert type="error" showIcon title={failure} />}
      <Form form={form} name="password-form" layout="vertical" className="account-form" disabled={pending} onFinish={save} onValuesChange={() => setDirty(form.isFieldsTouched())}>
        {hasOwn && <Form.Item name="password_lama" label={t('present')} rules={[required(t('present'))]}><Input.Password autoComplete="current-password" maxLength={128} /></Form.Item>}
        <Form.Item name="password" label={t('new')} extra={t('hint')} rules={[required(t('new'))]}><Input.Password autoComplete="new-password" maxLength={128} /></Form.Item>
        <Form.Item name="repeat" label={t('repeat')} dependencies={['password']} rules={[required(t('repeat')), again]}><Input.Password autoComplete="new-password" maxLength={128} /></Form.Item>
        <Button type="primary" htmlType="submit" loading={pending}>{t('savePassword')}</Button>
      </Form>
      {question}
    </section>
  );
}
