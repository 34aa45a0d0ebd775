import type { Refusal } from '#contract/kit/refusal';

/** The body of an answer that refuses: exactly this, in Indonesian. */
export const refusedAs = ({ code, id }: Refusal, status: string = code, more: object = {}) => ({ status, code, message: id, ...more });
