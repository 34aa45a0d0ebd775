import { Alert, Button, Drawer, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { PeranAkun, staffAccount } from '#contract/identity/access.api';
import type { Role } from '#contract/identity/identity';
import type { OutputOf } from '#contract/kit/endpoint';
import type { ApiError } from '#client/kit/api';
import { useFocusBack } from '#client/kit/focus';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import { roleName } from '#client/identity/role-names';

export type Row = OutputOf<typeof staffAccount.list>['data'][number];
type Values = { username: string; nama: string; roles: typeof PeranAkun._output[]; password?: string };
const FIELDS = ['username', 'nama', 'roles', 'password'] as const;

/** Adds an account or changes one; what was typed is not thrown away by closing. */
export function StaffAccountForm({ row, onClose }: { row: Row | undefined; onClose: () => void }) {
  const [t, language, textOf, telling] = [useWords('access'), useLanguage(), useProblemText(), useTelling()];
  const [form] = Form.useForm<Values>();
  const [create, change] = [useAction(staffAccount.create, { isQuiet: true }), useAction(staffAccount.change, { isQuiet: true })];
  const [failure, setFailure] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const { leave, question } = useLeaveGuard(isDirty);
  useFocusBack();

  const refused = (error: ApiError) => {
    const fields = FIELDS.flatMap((name) => (error.errors?.[name] ? [{ name, errors: [error.errors[name] as string] }] : []));
    form.setFields(fields);
    setFailure(fields.length ? undefined : textOf(error));
  };
  const save = ({ username, nama, roles, password }: Values) => {
    setFailure(undefined);
    const sent = row ? change.run({ id: row.id, nama, roles, ...(password ? { password } : {}) }) : create.run({ username, nama, roles, password: password ?? '' });
    sent.then(() => {
      telling.success({ title: t('saved') });
      onClose();
    }, refused);
  };
  const required = { required: true, message: t('required') };
  const pending = create.pending || change.pending;
  return (
    <Drawer open size={480} title={row ? t('editOf', { nama: row.nama ?? row.username ?? '–' }) : t('add')} onClose={() => leave(onClose)}
      footer={<div className="account-line"><Button onClick={() => leave(onClose)}>{t('cancel')}</Button><Button type="primary" htmlType="submit" form="staff-account" loading={pending}>{t('save')}</Button></div>}>
      {failure && <Alert type="error" showIcon title={t('notSaved')} description={failure} />}
      <Form id="staff-account" name="staff-account" form={form} layout="vertical" disabled={pending} onFinish={save} onValuesChange={() => setDirty(true)}
        initialValues={row ? { ...row, roles: row.roles as Role[] } : { roles: [] }}>
        <Form.Item name="nama" label={t('nama')} rules={[required]}><Input autoComplete="off" maxLength={100} /></Form.Item>
        {!row && <Form.Item name="username" label={t('username')} extra={t('usernameHint')} rules={[required]}><Input autoComplete="off" autoCapitalize="off" maxLength={30} /></Form.Item>}
        <Form.Item name="roles" label={t('roles')} rules={[required]}>
          <Select mode="multiple" options={PeranAkun.options.map((it) => ({ value: it, label: roleName(it, language) }))} />
        </Form.Item>
        <Form.Item name="password" label={t(row ? 'newPassword' : 'firstPassword')} extra={t('passwordHint')} rules={row ? [] : [required]}><Input.Password autoComplete="new-password" maxLength={128} /></Form.Item>
      </Form>
      {question}
    </Drawer>
  );
}
