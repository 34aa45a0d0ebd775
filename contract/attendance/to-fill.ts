import type { Settings } from '#contract/institution/institution';

type Lesson = { id_kelas: string; mulai: string; tanggal_sesi?: string };

/** Of lessons that are not cancelled those whose registers are to be filled in, in the order of time: where the school marks once a day the first of each class's day, otherwise all. */
export function toFill<L extends Lesson>({ presence_setting }: Pick<Settings, 'presence_setting'>, lessons: readonly L[]): L[] {
  const days = new Set<string>();
  const isFirst = ({ id_kelas, tanggal_sesi }: L) => days.size < days.add(`${id_kelas} ${tanggal_sesi}`).size;
  return lessons.toSorted((a, b) => (a.mulai < b.mulai ? -1 : a.mulai > b.mulai ? 1 : 0)).filter((it) => presence_setting !== 'per_hari' || isFirst(it));
}
