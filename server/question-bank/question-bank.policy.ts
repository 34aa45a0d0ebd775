import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { OwnerOfPackage } from '#projections/question-bank/question-package.query';
import { MayReadQuestions, OwnerOfQuestion, type Reader } from '#projections/question-bank/question.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

export const readerOf = ({ account, roles }: Actor): Reader => ({ id_guru: account as string, isLeader: isOne(OVERSEERS, { roles }) });

/** A question is read by whoever wrote it, by the leaders, and by those it is shared with. */
export const readsQuestion: Policy<{ id: string }> = async ({ actor, input: { id }, ask }) => {
  refuseUnless(await ask(new OwnerOfQuestion({ id })), common.NOT_FOUND);
  return ask(new MayReadQuestions({ daftar_soal: [id], pembaca: readerOf(actor) }));
};
/** Only whoever wrote it changes it. */
export const ownQuestion: Policy<{ id: string }> = (asking) => isOwn(asking, new OwnerOfQuestion({ id: asking.input.id }));
export const ownPackage: Policy<{ id: string }> = (asking) => isOwn(asking, new OwnerOfPackage({ id: asking.input.id }));
export const readsPackage: Policy<{ id: string }> = async (asking) => (await ownPackage(asking)) || readerOf(asking.actor).isLeader;

async function isOwn({ actor, ask }: Asking<unknown>, question: OwnerOfQuestion | OwnerOfPackage) {
  const owner = await ask(question);
  refuseUnless(owner, common.NOT_FOUND);
  return owner === actor.account;
}
