import { common } from '#contract/kit/refusal';
import { OneClass } from '#projections/classroom/classroom.query';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Policy } from '#server/kit/edge/policy';

const LEADERS = ['admin', 'kurikulum', 'kepalaSekolah'];

/** Read by the school's leaders, and by whoever leads the class (domain A.3). */
export const readsLedger: Policy<{ id_kelas: string }> = async ({ actor, input, ask }) => {
  const found = await ask(new OneClass({ id: input.id_kelas }));
  refuseUnless(found, common.NOT_FOUND);
  return actor.roles.some((it) => LEADERS.includes(it)) || (actor.roles.includes('waliKelas') && found.data.id_guru === actor.account);
};
