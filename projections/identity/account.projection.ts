import { z } from 'zod';
import { AccountClosed, AccountCorrected, AccountOpened, RolesChanged } from '#contract/identity/identity.events';
import { Role } from '#contract/identity/identity';
import { personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { StudentCorrected, StudentRegistered, StudentRemoved, TeacherCorrected, TeacherRegistered, TeacherRemoved, TeacherRolesChanged } from '#contract/people/people.events';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

const identity = (schema = z.string()) => personal('identitas', 'id_akun', schema);
/** Who may sign in: accounts of their own, teachers by their NIK, students by their NIS. */
export const account = about(table('account', { id_akun: Id, username: identity(), nama: identity(), email: identity(), roles: z.array(Role) }, ['id_akun'], [['username'], ['email']]), { id_akun: 'goes' });

export const accountProjection = projection({
  name: 'account',
  version: 3,
  tables: [account],
  events: { AccountOpened, AccountCorrected, RolesChanged, AccountClosed, TeacherRegistered, TeacherCorrected, TeacherRolesChanged, TeacherRemoved, StudentRegistered, StudentCorrected, StudentRemoved },
  on: {
    AccountOpened: ({ data }) => put(account, { ...data, email: null }),
    AccountCorrected: ({ data: { id_akun, nama, email } }) => patch(account, { id_akun }, { nama, email }),
    AccountClosed: ({ data: { id_akun } }) => remove(account, { id_akun }),
    RolesChanged: ({ data: { id_akun, roles } }) => patch(account, { id_akun }, { roles }),
    TeacherRegistered: ({ data: { id_guru, nik, nama, email, roles } }) => put(account, { id_akun: id_guru, username: nik, nama, email, roles }),
    TeacherCorrected: ({ data: { id_guru, nik, nama, email } }) => patch(account, { id_akun: id_guru }, { username: nik, nama, email }),
    TeacherRolesChanged: ({ data: { id_guru, roles } }) => patch(account, { id_akun: id_guru }, { roles }),
    TeacherRemoved: ({ data: { id_guru } }) => remove(account, { id_akun: id_guru }),
    StudentRegistered: ({ data: { id_murid, nis, nama, email } }) => put(account, { id_akun: id_murid, username: nis, nama, email, roles: ['murid'] }),
    StudentCorrected: ({ data: { id_murid, nis, nama, email } }) => patch(account, { id_akun: id_murid }, { username: nis, nama, email }),
    StudentRemoved: ({ data: { id_murid } }) => remove(account, { id_akun: id_murid }),
  },
});
