import { z } from 'zod';
import { AUDITORS } from '#contract/audit/readers';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Role } from '#contract/identity/identity';

const identity = (readers: readonly string[]) => personal('identitas', 'id_akun', z.string(), readers);

/** An account of its own: the admin's, or that of staff who do not teach. `id_akun` is the id of the person. */
export const AccountOpened = event('AccountOpened', { id_akun: Id, username: identity(['admin']), nama: identity(AUDITORS), roles: z.array(Role) }, {
  version: 2,
  upcast: { 1: (data) => ({ ...data, nama: null }) },
});
export const AccountCorrected = event('AccountCorrected', {
  id_akun: Id, nama: identity(AUDITORS), email: identity(['admin']),
  sebelum: personal('identitas', 'id_akun', z.object({ nama: z.string().nullable(), email: z.string().nullable() })),
});
export const RolesChanged = event('RolesChanged', { id_akun: Id, roles: z.array(Role), sebelum: z.array(Role) });
export const AccountClosed = event('AccountClosed', { id_akun: Id, nama: identity(AUDITORS) });
