import type { Policy } from '#server/kit/edge/policy';

/** An account is its owner's and the admin's. */
export const ownOrAdmin: Policy<{ id: string }> = ({ actor, input: { id } }) => actor.account === id || actor.roles.includes('admin');
/** The same, where the link's secret may stand in the place of the account. */
export const ownLink: Policy<{ id: string; tokenEmail?: string }> = ({ actor, input: { id, tokenEmail } }) => tokenEmail === undefined || actor.account === id;
/** Whose parents are whose is for the admin to say. */
export const ownOrParents: Policy<{ id: string; jenis: 'akun' | 'orangtua' }> = ({ actor, input: { id, jenis } }) =>
  jenis === 'orangtua' ? actor.roles.includes('admin') : actor.account === id;
