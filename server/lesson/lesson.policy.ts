import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { LessonOwners } from '#projections/lesson/lesson.query';
import { IsMember } from '#projections/attendance/class-attendance.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Whoever sees everybody's lessons. */
export const leads = (roles: readonly string[]) => isOne(OVERSEERS, { roles });
const isLeader = ({ actor }: Asking<unknown>) => leads(actor.roles);

const ownersOf = async ({ ask }: Asking<unknown>, id_sesi: string) => {
  const owners = await ask(new LessonOwners({ id_sesi }));
  refuseUnless(owners, common.NOT_FOUND);
  return owners;
};

/** Read by who teaches the lesson, its homeroom teacher, the school's leaders and the students of the class. */
export const seenByClass: Policy<{ id: string }> = async (asking) => {
  const { id_guru, id_guru_pengganti, wali, id_kelas_tahun_ajaran } = await ownersOf(asking, asking.input.id);
  const { account } = asking.actor;
  if (isLeader(asking) || (account !== null && [id_guru, id_guru_pengganti, wali].includes(account))) return true;
  return account !== null && asking.ask(new IsMember({ id_kelas_tahun_ajaran, id_murid: account }));
};

/** Students ask for themselves. */
export const ownStudent: Policy<{ id_murid?: string }> = ({ actor, input }) => input.id_murid === undefined || input.id_murid === actor.account;

/** Of whom is asked: teachers ask for themselves; leaders for the one they name, or for everybody. */
export const whose = ({ account, role, roles }: Actor, id_guru: string | undefined) => id_guru ?? (role === 'guruMapel' || !leads(roles) ? (account ?? undefined) : undefined);
/** Teachers list their own lessons; leaders anybody's. */
export const ownLessons: Policy<{ id_guru?: string }> = (asking) => isLeader(asking) || asking.input.id_guru === undefined || asking.input.id_guru === asking.actor.account;

/** The same of a lesson that the input names otherwise, without the students. */
export const readsLesson: Policy<{ id_sesi: string }> = async (asking) => {
  const { id_guru, id_guru_pengganti, wali } = await ownersOf(asking, asking.input.id_sesi);
  const { account } = asking.actor;
  return isLeader(asking) || (account !== null && [id_guru, id_guru_pengganti, wali].includes(account));
};
