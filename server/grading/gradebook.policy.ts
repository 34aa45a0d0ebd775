import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import { Gradebooks, type Pembaca } from '#projections/grading/gradebook.query';
import { CompetencesOf, PartInGradebook } from '#projections/grading/gradebook-place.query';
import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

const leads = (actor: Actor) => isOne(OVERSEERS, actor);
type OfBook = { id_kelas: string; id_mata_pelajaran: string };

/** In the part that they ask for, where a role of theirs allows it; otherwise all that their roles let them read (domain A.3). */
export const readerOf = (actor: Actor, sebagai?: Pembaca['sebagai']): Pembaca => {
  const { account: id_guru } = actor;
  const [isTeacher, isWali] = [actor.roles.includes('guruMapel'), actor.roles.includes('waliKelas')];
  if ((sebagai === 'guru' && isTeacher) || (sebagai === 'wali' && isWali)) return { id_guru, sebagai };
  if (leads(actor)) return { id_guru: null, sebagai: 'pimpinan' };
  return { id_guru, sebagai: isTeacher && isWali ? 'guru_wali' : isWali ? 'wali' : 'guru' };
};

/** Who somebody is to a gradebook; of a class or subject that there is not, or that is not taught there, there is none. */
export async function partIn(ask: Ask, { account }: Actor, { id_kelas, id_mata_pelajaran }: OfBook) {
  const part = await ask(new PartInGradebook({ id_kelas, id_mata_pelajaran, id_orang: account as string }));
  refuseUnless(part, common.NOT_FOUND);
  refuseUnless(part.isTaught, no.NO_GRADEBOOK);
  return part;
}

/** Read by whoever teaches it, whoever leads the class, and the school's leaders (domain A.3). */
export const readsGrades: Policy<OfBook> = async ({ actor, input, ask }: Asking<OfBook>) => {
  if (actor.roles.includes('murid')) return false;
  const { isTeacher, isWali } = await partIn(ask, actor, input);
  return leads(actor) || (isTeacher && actor.roles.includes('guruMapel')) || (isWali && actor.roles.includes('waliKelas'));
};
/** Written by whoever teaches it; by the admin, too, whose reason a closed semester asks for. */
export const writesGrades: Policy<OfBook> = async ({ actor, input, ask }) => {
  const { isTeacher, isActive } = await partIn(ask, actor, input);
  return (isTeacher && actor.roles.includes('guruMapel')) || (!isActive && actor.roles.includes('admin'));
};
/** Handed over by whoever teaches it, of a closed semester by the admin; opened again by the curriculum office and the admin. */
export const locksGrades: Policy<OfBook & { terkunci: number }> = async ({ actor, input, ask }) => {
  const { isTeacher, isActive } = await partIn(ask, actor, input);
  return input.terkunci ? (isTeacher && actor.roles.includes('guruMapel')) || (!isActive && actor.roles.includes('admin')) : actor.roles.some((it) => it === 'kurikulum' || it === 'admin');
};
/** Staff, each as far as they see. */
export const readsBooks: Policy = ({ actor }) => leads(actor) || actor.roles.some((it) => it === 'guruMapel' || it === 'waliKelas');

/** A column of a competence is for whoever teaches its subject in the class. */
export const writesCompetence: Policy<{ id_kd_master: string; id_kelas: string }> = async ({ actor, input: { id_kd_master, id_kelas }, ask }) => {
  const [found] = await ask(new CompetencesOf({ id_kd: id_kd_master }));
  refuseUnless(found, no.COMPETENCE_NEEDED);
  return writesGrades({ actor, input: { id_kelas, id_mata_pelajaran: found.id_mata_pelajaran }, ask });
};
export const competenceReaderOf = (actor: Actor) => ({ id_orang: actor.account as string, sebagai: actor.roles.includes('murid') ? ('murid' as const) : leads(actor) ? ('pimpinan' as const) : ('guru' as const) });
/** A student sees their own; staff ask of a student, and see what concerns them. */
export const readsCompetences: Policy<{ id_murid?: string | undefined }> = ({ actor, input: { id_murid } }) =>
  actor.roles.includes('murid') ? id_murid === undefined || id_murid === actor.account : id_murid !== undefined && (leads(actor) || actor.roles.some((it) => it === 'guruMapel' || it === 'waliKelas'));

/** Competences are opened by whoever teaches the subject somewhere on the level. */
export const teachesOnLevel: Policy<{ id_level: string; id_mata_pelajaran: string }> = async ({ actor, input: { id_level, id_mata_pelajaran }, ask }) =>
  actor.roles.includes('guruMapel') && (await ask(new Gradebooks({ id_level, id_mata_pelajaran, pembaca: { id_guru: actor.account, sebagai: 'guru' } }))).data.length > 0;
