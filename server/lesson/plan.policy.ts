import { PartInLesson } from '#projections/assignment/assignment-lesson.query';
import { common } from '#contract/kit/refusal';
import { KeptFile } from '#projections/file/file.query';
import { HomeroomOf } from '#projections/people/student-data.query';
import { HasSlots, PlanningOf, PlansOfAct } from '#projections/lesson/plan.query';
import { MayReadTopic, OwnerOfTopic, topicReader } from '#projections/lesson/topic.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';
import { leads } from '#server/lesson/lesson.policy';

const isAdmin = ({ roles }: Actor) => roles.includes('admin');

/**
 * Plans are made by who holds the lessons or has their subject and class on the timetable (domain A.3), and of a lesson by itself by
 * whoever stands in for them; what there is not is not planned by anybody.
 */
async function mayPlan({ actor, ask }: Asking<unknown>, daftar_sesi: readonly string[], reach: 'lessons' | 'course' = 'lessons') {
  const { sesi, isTheirs, isCovered } = await ask(new PlanningOf({ daftar_sesi, id_guru: actor.account }));
  refuseUnless(new Set(daftar_sesi).size === sesi.length, common.NOT_FOUND);
  return isAdmin(actor) || (reach === 'course' ? isTheirs : isCovered);
}
/** What moves on the lessons after it, too. */
export const plansFrom: Policy<{ id_sesi: string }> = (asking) => mayPlan(asking, [asking.input.id_sesi], 'course');
/** What is handed in after a lesson is set by whoever teaches it, nobody else (domain A.3). */
const teaches = async ({ actor, ask }: Asking<unknown>, id_sesi: string) =>
  actor.roles.includes('guruMapel') && (await ask(new PartInLesson({ id_sesi, id_orang: actor.account as string })))?.isTeacher === true;
export const plansDetail: Policy<{ data: { id_sesi: string; tipe_assignment?: string | null | undefined } }> = async (asking) => {
  const { id_sesi, tipe_assignment } = asking.input.data;
  return (await mayPlan(asking, [id_sesi])) && (tipe_assignment === undefined || teaches(asking, id_sesi));
};
export const plansLessons: Policy<{ dataSesi: readonly string[] }> = (asking) => mayPlan(asking, asking.input.dataSesi);
/** What is copied is one's own subject on both sides. */
export const plansClasses: Policy<{ dari: string; ke: readonly string[]; id_mata_pelajaran: string }> = ({ actor, ask, input: { dari, ke, id_mata_pelajaran } }) =>
  isAdmin(actor) || ask(new HasSlots({ id_guru: actor.account as string, id_mata_pelajaran, daftar_kelas: [dari, ...ke] }));
export const plannedIt: Policy<{ id: string }> = async (asking) => {
  const parts = await asking.ask(new PlansOfAct({ id_rencana: asking.input.id }));
  refuseUnless(parts.length, common.NOT_FOUND);
  return mayPlan(asking, [...new Set(parts.map((it) => it.id_sesi))], parts.every((it) => it.jumlah === 1) ? 'lessons' : 'course');
};

export const readsTopic: Policy<{ id: string }> = async ({ actor, ask, input: { id } }) => {
  refuseUnless(await ask(new OwnerOfTopic({ id })), common.NOT_FOUND);
  return ask(new MayReadTopic({ id, pembaca: topicReader(actor) }));
};
/** Only whoever wrote it changes it. */
export const ownTopic: Policy<{ id: string }> = async ({ actor, ask, input: { id } }) => {
  const owner = await ask(new OwnerOfTopic({ id }));
  refuseUnless(owner, common.NOT_FOUND);
  return owner === actor.account;
};

/** The same where the input names the topic otherwise. */
export const readsTopicNamed: Policy<{ id_topik: string }> = (asking) => readsTopic({ ...asking, input: { id: asking.input.id_topik } });
export const ownTopicNamed: Policy<{ id_topik: string }> = (asking) => ownTopic({ ...asking, input: { id: asking.input.id_topik } });
/** A file of a topic is dropped by who kept it. */
export const ownTopicFile: Policy<{ id: string }> = async ({ actor, ask, input: { id } }) => {
  const kept = await ask(new KeptFile({ id }));
  refuseUnless(kept?.jenis === 'topik', common.NOT_FOUND);
  return kept.id_pemilik === actor.account;
};

/** Everybody asks for themselves, who is no student to learn nothing; of somebody else their homeroom teacher and the leaders. */
export const ownSubjects: Policy<{ id_murid?: string | undefined }> = async ({ actor, ask, input: { id_murid = actor.account as string } }) =>
  id_murid === actor.account || leads(actor.roles) || (await ask(new HomeroomOf({ id_guru: actor.account as string }))).includes(id_murid);
