import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { IsMember } from '#projections/attendance/class-attendance.query';
import { OneClass } from '#projections/classroom/classroom.query';
import { TeachesIn } from '#projections/subject/teaching.query';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Who sees every class's students (domain A.3). */
const oversees = ({ actor }: Asking<unknown>) => isOne([...OVERSEERS, 'guruBK'], actor);

async function classOf({ ask, input }: Asking<{ id: string }>) {
  const found = await ask(new OneClass(input));
  refuseUnless(found, common.NOT_FOUND);
  return found.data;
}

/** Students see their own class, everybody else all of them. */
export const ownClassOrStaff: Policy<{ id: string }> = async (asking) => {
  const { id_kelas_tahun_ajaran } = await classOf(asking);
  const { account, roles } = asking.actor;
  return !roles.includes('murid') || (account !== null && asking.ask(new IsMember({ id_kelas_tahun_ajaran, id_murid: account })));
};

/** Who the students of a class are is known to its staff; their numbers to those who oversee all, teach it or are its homeroom teacher. */
export const knowsNumbers: Policy<{ id: string }> = async (asking) => {
  const { id_kelas_tahun_ajaran, id_guru } = await classOf(asking);
  const { account } = asking.actor;
  if (oversees(asking) || (account !== null && id_guru === account)) return true;
  return account !== null && asking.ask(new TeachesIn({ id_guru: account, id_kelas_tahun_ajaran }));
};
