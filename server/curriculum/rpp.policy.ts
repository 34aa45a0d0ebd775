import type { StatusRpp } from '#contract/curriculum/rpp';
import { isOne, LEADERS, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { RppById } from '#projections/curriculum/rpp.query';
import { TeachesSubjects } from '#projections/subject/teaching.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Domain A.3: who reads every plan, and who decides about them. */
/** Whose plans somebody is told of: everybody's (null), or those that they write. */
export const writerOf = (by: Actor) => (isOne(OVERSEERS, by) ? null : (by.account as string));

type One = { id: string };
async function found({ ask }: Asking<unknown>, id: string) {
  const it = await ask(new RppById({ id }));
  refuseUnless(it, common.NOT_FOUND);
  return it;
}
const isWriter = async (asking: Asking<unknown>, id: string) => (await found(asking, id)).daftar_penulis.includes(asking.actor.account as string);
const reads = async (asking: Asking<unknown>, id: string) => {
  const { templat, daftar_penulis } = await found(asking, id);
  return templat || isOne(OVERSEERS, asking.actor) || daftar_penulis.includes(asking.actor.account as string);
};

export const readsRpp: Policy<One> = (asking) => reads(asking, asking.input.id);
export const writesRpp: Policy<One> = (asking) => isWriter(asking, asking.input.id);
export const ownsRpp: Policy<One> = async (asking) => (await found(asking, asking.input.id)).id_guru === asking.actor.account;
/** A remark is answered by who writes the plan, and by who made it. */
export const speaksOfRpp: Policy<One> = async (asking) => (await isWriter(asking, asking.input.id)) || isOne(LEADERS, asking.actor);
export const remarksRpp: Policy<One> = async (asking) => Boolean(await found(asking, asking.input.id));
/** Submitted and taken back by who writes it, decided about by a leader. */
export const decidesRpp: Policy<One & { status: StatusRpp }> = (asking) => {
  const { status, id } = asking.input;
  return status === 'draf' || status === 'diajukan' ? isWriter(asking, id) : found(asking, id).then(() => isOne(LEADERS, asking.actor));
};
/** A plan is of a subject that its teacher teaches, and begins with what they may read. */
export const draftsRpp: Policy<{ dataRPP: { id_mata_pelajaran: string; dari?: string | undefined } }> = async (asking) => {
  const { actor, ask, input: { dataRPP: { id_mata_pelajaran, dari } } } = asking;
  if (dari && !(await reads(asking, dari))) return false;
  return actor.roles.includes('kurikulum') || ask(new TeachesSubjects({ id_guru: actor.account as string, id_mata_pelajaran }));
};
