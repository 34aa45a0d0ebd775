import { isOne, OVERSEERS } from '#contract/identity/identity';
import type { InputOf } from '#contract/kit/endpoint';
import type { timetable as api } from '#contract/timetable/timetable.api';
import { IsMember } from '#projections/attendance/class-attendance.query';
import { OneClass } from '#projections/classroom/classroom.query';
import type { Actor } from '#server/kit/deciding/command';
import type { Policy } from '#server/kit/edge/policy';

/** Whoever reads everybody's timetable (domain A.3). */
export const leads = (actor: Actor) => isOne(OVERSEERS, actor);

/** A teacher's is read by themselves and the school's leaders. */
export const ownSchedule: Policy<{ id_guru?: string }> = ({ actor, input }) => leads(actor) || (actor.roles.includes('guruMapel') && (input.id_guru === undefined || input.id_guru === actor.account));

/** Paper is of what somebody may read: one's own, one's class's, or everything. */
export const prints: Policy<InputOf<typeof api.print>> = async ({ actor, input: { untuk, id }, ask }) => {
  if (leads(actor)) return true;
  if (untuk === 'sekolah' || id === undefined || actor.account === null) return false;
  if (untuk === 'guru') return id === actor.account;
  const found = await ask(new OneClass({ id }));
  if (!found) return false;
  const { id_guru, id_kelas_tahun_ajaran } = found.data;
  return id_guru === actor.account || ask(new IsMember({ id_kelas_tahun_ajaran, id_murid: actor.account }));
};
