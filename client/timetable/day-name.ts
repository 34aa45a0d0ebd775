import { addDays } from '#contract/school-year/school-days';
import { formatHari } from '#client/kit/time';

/** Some Monday. */
const MONDAY = '2026-08-03';
/** What a day of the week is called in the language of the screen; 1 is Monday. */
export const dayName = (hari: number) => formatHari(addDays(MONDAY, hari - 1));
