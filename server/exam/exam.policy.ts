import { isFree } from '#contract/exam/exam';
import { isOne, LEADERS, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { OwnerOfExam } from '#projections/exam/exam.query';
import { ExamOfRoom } from '#projections/exam/supervision.query';
import { LostReferences } from '#projections/kit/resource-checks';
import { MayReadQuestions, OwnerOfQuestion } from '#projections/question-bank/question.query';
import { TeachesSubjects } from '#projections/subject/teaching.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Whose exams somebody asks for: whose they say where they lead the school, otherwise their own. */
export const askedOf = (by: Actor, id_guru?: string) => (isOne(OVERSEERS, by) ? id_guru : (by.account as string));

type Named = { id_guru?: string | undefined };
/** Whoever names a teacher is that teacher, or leads the school. */
const speaksFor = ({ actor }: Asking<unknown>, id_guru: string | undefined) => id_guru === undefined || id_guru === actor.account || isOne(OVERSEERS, actor);
export const ofOneself: Policy<Named> = (asking) => speaksFor(asking, asking.input.id_guru);
export const ofOneselfById: Policy<{ id?: string | undefined }> = (asking) => speaksFor(asking, asking.input.id);

async function ownerOf({ ask }: Asking<unknown>, id: string) {
  const found = await ask(new OwnerOfExam({ id }));
  refuseUnless(found, common.NOT_FOUND);
  return found;
}
/** Nothing of it is any more, or is, for who asks for it. */
export const isThere: Policy<{ id_cbt: string }> = async (asking) => Boolean(await ownerOf(asking, asking.input.id_cbt));

export const readsExam: Policy<{ id: string } & Named> = async (asking) => {
  const { id_guru } = await ownerOf(asking, asking.input.id);
  return speaksFor(asking, asking.input.id_guru) && (id_guru === asking.actor.account || isOne(OVERSEERS, asking.actor));
};
export const readsNamed: Policy<{ id_cbt: string }> = (asking) => readsExam({ ...asking, input: { id: asking.input.id_cbt } });
/** A question's past is read by whoever reads the question. */
export const readsPast: Policy<{ id: string }> = async ({ actor, input: { id }, ask }) => {
  refuseUnless(await ask(new OwnerOfQuestion({ id })), common.NOT_FOUND);
  return ask(new MayReadQuestions({ daftar_soal: [id], pembaca: { id_guru: actor.account as string, isLeader: isOne(OVERSEERS, actor) } }));
};
/** An exam is planned by its teacher, of a subject that they teach; one that there is not is refused as such. */
async function plansOf({ actor, ask }: Asking<unknown>, id: string | undefined) {
  if (id === undefined || (await ask(new TeachesSubjects({ id_guru: actor.account as string, id_mata_pelajaran: id })))) return true;
  return (await ask(new LostReferences({ given: [{ field: 'id_mata_pelajaran', of: 'subject', id }] }))).length > 0;
}
export const plansExam: Policy<Named & { id_mata_pelajaran: string }> = (asking) => speaksFor(asking, asking.input.id_guru) && plansOf(asking, asking.input.id_mata_pelajaran);

type OfExam = { id?: string | undefined; id_cbt?: string | undefined; id_mata_pelajaran?: string | undefined } & Named;
export const ownExam: Policy<OfExam> = async (asking) => {
  const { input: { id, id_cbt = id, id_guru, id_mata_pelajaran }, actor } = asking;
  const { id_guru: owner } = await ownerOf(asking, id_cbt as string);
  return owner === actor.account && speaksFor(asking, id_guru) && plansOf(asking, id_mata_pelajaran);
};
/** Called off by who approves exams, and by its teacher where it needed nobody. */
export const cancelsExam: Policy<{ id_cbt: string }> = async (asking) => {
  const { id_guru, tipe } = await ownerOf(asking, asking.input.id_cbt);
  return isOne(LEADERS, asking.actor) || (id_guru === asking.actor.account && isFree(tipe));
};
/** Its teacher, or a leader. */
export const keepsRoom: Policy<{ id_pengawas_cbt: string }> = async ({ actor, input: { id_pengawas_cbt }, ask }) => {
  const found = await ask(new ExamOfRoom({ id_pengawas_cbt }));
  refuseUnless(found, common.NOT_FOUND);
  return found.id_guru === actor.account || isOne(OVERSEERS, actor);
};
