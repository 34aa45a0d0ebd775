import { AccountOpened } from '#contract/identity/identity.events';
import { StudentRegistered, StudentStatusChanged, TeacherRegistered } from '#contract/people/people.events';
import { BeginPassword, SetStanding } from '#server/identity/account-commands';
import { process } from '#server/kit/processes/process';

/** Whoever gets an account has their first password for two weeks; a student who has left has an account that is at rest. */
export const firstPasswords = process({
  name: 'first-passwords',
  events: { AccountOpened, TeacherRegistered, StudentRegistered, StudentStatusChanged },
  on: {
    AccountOpened: ({ data: { id_akun } }) => [[BeginPassword, { id_akun }]],
    TeacherRegistered: ({ data: { id_guru } }) => [[BeginPassword, { id_akun: id_guru }]],
    StudentRegistered: ({ data: { id_murid } }) => [[BeginPassword, { id_akun: id_murid }]],
    StudentStatusChanged: ({ data: { id_murid, status } }) => [[SetStanding, { id_akun: id_murid, isActive: status === 'aktif' }]],
  },
});
