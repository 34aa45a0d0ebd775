import { addDays, daysBetween, mondayOf } from '#contract/school-year/school-days';

export type SchoolWeek = { minggu_ke: number; tanggal_awal: string; tanggal_akhir: string; isEfektif: boolean; libur: number };
type Days = { tanggal_awal: string; tanggal_akhir: string };

/**
 * The weeks of a semester, Monday to Sunday, counted from 1 (domain 5.3). A week is effective unless all of its school days
 * (`jumlah_hari` a week) in the semester are holidays; `libur` counts those that are.
 */
export function weeksOf({ tanggal_awal, tanggal_akhir }: Days, holidays: ReadonlySet<string>, jumlah_hari: number): SchoolWeek[] {
  const weeks: SchoolWeek[] = [];
  for (let monday = mondayOf(tanggal_awal); monday <= tanggal_akhir; monday = addDays(monday, 7)) {
    const [first, last] = [later(monday, tanggal_awal), earlier(addDays(monday, jumlah_hari - 1), tanggal_akhir)];
    const days = [...daysBetween(first, last)];
    const libur = days.filter((it) => holidays.has(it)).length;
    weeks.push({ minggu_ke: weeks.length + 1, tanggal_awal: monday, tanggal_akhir: addDays(monday, 6), isEfektif: libur < days.length, libur });
  }
  return weeks;
}

/** The months that a semester touches, from the first day in it to the last. */
export function monthsOf({ tanggal_awal, tanggal_akhir }: Days): Days[] {
  const months: Days[] = [];
  for (let first = tanggal_awal; first <= tanggal_akhir; first = dayAfterMonth(first)) months.push({ tanggal_awal: first, tanggal_akhir: earlier(addDays(dayAfterMonth(first), -1), tanggal_akhir) });
  return months;
}

function dayAfterMonth(tanggal: string) {
  const [year, month] = tanggal.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
