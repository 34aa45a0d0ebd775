import { isDocument, type JenisDokumen } from '#contract/file/file';
import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { SeesAssignmentFile, SeesSubmissionFile } from '#projections/assignment/assignment-lesson.query';
import { SeesRppFile } from '#projections/curriculum/rpp.query';
import { KeptFile } from '#projections/file/file.query';
import { DecisionOn } from '#projections/people/consent.query';
import { IsRestricted } from '#projections/people/student.query';
import { HomeroomOf } from '#projections/people/student-data.query';
import { SeesTopicFile, topicReader } from '#projections/lesson/topic.query';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Actor } from '#server/kit/deciding/command';
import type { Asking, Policy } from '#server/kit/edge/policy';

type Who = Pick<Asking<unknown>, 'actor' | 'ask'>;

/** Who meets students with their faces: in class, in an exam, in counselling. */
const MEET_STUDENTS = [...OVERSEERS, 'guruAdmin', 'guruMapel', 'waliKelas', 'pembinaEkskul', 'guruBK', 'pengawas'];
const seesStudents = (actor: Actor) => isOne(MEET_STUDENTS, actor);
/** Domain A.3: whoever may read questions sees what they show. */
const READ_QUESTIONS = ['guruMapel', ...OVERSEERS];
const readsQuestions = (actor: Actor) => isOne(READ_QUESTIONS, actor);
/** Domain A.3: who reads every plan. */
const leads = (actor: Actor) => isOne(OVERSEERS, actor);
const isStaff = ({ roles }: Actor) => roles.some((it) => it !== 'murid');
const isAdmin = ({ roles }: Actor) => roles.includes('admin');
const isOwn = (actor: Actor, id: string | undefined) => id === undefined || id === actor.account;
const isHomeroomOf = async ({ actor, ask }: Who, id_murid: string) => (await ask(new HomeroomOf({ id_guru: actor.account as string }))).includes(id_murid);

/** Once a parent has said no to photos, or what is known of the student is restricted, only the student, their homeroom teacher and the admin see theirs (domain 7.2). */
export async function isHidden(who: Who, id_murid: string) {
  if (isOwn(who.actor, id_murid) || isAdmin(who.actor)) return false;
  const isRefused = (await who.ask(new DecisionOn({ id_murid, tujuan: 'foto_publikasi' }))) === 'ditarik' || (await who.ask(new IsRestricted({ id: id_murid })));
  return isRefused && !(await isHomeroomOf(who, id_murid));
}

/** Everybody keeps their own photo; administrators anybody's. */
export const keepsPhoto: Policy<{ id_murid?: string; id_guru?: string }> = ({ actor, input: { id_murid, id_guru } }) =>
  isAdmin(actor) || isOwn(actor, id_murid ?? id_guru);

/** What a parent signed is scanned by the admin or the student's homeroom teacher. */
export const keepsScan: Policy<{ id_murid: string }> = (asking) => isAdmin(asking.actor) || isHomeroomOf(asking, asking.input.id_murid);

/** The letter of a leave is kept by the student, or by whoever files it for them. */
export const keepsLetter: Policy<{ id_murid?: string }> = async (asking) =>
  isAdmin(asking.actor) || isOwn(asking.actor, asking.input.id_murid) || isHomeroomOf(asking, asking.input.id_murid as string);

/** Teachers keep what they teach with, students what they hand in. */
const KEEP_DOCUMENTS: Record<JenisDokumen, readonly string[]> = { topik: ['guruMapel'], rpp: ['guruMapel', 'kurikulum'], tugas: ['guruMapel'], pengumpulan: ['murid'] };
export const keepsDocument: Policy<{ untuk: JenisDokumen }> = ({ actor, input }) => actor.roles.some((it) => KEEP_DOCUMENTS[input.untuk].includes(it));

export const seesStudentPhoto: Policy<{ id_murid?: string }> = ({ actor, input }) => isOwn(actor, input.id_murid) || seesStudents(actor);
export const seesTeacherPhoto: Policy<{ id_guru?: string }> = ({ actor, input }) => isOwn(actor, input.id_guru) || isStaff(actor);

/** What a topic brings is seen by whoever sees the topic. */
const seesTopicFile: Policy<{ id: string }> = ({ actor, ask, input: { id } }) => ask(new SeesTopicFile({ id_file: id, pembaca: topicReader(actor) }));

/** Who teaches, or leads a class: of its students they see what was handed in. */
const MARK_WORK = ['guruMapel', 'waliKelas'];
/** Others than who keeps a document, by what it is kept for. */
const SEE_DOCUMENTS: Record<JenisDokumen, Policy<{ id: string }>> = {
  topik: (asking) => seesTopicFile(asking),
  rpp: async ({ actor, input: { id }, ask }) => leads(actor) || (actor.roles.includes('guruMapel') && (await ask(new SeesRppFile({ id_file: id, id_guru: actor.account as string })))),
  tugas: async ({ actor, input: { id }, ask }) => readsQuestions(actor) || (actor.roles.includes('murid') && (await ask(new SeesAssignmentFile({ id_file: id, id_murid: actor.account as string })))),
  pengumpulan: async ({ actor, input: { id }, ask }) => actor.roles.some((it) => MARK_WORK.includes(it)) && (await ask(new SeesSubmissionFile({ id_file: id, id_guru: actor.account as string }))),
};

/** A file is seen by whoever sees what it is kept for. */
export const seesFile: Policy<{ id: string }> = async (asking) => {
  const { actor, input: { id }, ask } = asking;
  const kept = await ask(new KeptFile({ id }));
  refuseUnless(kept, common.NOT_FOUND);
  if (kept.jenis === 'logo' || kept.id_pemilik === actor.account) return true;
  if (kept.jenis === 'persetujuan') return isAdmin(actor) || isHomeroomOf(asking, kept.id_pemilik);
  // Of others' letters is noted who reads them: they are told with the leave.
  if (kept.jenis === 'surat_izin') return false;
  if (kept.jenis === 'foto_guru') return isStaff(actor);
  if (kept.jenis === 'soal') return SEE_DOCUMENTS.tugas(asking);
  if (kept.jenis === 'gambar_topik') return seesTopicFile(asking);
  if (isDocument(kept.jenis)) return SEE_DOCUMENTS[kept.jenis](asking);
  return seesStudents(actor) && !(await isHidden(asking, kept.id_pemilik));
};
