import type { Policy } from '#server/kit/edge/policy';

/** A copy of somebody's data is theirs, and the admin's to hand over. */
export const ownOrAdmin: Policy<{ id: string }> = ({ actor, input }) => actor.account === input.id || actor.roles.includes('admin');
