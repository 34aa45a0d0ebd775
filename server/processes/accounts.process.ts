import { AccountClosed, AccountOpened } from '#contract/identity/identity.events';
import { StudentRegistered, StudentRemoved, StudentStatusChanged, TeacherRegistered, TeacherRemoved } from '#contract/people/people.events';
import { BeginPassword, EndAccount, SetStanding } from '#server/identity/account-commands';
import { process } from '#server/kit/processes/process';

/**
 * What people sign in with, from the first to the last: their first password for two weeks, an account at rest for a student who
 * has left, nothing for whoever was removed. One process, because what begins late must not come after the end.
 */
export const accounts = process({
  name: 'accounts',
  events: { AccountOpened, AccountClosed, TeacherRegistered, TeacherRemoved, StudentRegistered, StudentRemoved, StudentStatusChanged },
  on: {
    AccountOpened: ({ data: { id_akun } }) => [[BeginPassword, { id_akun }]],
    AccountClosed: ({ data: { id_akun } }) => [[EndAccount, { id_akun }]],
    TeacherRegistered: ({ data: { id_guru } }) => [[BeginPassword, { id_akun: id_guru }]],
    TeacherRemoved: ({ data: { id_guru } }) => [[EndAccount, { id_akun: id_guru }]],
    StudentRegistered: ({ data: { id_murid } }) => [[BeginPassword, { id_akun: id_murid }]],
    StudentRemoved: ({ data: { id_murid } }) => [[EndAccount, { id_akun: id_murid }]],
    StudentStatusChanged: ({ data: { id_murid, status } }) => [[SetStanding, { id_akun: id_murid, isActive: status === 'aktif' }]],
  },
});
