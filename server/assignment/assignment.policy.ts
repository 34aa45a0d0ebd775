import { attendanceOf } from '#contract/attendance/attendance';
import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { PartInLesson, readsAllWork } from '#projections/assignment/assignment-lesson.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** In the role in which they ask: whoever leads the school and teaches, too, sees their own where they ask as a teacher. */
export const readerOf = ({ account, role, roles }: Actor) => {
  if (role === 'guruMapel') return { id_guru: account, sebagai: 'guru' as const };
  if (isOne(OVERSEERS, { roles })) return { id_guru: null, sebagai: 'pimpinan' as const };
  return { id_guru: account, sebagai: role === 'waliKelas' ? 'wali' as const : 'guru' as const };
};

/** How far the school is, its leaders see also where they teach themselves. */
export const overseerOf = (actor: Actor) => readerOf({ ...actor, role: OVERSEERS.find((it) => actor.roles.includes(it)) ?? actor.role });

/** What is missing is told across subjects: of the class that one leads, unless a leader of the school asks as one. */
export const missingReaderOf = (actor: Actor) => (actor.roles.includes('waliKelas') && !isOne(OVERSEERS, { roles: [actor.role] }) ? { id_guru: actor.account, sebagai: 'wali' as const } : overseerOf(actor));

const partOf = async ({ actor, ask }: Asking<unknown>, id_sesi: string) => {
  const part = await ask(new PartInLesson({ id_sesi, id_orang: actor.account as string }));
  refuseUnless(part, common.NOT_FOUND);
  return part;
};

type OfLesson = { id_sesi: string };
/** Written by whoever teaches the lesson, or its subject in its class by the timetable (domain A.3). */
export const teaches: Policy<OfLesson> = async (asking) => {
  const { isTeacher } = await partOf(asking, asking.input.id_sesi);
  return isTeacher && asking.actor.roles.includes('guruMapel');
};
export const teachesById: Policy<{ id: string }> = (asking) => teaches({ ...asking, input: { id_sesi: asking.input.id } });
/** Read by them, by whoever leads the class, and by the school's leaders. */
export const readsMarks: Policy<OfLesson> = async (asking) => {
  const { isTeacher, isWali } = await partOf(asking, asking.input.id_sesi);
  return isTeacher || isWali || isOne(['admin', 'kurikulum'], asking.actor);
};
/** Keys are for whoever sets the questions and those who oversee them. */
export const readsKeys: Policy<{ id: string }> = async (asking) => {
  const { isTeacher } = await partOf(asking, asking.input.id);
  return isTeacher || isOne(['admin', 'kurikulum'], asking.actor);
};
/** What a student wrote is read by themselves, by whoever teaches the lesson or leads the class, and by the admin. */
export const readsWork: Policy<{ id_sesi: string; id_murid?: string | undefined }> = async (asking) => {
  const { actor, input: { id_sesi, id_murid = actor.account } } = asking;
  const part = await partOf(asking, id_sesi);
  if (actor.roles.includes('murid')) return id_murid === actor.account && part.isMember;
  return readsAllWork(part, actor.roles);
};
/** Handed in by the student themselves, of the class. */
export const handsIn: Policy<{ id_sesi: string; id_murid?: string | undefined }> = async (asking) => {
  const { actor, input: { id_sesi, id_murid = actor.account } } = asking;
  return id_murid === actor.account && (await partOf(asking, id_sesi)).isMember;
};
export const handsInById: Policy<{ id: string }> = async (asking) => {
  const { id_sesi, id_murid } = attendanceOf(asking.input.id);
  refuseUnless(id_murid, common.NOT_FOUND);
  return handsIn({ ...asking, input: { id_sesi, id_murid } });
};
