import { attendanceOf } from '#contract/attendance/attendance';
import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { ClassById, IsMember } from '#projections/attendance/class-attendance.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { LessonOwners } from '#projections/lesson/lesson.query';
import { HomeroomOf } from '#projections/people/student-data.query';
import type { Ask } from '#projections/kit/question';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Who sees everybody's attendance (domain A.3). */
const oversees = ({ actor }: Asking<unknown>) => isOne([...OVERSEERS, 'guruBK'], actor);

const ownersOf = async ({ ask }: Asking<unknown>, id_sesi: string) => {
  const owners = await ask(new LessonOwners({ id_sesi }));
  refuseUnless(owners, common.NOT_FOUND);
  return owners;
};

/** Taken by who teaches the lesson or stands in, or where it is taken once a day by the class's homeroom teacher; and by the admin (domain 1.1, A.3). */
export const taught: Policy<{ id_sesi: string }> = async (asking) => {
  if (asking.actor.roles.includes('admin')) return true;
  const { id_guru, id_guru_pengganti, wali } = await ownersOf(asking, asking.input.id_sesi);
  const { account } = asking.actor;
  return account !== null && ((await isDaily(asking.ask)) ? [wali] : [id_guru, id_guru_pengganti]).includes(account);
};

export const isDaily = async (ask: Ask) => (await ask(new SchoolSettings())).presence_setting === 'per_hari';

/** The same, for a row of a register. */
export const taughtRow: Policy<{ id: string }> = (asking) => taught({ ...asking, input: attendanceOf(asking.input.id) });

/** Read by who teaches the lesson, its class's homeroom teacher and whoever oversees all. */
export const seenByStaff: Policy<{ id_sesi: string }> = async (asking) => {
  const { id_guru, id_guru_pengganti, wali } = await ownersOf(asking, asking.input.id_sesi);
  const { account } = asking.actor;
  return oversees(asking) || (account !== null && [id_guru, id_guru_pengganti, wali].includes(account));
};

/** A class is read by its homeroom teacher and whoever oversees all. */
export const homeroom: Policy<{ id: string }> = async (asking) => {
  const found = await asking.ask(new ClassById(asking.input));
  refuseUnless(found, common.NOT_FOUND);
  return oversees(asking) || found.id_guru === asking.actor.account;
};

/** A student's days, by the homeroom teacher of their class and whoever oversees all. */
export const homeroomOfStudent: Policy<{ id: string }> = async (asking) => {
  const { account } = asking.actor;
  return oversees(asking) || (account !== null && (await asking.ask(new HomeroomOf({ id_guru: account }))).includes(asking.input.id));
};

/** What a percentage is made of, by the student it is about too. */
export const ownOrHomeroom: Policy<{ id_murid: string }> = async (asking) =>
  asking.input.id_murid === asking.actor.account || homeroomOfStudent({ ...asking, input: { id: asking.input.id_murid } });

/** Students check in to lessons of their own class. */
export const ownClass: Policy<{ id_sesi: string }> = async (asking) => {
  const { id_kelas_tahun_ajaran } = await ownersOf(asking, asking.input.id_sesi);
  const { account } = asking.actor;
  return account !== null && asking.ask(new IsMember({ id_kelas_tahun_ajaran, id_murid: account }));
};
