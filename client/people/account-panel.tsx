import { Button, Form, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyEndpoint, ApiError } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblem } from '#client/kit/problem';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { EraseDialog } from '#client/people/erase-dialog';
import '#client/people/people.css';
import '#client/people/persons.words';

type Props = { person: { id: string; nama: string | null }; login: string | null; list: AnyEndpoint; back: string; reset: AnyEndpoint; remove: AnyEndpoint };

/** What an admin may do with somebody's account: a new password, an end, an erasure. */
export function AccountPanel({ person, login, list, back, reset, remove }: Props) {
  const t = useWords('persons');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'removal' | 'erasure'>();
  const nama = person.nama ?? t('erasedName');
  return (
    <>
      <PasswordForm id={person.id} nama={nama} login={login} reset={reset} />
      <section className="panel" aria-labelledby="end-title">
        <h2 id="end-title">{t('endTitle')}</h2>
        <p className="person-about">{t('endAbout')}</p>
        <div className="person-danger">
          <Button danger onClick={() => setOpened('removal')}>{t('removePerson')}</Button>
          <Button danger onClick={() => setOpened('erasure')}>{t('erase')}</Button>
        </div>
      </section>
      {opened === 'removal' && (
        <RemovalDialog endpoint={remove} id={person.id} list={list} title={t('removeTitle', { nama })} question={t('removeQuestion', { nama })} onClose={() => setOpened(undefined)} onRemoved={() => void navigate(back)}
          refusal={({ code, body }) => code === 'IN_USE' && t(body.nama ? 'inUseIn' : 'inUse', { nama, kelas: String(body.nama ?? '') })} />
      )}
      {opened === 'erasure' && <EraseDialog id={person.id} nama={nama} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function PasswordForm({ id, nama, login, reset }: { id: string; nama: string; login: string | null; reset: AnyEndpoint }) {
  const [t, telling, complain] = [useWords('persons'), useTelling(), useProblem()];
  const [form] = Form.useForm<{ password: string }>();
  const { run, pending } = useAction(reset, { isQuiet: true });
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty);
  const give = (password: string): Promise<void> =>
    run({ id, password }).then(() => {
      form.resetFields();
      setDirty(false);
      telling.success({ title: t('passwordSet'), description: t(password === login ? 'passwordIsNumber' : 'passwordIsNew', { nama, nomor: login ?? '' }) });
    }, (error: ApiError) => (error.errors?.password ? form.setFields([{ name: 'password', errors: [error.errors.password] }]) : complain(error, () => void give(password))));
  return (
    <section className="panel" aria-labelledby="password-title">
      <h2 id="password-title">{t('password')}</h2>
      <p className="person-about">{t('passwordAbout', { nomor: login ?? '–' })}</p>
      <Form form={form} name="password" layout="vertical" className="person-narrow" onFinish={({ password }) => void give(password)} disabled={pending || !login}
        onValuesChange={(_, { password }) => setDirty(Boolean(password))}>
        <Form.Item name="password" label={t('newPassword')} extra={t('passwordHint')} rules={[{ required: true, message: t('passwordMissing') }]}><Input.Password autoComplete="new-password" maxLength={128} /></Form.Item>
        <div className="person-foot">
          <Button type="primary" htmlType="submit" loading={pending}>{t('setPassword')}</Button>
          <Popconfirm title={t('backToNumberAsk', { nama, nomor: login ?? '–' })} okText={t('backToNumberDo')} cancelText={t('cancel')} onConfirm={() => login && void give(login)}><Button disabled={!login || pending}>{t('backToNumber', { nomor: login ?? '–' })}</Button></Popconfirm>
        </div>
      </Form>
      {question}
    </section>
  );
}
