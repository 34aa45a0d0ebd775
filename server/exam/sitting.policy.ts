import { common } from '#contract/kit/refusal';
import { SitsExam } from '#server/exam/exam-for-attempt';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** An exam is sat by whoever was seated in it. */
export const sits: Policy<{ id: string }> = (asking) => isSeated(asking, asking.input.id);
export const sitsNamed: Policy<{ id_cbt: string }> = (asking) => isSeated(asking, asking.input.id_cbt);
/** What is decided about an attempt is told to whoever's it is. */
export const ownControl: Policy<{ id_cbt: string; id_murid: string }> = async (asking) => (await sitsNamed(asking)) && asking.input.id_murid === asking.actor.account;
/** One's own; who else may be named is nobody. */
export const ownList: Policy<{ id_murid?: string | undefined }> = ({ actor, input: { id_murid } }) => id_murid === undefined || id_murid === actor.account;

async function isSeated({ actor: { account }, ask }: Asking<unknown>, id_cbt: string) {
  const sits = await ask(new SitsExam({ id_cbt, id_murid: account as string }));
  refuseUnless(sits !== undefined, common.NOT_FOUND);
  return sits;
}
