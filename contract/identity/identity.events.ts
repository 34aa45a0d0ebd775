import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Role } from '#contract/identity/identity';

/** `id_akun` is the id of the person: a teacher's or a student's account bears their id. */
export const AccountOpened = event('AccountOpened', {
  id_akun: Id,
  username: personal('identitas', 'id_akun', z.string()),
  roles: z.array(Role),
});
export const RolesChanged = event('RolesChanged', { id_akun: Id, roles: z.array(Role), sebelum: z.array(Role) });
