import { type Refusal, statusOf } from '#contract/kit/refusal';

/** The body of an answer that refuses: exactly this, in Indonesian. */
export const refusedAs = (refusal: Refusal, status: string = statusOf(refusal), more: object = {}) => ({ status, code: refusal.code, message: refusal.id, ...more });
