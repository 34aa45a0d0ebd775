/** The lessons of one class in a subject, in their order: the competence of each that is planned, and whether it has been held. */
export type Taught = { id_kd_master: string | null; sudah: boolean };
export type Progress = { planned: ReadonlySet<string>; held: ReadonlySet<string>; twice: number; /** Null while no lesson was held. */ uncovered: number | null };

type Kd = { id: string; kode: string; id_mata_pelajaran: string; id_level: string };
/** Skills are practised with the knowledge that they belong to: of KD 3.2 and 4.2 the first stands for both (domain 1.15), so that no lesson has to be planned twice. */
export function taughtAs(all: readonly Kd[]): (id: string) => string {
  const known = new Map(all.map((it) => [`${it.id_mata_pelajaran} ${it.id_level} ${it.kode}`, it.id]));
  const first = new Map(all.flatMap((it) => (it.kode.startsWith('4.') ? [[it.id, known.get(`${it.id_mata_pelajaran} ${it.id_level} 3.${it.kode.slice(2)}`) ?? it.id]] : [])));
  return (id) => first.get(id) ?? id;
}

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
  if (!past.length) return { planned, held, twice, uncovered: null };
  const reached = Math.min(competences.size, held.size + Math.floor((left * held.size) / past.length));
  return { planned, held, twice, uncovered: competences.size - Math.max(reached, planned.size) };
}
