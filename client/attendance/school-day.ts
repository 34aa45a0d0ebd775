import { addDays, hariOf } from '#contract/school-year/school-days';

/** The next or the previous day on which a school may have lessons: none has them on a Sunday. */
export function schoolDayFrom(tanggal: string, step: 1 | -1) {
  const day = addDays(tanggal, step);
  return hariOf(day) === 'Minggu' ? addDays(day, step) : day;
}
