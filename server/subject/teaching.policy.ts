import { isOne, OVERSEERS } from '#contract/identity/identity';
import { TeachesSubjects } from '#projections/subject/teaching.query';
import type { Actor } from '#server/kit/deciding/command';
import type { Policy } from '#server/kit/edge/policy';

export const leads = (actor: Pick<Actor, 'roles'>) => isOne(OVERSEERS, actor);

/** Everybody asks what they teach themselves, the school's leaders what anybody does. */
export const ownTeaching: Policy<{ id_guru?: string | undefined }> = ({ actor, input }) =>
  input.id_guru === undefined || input.id_guru === actor.account || leads(actor);

/** Competences are kept by those who teach the subject; the admin and the curriculum keep all (domain A.3). */
const KEEPERS = ['admin', 'kurikulum'];
export const keepsCompetence: Policy<{ id?: string; id_mata_pelajaran?: string }> = ({ actor: { account, roles }, input: { id, id_mata_pelajaran }, ask }) =>
  roles.some((it) => KEEPERS.includes(it)) || ask(new TeachesSubjects({ id_guru: account as string, id_kd: id, id_mata_pelajaran }));
