import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { homeroomRefusals as no } from '#contract/homeroom/homeroom.refusals';
import { ClassAsked } from '#projections/homeroom/class-asked.query';
import { HomeroomOf } from '#projections/people/student-data.query';
import { TeachesIn } from '#projections/subject/teaching.query';
import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import type { Policy } from '#server/kit/edge/policy';

type OfClass = { id_kelas?: string | undefined };
const leads = (actor: Actor) => isOne(OVERSEERS, actor);

/** The class that is named, or one's own; refuses where there is none. */
export const classAsked = async ({ actor: { account }, input: { id_kelas }, ask }: { actor: Actor; input: OfClass; ask: Ask }) =>
  (await ask(new ClassAsked({ id_kelas, account }))) ?? refuse(id_kelas ? common.NOT_FOUND : no.NO_CLASS);

/** A class is overseen by its homeroom teacher and by whoever leads the school. */
export const overseesClass: Policy<OfClass> = async (asking) => {
  const { id_guru } = await classAsked(asking);
  return leads(asking.actor) || id_guru === asking.actor.account;
};

/** How much of a class somebody may know: all of it, of the lessons that they hold themselves, of their own class as its student; or nothing (domain A.3). */
export async function part({ actor, input, ask }: { actor: Actor; input: OfClass; ask: Ask }): Promise<'all' | 'taught' | 'member' | undefined> {
  const { id_kelas_tahun_ajaran, id_guru, isMember } = await classAsked({ actor, input, ask });
  if (leads(actor) || id_guru === actor.account) return 'all';
  if (actor.roles.includes('murid')) return isMember ? 'member' : undefined;
  return actor.roles.includes('guruMapel') && (await ask(new TeachesIn({ id_guru: actor.account as string, id_kelas_tahun_ajaran }))) ? 'taught' : undefined;
}
export const knowsClass: Policy<OfClass> = async (asking) => (await part(asking)) !== undefined;

/** Who the students of a class are is known to whoever counsels them, too. */
export const knowsStudents: Policy<OfClass> = async (asking) => (await knowsClass(asking)) || asking.actor.roles.includes('guruBK');
/** Teachers who name no class ask for what they hold. */
export const knowsWeeks: Policy<OfClass> = (asking) => (asking.input.id_kelas === undefined && asking.actor.roles.includes('guruMapel')) || knowsClass(asking);

/** A student's month is their own, their homeroom teacher's and the leaders'. */
export const readsMonth: Policy<{ id_murid?: string | undefined }> = async ({ actor, ask, input: { id_murid = actor.account as string } }) =>
  id_murid === actor.account || leads(actor) || (await ask(new HomeroomOf({ id_guru: actor.account as string }))).includes(id_murid);
