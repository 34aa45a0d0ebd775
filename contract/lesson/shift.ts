import type { Rencana } from '#contract/lesson/plan';

/** A lesson in its place among those of its class and subject. */
export type Placed = { id_sesi: string; mulai: string; libur: boolean };
export type Content = Pick<Rencana, 'id_topik' | 'id_kd_master'>;
export type Shift = { to: ReadonlyMap<string, Content>; left: readonly Content[] };

const EMPTY: Content = { id_topik: null, id_kd_master: null };
const isEmpty = ({ id_topik, id_kd_master }: Content) => !id_topik && !id_kd_master;
const isSame = (one: Content, other: Content) => one.id_topik === other.id_topik && one.id_kd_master === other.id_kd_master;
const contentOf = (it: Content | undefined): Content => (it ? { id_topik: it.id_topik, id_kd_master: it.id_kd_master } : EMPTY);

const differing = (plans: ReadonlyMap<string, Content>, next: Iterable<readonly [string, Content]>) =>
  new Map([...next].filter(([id, content]) => !isSame(content, contentOf(plans.get(id)))));

/**
 * A lesson is lost: what it and those after it were to be about is taught one lesson later each, and no lesson is held on a holiday.
 * What the last ones were about is left over.
 */
export function bumped(lessons: readonly Placed[], plans: ReadonlyMap<string, Content>, id_sesi: string): Shift {
  const ordered = lessons.toSorted((one, other) => one.mulai.localeCompare(other.mulai) || one.id_sesi.localeCompare(other.id_sesi));
  const from = ordered.slice(ordered.findIndex((it) => it.id_sesi === id_sesi));
  const places = from.slice(1).filter((it) => !it.libur);
  const contents = from.filter((it) => it.id_sesi === id_sesi || !it.libur || !isEmpty(contentOf(plans.get(it.id_sesi)))).map((it) => contentOf(plans.get(it.id_sesi)));
  const given = new Map(places.map(({ id_sesi: id }, i) => [id, contents[i] ?? EMPTY] as const));
  const to = differing(plans, from.map(({ id_sesi: id }) => [id, given.get(id) ?? EMPTY] as const));
  return { to, left: contents.slice(places.length).filter((it) => !isEmpty(it)) };
}

/** What the lessons of one class were about becomes what those of another are about, the first of the first and so on. What is planned already stays, unless it is to be replaced. */
export function copied(from: readonly Placed[], to: readonly Placed[], plans: ReadonlyMap<string, Content>, isReplacing: boolean): Shift {
  const held = (them: readonly Placed[]) => them.filter((it) => !it.libur).toSorted((one, other) => one.mulai.localeCompare(other.mulai) || one.id_sesi.localeCompare(other.id_sesi));
  const contents = held(from).map((it) => contentOf(plans.get(it.id_sesi)));
  const places = held(to);
  const given = places.flatMap(({ id_sesi }, i) => {
    const [content, now] = [contents[i] ?? EMPTY, contentOf(plans.get(id_sesi))];
    return isEmpty(content) || (!isReplacing && !isEmpty(now)) ? [] : [[id_sesi, content] as const];
  });
  return { to: differing(plans, given), left: contents.slice(places.length).filter((it) => !isEmpty(it)) };
}
