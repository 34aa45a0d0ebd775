import { common, type Refusal } from '#contract/kit/refusal';

export type Params = Record<string, string | number>;

/** A wish that is not granted; `errors` names the fields that are to blame, `beside` is answered with it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal, readonly params: Params = {}, readonly errors?: Record<string, string | Refusal>, readonly beside: object = {}) {
    super(refusal.code);
  }
}

/** A refusal with the fault that it stands for, which is told to the log only. */
export const causedBy = (it: Refused, cause: unknown): Refused => Object.assign(it, { cause });

/** What may be over in a moment, or is done and nobody knows it yet: the same command is given again. A broken history never is. */
export const isPassing = ({ refusal }: Refused) => refusal.status === common.UNAVAILABLE.status && refusal !== common.HISTORY_BROKEN;

/** What is one’s own line of an answer for many. What nobody knows yet is none: the whole is asked for again under its key, which does to each what is still lacking. */
export function lineOf(error: unknown): Refused {
  if (!(error instanceof Refused)) throw error;
  return isPassing(error) ? refuse(common.UNKNOWN_OUTCOME) : error;
}

export function refuse(refusal: Refusal, params?: Params): never {
  throw new Refused(refusal, params);
}

export function refuseUnless(allowed: unknown, refusal: Refusal, params?: Params): asserts allowed {
  if (!allowed) refuse(refusal, params);
}

/** Refuses what refers to nothing, naming the fields. */
export function refuseLost(lost: readonly string[]) {
  if (lost.length) throw new Refused(common.LOST_REFERENCE, {}, Object.fromEntries(lost.map((field) => [field, common.LOST_REFERENCE])));
}

/** Refuses for a reason where there is one; `field` is to blame for what may be mended in it. */
export function refuseFor(refusal: Refusal | undefined, field?: string) {
  if (refusal) throw new Refused(refusal, {}, field && refusal.status === 422 ? { [field]: refusal } : undefined);
}
