import type { Policy } from '#server/kit/edge/policy';

const LEADERS = ['admin', 'kurikulum', 'kepalaSekolah'];

/** Everybody asks what they teach themselves, the school's leaders what anybody does. */
export const ownTeaching: Policy<{ id_guru?: string | undefined }> = ({ actor, input }) =>
  input.id_guru === undefined || input.id_guru === actor.account || actor.roles.some((it) => LEADERS.includes(it));
