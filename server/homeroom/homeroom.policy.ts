import type { Policy } from '#server/kit/edge/policy';

const LEADERS = ['admin', 'kurikulum', 'kepalaSekolah'];

/** Teachers ask for themselves; the school's leaders for anybody. */
export const ownHomeroom: Policy<{ id: string }> = ({ actor, input }) => input.id === actor.account || actor.roles.some((it) => LEADERS.includes(it));
