import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { account } from '#contract/identity/account.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { ApiError } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';

type Data = OutputOf<typeof account.one>['data'];
type Values = { email: string; password?: string };

/** The address that the account is reached at, and the way to another one. */
export function AccountEmail(data: Data) {
  const t = useWords('account');
  const { run, pending } = useAction(account.sendAgain);
  const telling = useTelling();
  const again = () => void run({ id: data.id }).then(({ message }) => telling.success({ title: t(message === 'VERIFIED' ? 'alreadyVerified' : 'emailSent') }), () => undefined);
  const waits = data.email_menunggu !== null || (data.email !== null && !data.email_terverifikasi);
  return (
    <section className="panel">
      <h2>{t('email')}</h2>
      {data.email ? <div className="account-line"><span>{data.email}</span><Verified is={data.email_terverifikasi} /></div> : <p>{t('emailNone')}</p>}
      {data.email_menunggu && <Alert type="info" showIcon title={t('emailPending', { alamat: data.email_menunggu })} />}
      {waits && <div><Button onClick={again} loading={pending}>{t('sendAgain')}</Button></div>}
      {data.email_orangtua && <div className="account-line"><strong>{t('emailParent')}</strong><span>{data.email_orangtua}</span><Verified is={data.email_orangtua_terverifikasi} /></div>}
      <NewEmail id={data.id} asksPassword={data.status_sandi === 'user_set'} />
    </section>
  );
}

function Verified({ is }: { is: boolean }) {
  const t = useWords('account');
  return <StatusTag tone={is ? 'good' : 'warn'}>{t(is ? 'verified' : 'unverified')}</StatusTag>;
}

function NewEmail({ id, asksPassword }: { id: string; asksPassword: boolean }) {
  const [t, textOf, telling] = [useWords('account'), useProblemText(), useTelling()];
  const [form] = Form.useForm<Values>();
  const { run, pending } = useAction(account.changeEmail, { isQuiet: true });
  const [failure, setFailure] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty);
  const refused = (error: ApiError) => {
    const fields = (['email', 'password'] as const).flatMap((name) => (error.errors?.[name] ? [{ name, errors: [error.errors[name] as string] }] : []));
    form.setFields(fields);
    setFailure(fields.length ? undefined : textOf(error));
  };
  const save = (values: Values) => {
    setFailure(undefined);
    run({ id, ...values }).then(() => {
      form.resetFields();
      setDirty(false);
      telling.success({ title: t('emailSent') });
    }, refused);
  };
  const required = (kolom: string) => ({ required: true, message: t('required', { kolom }) });
  return (
    <Form form={form} name="email-form" layout="vertical" className="account-form" disabled={pending} onFinish={save} onValuesChange={() => setDirty(form.isFieldsTouched())}>
      {failure && <Alert type="error" showIcon title={failure} />}
      <Form.Item name="email" label={t('newEmail')} rules={[required(t('newEmail'))]}><Input type="email" inputMode="email" autoComplete="email" maxLength={254} /></Form.Item>
      {asksPassword && <Form.Item name="password" label={t('present')} rules={[required(t('present'))]}><Input.Password autoComplete="current-password" maxLength={128} /></Form.Item>}
      <Button htmlType="submit" loading={pending}>{t('saveEmail')}</Button>
      {question}
    </Form>
  );
}
