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
    AccountOpened: ({ data: { id_akun }, revision }) => [[BeginPassword, { id_akun, revision }]],
    AccountClosed: ({ data: { id_akun }, revision }) => [[EndAccount, { id_akun, revision }]],
    TeacherRegistered: ({ data: { id_guru }, revision }) => [[BeginPassword, { id_akun: id_guru, revision }]],
    TeacherRemoved: ({ data: { id_guru }, revision }) => [[EndAccount, { id_akun: id_guru, revision }]],
    StudentRegistered: ({ data: { id_murid }, revision }) => [[BeginPassword, { id_akun: id_murid, revision }]],
    StudentRemoved: ({ data: { id_murid }, revision }) => [[EndAccount, { id_akun: id_murid, revision }]],
    StudentStatusChanged: ({ data: { id_murid, status } }) => [[SetStanding, { id_akun: id_murid, isActive: status === 'aktif' }]],
  },
});
