import { StudentCorrected, TeacherCorrected } from '#contract/people/people.events';
import { TellFormerContact } from '#server/identity/account-commands';
import { process, type Wish } from '#server/kit/processes/process';

type Known = { email: string | null } | null;
const moved = (id_akun: string, before: Known, { email }: { email: string | null }): Wish[] =>
  before?.email && before.email !== email ? [[TellFormerContact, { id_akun, email: before.email }]] : [];

/** Whoever is reached elsewhere from now on is told where they were reached until now, whoever has changed it. */
export const tellFormerContact = process({
  name: 'tell-former-contact',
  events: { StudentCorrected, TeacherCorrected },
  on: {
    StudentCorrected: ({ data: { id_murid, sebelum, ...now } }) => moved(id_murid, sebelum, now),
    TeacherCorrected: ({ data: { id_guru, sebelum, ...now } }) => moved(id_guru, sebelum, now),
  },
});
