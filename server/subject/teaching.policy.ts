import type { Actor } from '#server/kit/deciding/command';
import type { Policy } from '#server/kit/edge/policy';

const LEADERS = ['admin', 'kurikulum', 'kepalaSekolah'];
export const leads = ({ roles }: Pick<Actor, 'roles'>) => roles.some((it) => LEADERS.includes(it));

/** Everybody asks what they teach themselves, the school's leaders what anybody does. */
export const ownTeaching: Policy<{ id_guru?: string | undefined }> = ({ actor, input }) =>
  input.id_guru === undefined || input.id_guru === actor.account || leads(actor);
