import { common } from '#contract/kit/refusal';
import { KeptFile } from '#projections/file/file.query';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Actor } from '#server/kit/deciding/command';
import type { Policy } from '#server/kit/edge/policy';

/** Who meets students with their faces: in class, in an exam, in counselling. */
const MEET_STUDENTS = ['admin', 'guruAdmin', 'guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'pembinaEkskul', 'guruBK', 'pengawas'];
const seesStudents = ({ roles }: Actor) => roles.some((it) => MEET_STUDENTS.includes(it));
const isStaff = ({ roles }: Actor) => roles.some((it) => it !== 'murid');
const isOwn = (actor: Actor, id: string | undefined) => id === undefined || id === actor.account;

/** Everybody keeps their own photo; administrators anybody's. */
export const keepsPhoto: Policy<{ id_murid?: string; id_guru?: string }> = ({ actor, input: { id_murid, id_guru } }) =>
  actor.roles.includes('admin') || isOwn(actor, id_murid ?? id_guru);

export const seesStudentPhoto: Policy<{ id_murid?: string }> = ({ actor, input }) => isOwn(actor, input.id_murid) || seesStudents(actor);
export const seesTeacherPhoto: Policy<{ id_guru?: string }> = ({ actor, input }) => isOwn(actor, input.id_guru) || isStaff(actor);

/** A file is seen by whoever sees what it is kept for. */
export const seesFile: Policy<{ id: string }> = async ({ actor, input: { id }, ask }) => {
  const kept = await ask(new KeptFile({ id }));
  refuseUnless(kept, common.NOT_FOUND);
  if (kept.jenis === 'logo' || kept.id_pemilik === actor.account) return true;
  return kept.jenis === 'foto_murid' ? seesStudents(actor) : isStaff(actor);
};
