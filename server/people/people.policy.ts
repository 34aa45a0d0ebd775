import { isOne, OVERSEERS } from '#contract/identity/identity';
import { ClassById } from '#projections/attendance/class-attendance.query';
import { HomeroomOf, IsHomeroom } from '#projections/people/student-data.query';
import { StudentCard } from '#projections/people/student.query';
import type { Actor } from '#server/kit/deciding/command';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Who oversees every student, and who besides meets some of them (domain A.3); an office that it does not name has no business with them. */
const OVERSEE_ALL = [...OVERSEERS, 'guruBK'];
const MEET_STUDENTS = [...OVERSEE_ALL, 'guruMapel', 'waliKelas', 'pembinaEkskul'];
const meetsStudents = (actor: Actor) => isOne(MEET_STUDENTS, actor);
export const hasDirectory: Policy<unknown> = ({ actor }) => actor.roles.includes('murid') || meetsStudents(actor);
export const meetsOrSelf: Policy<{ id: string }> = ({ actor, input }) => actor.account === input.id || meetsStudents(actor);

/** Whose numbers somebody knows, which are first passwords too: everybody's (null), or of those whom they lead or teach and their own. */
export const knows = (actor: Actor, id?: string) => (actor.account === id || isOne(OVERSEE_ALL, actor) ? null : actor.account);

/** The data book of a student is the admin's, and the student's own (domain A.3). */
export const knowsAllOf = ({ roles, account }: Actor, id: string) => roles.includes('admin') || account === id;
export const adminOrSelf: Policy<{ id: string }> = ({ actor, input }) => knowsAllOf(actor, input.id);

/** Who may know of everybody's health (domain A.3). */
const CARE_FOR_ALL = ['admin', 'kepalaSekolah', 'guruBK'];
export const healthOfClass: Policy<{ id: string }> = async (asking) =>
  isOne(CARE_FOR_ALL, asking.actor) || asking.ask(new IsHomeroom({ id_guru: asking.actor.account as string, id_kelas_tahun_ajaran: asking.input.id }));

/** Homeroom teachers keep the data of their own students. */
export const ownStudents: Policy<{ data: { id_murid: string }[] }> = async ({ actor, input, ask }) => {
  const mine = new Set(await ask(new HomeroomOf({ id_guru: actor.account as string })));
  return input.data.every(({ id_murid }) => mine.has(id_murid));
};

/** Consents are recorded by the admin and by the student's homeroom teacher; the student sees them too. */
export const keepsConsent: Policy<{ id: string }> = async ({ actor, input, ask }) =>
  actor.roles.includes('admin') || (await ask(new HomeroomOf({ id_guru: actor.account as string }))).includes(input.id);
export const seesConsent: Policy<{ id: string }> = (asking) => asking.actor.account === asking.input.id || keepsConsent(asking);

/** The consents of a class are the admin's and its homeroom teacher's. */
export const consentsOfClass: Policy<{ id: string }> = ({ actor, input, ask }) =>
  actor.roles.includes('admin') || ask(new IsHomeroom({ id_guru: actor.account as string, id_kelas_tahun_ajaran: input.id }));

/** Homeroom teachers see who has paid of their own class; the offices of everybody (domain A.3). */
const PAYMENT_OFFICES = ['admin', 'keuangan', 'kepalaSekolah'];
export const seesPayments: Policy<{ id_kelas?: string }> = async ({ actor, input: { id_kelas }, ask }) =>
  actor.roles.some((it) => PAYMENT_OFFICES.includes(it)) || (id_kelas !== undefined && (await ask(new ClassById({ id: id_kelas })))?.id_guru === actor.account);

/** Whoever is restricted is shown to themselves, the admin and their homeroom teacher. */
export const seesRestricted = ({ actor, ask }: Pick<Asking<unknown>, 'actor' | 'ask'>, id: string) => seesConsent({ actor, ask, input: { id } });
export const seenBy = ({ roles, account }: Actor) => (roles.includes('admin') ? null : account);

/** What a student may narrow the list of students to: their own class; nothing where they are in none. */
export async function classmatesOf({ actor, ask }: Pick<Asking<unknown>, 'actor' | 'ask'>) {
  if (!actor.roles.includes('murid')) return undefined;
  return (await ask(new StudentCard({ id: actor.account as string })))?.data.id_kelas ?? null;
}
