/** The lessons of one class in a subject, in their order: the competence of each that is planned, and whether it has been held. */
export type Taught = { id_kd_master: string | null; sudah: boolean };
export type Progress = { planned: ReadonlySet<string>; held: ReadonlySet<string>; twice: number; /** Null while no lesson with a competence was held. */ uncovered: number | null };

/**
 * How far a class comes: at the speed of the lessons that were held it begins so many more competences in the lessons that are left.
 * What is planned for those counts, too, where it is more.
 */
export function progressOf(competences: ReadonlySet<string>, lessons: readonly Taught[], left: number): Progress {
  const of = (them: readonly Taught[]) => new Set(them.flatMap((it) => (it.id_kd_master && competences.has(it.id_kd_master) ? [it.id_kd_master] : [])));
  const past = lessons.filter((it) => it.sudah);
  const [planned, held] = [of(lessons), of(past)];
  const ended = lessons.flatMap((it, i) => (it.id_kd_master && it.id_kd_master !== lessons.slice(i + 1).find((next) => next.id_kd_master)?.id_kd_master ? [it.id_kd_master] : []));
  const twice = ended.length - new Set(ended).size;
  if (!held.size) return { planned, held, twice, uncovered: null };
  const reached = Math.min(competences.size, held.size + Math.floor((left * held.size) / past.length));
  return { planned, held, twice, uncovered: competences.size - Math.max(reached, planned.size) };
}
