import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import { ClassAsked } from '#projections/homeroom/class-asked.query';
import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import type { Policy } from '#server/kit/edge/policy';

type OfClass = { id_kelas?: string | undefined };
/** The class that is named, or that whoever asks leads. */
export const ledgerClass = async (ask: Ask, { account }: Actor, { id_kelas }: OfClass) => (await ask(new ClassAsked({ id_kelas, account }))) ?? refuse(id_kelas ? common.NOT_FOUND : no.NO_CLASS_NAMED);

/** Read by the school's leaders, and by whoever leads the class (domain A.3). */
export const readsLedger: Policy<OfClass> = async ({ actor, input, ask }) => {
  const { id_guru } = await ledgerClass(ask, actor, input);
  return isOne(OVERSEERS, actor) || (actor.roles.includes('waliKelas') && id_guru === actor.account);
};
