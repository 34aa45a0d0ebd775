import { PeranAkun, staffAccount } from '#contract/identity/access.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { choices, optional, secret } from '#contract/kit/fields';
import { formOver } from '#client/kit/resource/form-over';
import { ResourceForm } from '#client/kit/resource/resource-form';
import { useWords } from '#client/kit/words';

export type Row = OutputOf<typeof staffAccount.list>['data'][number];

const { nama, username } = staffAccount.create.input.shape;
const roles = choices(PeranAkun.options, { min: 1 });
const NEW_ACCOUNT = formOver('staff-account', 'nama', { nama, username, roles, password: secret() }, { list: staffAccount.list, create: staffAccount.create });
const ACCOUNT = formOver('staff-account-change', 'nama', { nama, roles, password: optional(secret()) }, { list: staffAccount.list, change: staffAccount.change });
/** It replaces nothing that anybody could have seen. */
const UNSEEN = ['password'];

/** Adds an account or changes one. */
export function StaffAccountForm({ row, onClose }: { row: Row | undefined; onClose: () => void }) {
  const t = useWords('access');
  if (!row) return <ResourceForm resource={NEW_ACCOUNT} title={t('add')} onClose={onClose} />;
  return <ResourceForm resource={ACCOUNT} title={t('editOf', { nama: row.nama ?? row.username ?? '–' })} row={row} always={UNSEEN} onClose={onClose} />;
}
