import type { Policy } from '#server/kit/edge/policy';

/** Everybody has their own. */
export const ownDisplay: Policy<{ id_akun?: string }> = ({ actor, input }) => input.id_akun === undefined || input.id_akun === actor.account;
