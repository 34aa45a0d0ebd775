import { isOne } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { LeaveById } from '#projections/leave/leave.query';
import { HomeroomOf } from '#projections/people/student-data.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Who knows of every child's health (domain A.3). */
const CARE_FOR_ALL = ['admin', 'kepalaSekolah', 'guruBK'];
const oversees = (actor: Actor) => isOne(CARE_FOR_ALL, actor);
/** Whose class somebody sees the leaves of: everybody's (null), or their own. */
export const leadBy = (actor: Actor) => (oversees(actor) ? null : actor.account);

type Who = Pick<Asking<unknown>, 'actor' | 'ask'>;
const keepsOf = async ({ actor, ask }: Who, id_murid: string) =>
  actor.roles.includes('admin') || (actor.roles.includes('waliKelas') && (await ask(new HomeroomOf({ id_guru: actor.account as string }))).includes(id_murid));

const leaveOf = async ({ ask, input }: Asking<{ id: string }>) => {
  const found = await ask(new LeaveById(input));
  refuseUnless(found, common.NOT_FOUND);
  return found;
};

/** Asked for by the student, or filed for them by who keeps their class's attendance. */
export const asksFor: Policy<{ id_murid?: string | undefined }> = (asking) => {
  const { actor, input: { id_murid = actor.account as string } } = asking;
  return (actor.roles.includes('murid') && id_murid === actor.account) || keepsOf(asking, id_murid);
};
export const asksOrAsked: Policy<{ id: string }> = async (asking) => asksFor({ ...asking, input: { id_murid: (await leaveOf(asking)).id_murid } });
/** Answered by the homeroom teacher of the class that the student is in now, and by the admin. */
export const reviews: Policy<{ id: string }> = async (asking) => keepsOf(asking, (await leaveOf(asking)).id_murid);
export const readsLeave: Policy<{ id: string }> = async (asking) => {
  const { id_murid } = await leaveOf(asking);
  return oversees(asking.actor) || id_murid === asking.actor.account || keepsOf(asking, id_murid);
};
/** What it makes of registers is for those who keep them or oversee them. */
export const readsEffect: Policy<{ id: string }> = async (asking) => oversees(asking.actor) || reviews(asking);
