import type { ZonaWaktu } from '#contract/institution/institution';
import { addDays, daysBetween, hariOf, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { semesterFrom, type SemesterPlan } from '#contract/school-year/semester';
import { type Model, slotStart } from '#contract/timetable/timetable';

export const ZONA: ZonaWaktu = 'Asia/Jakarta';
/** Model B of domain 5.2: a regular five-day week. */
export const MODEL_B: Model = { tipe: 'B', jam_mulai: '07:00', durasi: 40, isMurajaah1: 1, isMurajaah2: 0, murajaah1dur: 30, murajaah2dur: 0, break1dur: 20, break2dur: 50 };

/** Fixed days of every year and those of 2026 and 2027 that fall into school weeks (domain 5.3; 2027 estimated). */
const HOLIDAYS: Record<string, string> = {
  '01-01': 'Tahun Baru', '05-01': 'Hari Buruh', '06-01': 'Hari Lahir Pancasila', '08-17': 'Proklamasi Kemerdekaan', '12-25': 'Natal',
  '2026-08-25': 'Maulid Nabi', '2027-01-05': 'Isra Mikraj', '2027-03-08': 'Nyepi', '2027-03-10': 'Idul Fitri', '2027-03-11': 'Idul Fitri',
  '2027-03-26': 'Wafat Yesus Kristus', '2027-05-06': 'Kenaikan Yesus Kristus', '2027-05-17': 'Idul Adha', '2027-05-20': 'Waisak',
};
export const holidayOn = (tanggal: string) => HOLIDAYS[tanggal] ?? HOLIDAYS[tanggal.slice(5)];

/** The second Monday of July and the first of January (domain 5.3). */
const firstDays = { Ganjil: (year: number) => addDays(mondayOf(`${year}-07-07`), 7), Genap: (year: number) => mondayOf(`${year}-01-07`) };

/** Both semesters of the school year that a day belongs to; the long holidays belong to the one that they follow. */
export function semestersOf(tanggal: string): [ganjil: SemesterPlan, genap: SemesterPlan] {
  const year = Number(tanggal.slice(0, 4));
  const first = tanggal < firstDays.Ganjil(year) ? year - 1 : year;
  return [semesterFrom({ tanggal_awal: firstDays.Ganjil(first) }), semesterFrom({ tanggal_awal: firstDays.Genap(first + 1) })];
}
/** The semester that a day is in; none in the holidays between two. */
export const semesterOn = (tanggal: string) => semestersOf(tanggal).find((it) => it.tanggal_awal <= tanggal && tanggal <= it.tanggal_akhir);
/** The semester that a demo begins in on a day, and the one before it, empty but for its days: what an archive begins with. */
export function foundedOn(tanggal: string): { before: SemesterPlan; now: SemesterPlan } {
  const [ganjil, genap] = semestersOf(tanggal);
  return genap.tanggal_awal <= tanggal ? { before: ganjil, now: genap } : { before: semestersOf(addDays(ganjil.tanggal_awal, -1))[1], now: ganjil };
}

const schoolDays = new Map<string, boolean>();
/** Asked of the same days whenever the demo's clock is looked at. */
export function isSchoolDay(tanggal: string): boolean {
  const known = schoolDays.get(tanggal) ?? (!['Sabtu', 'Minggu'].includes(hariOf(tanggal)) && !holidayOn(tanggal) && semesterOn(tanggal) !== undefined);
  schoolDays.set(tanggal, known);
  return known;
}
export const periodsOn = (tanggal: string) => (hariOf(tanggal) === 'Jumat' ? 5 : 8);

/** The last school day of the week before a day's. */
export function lastWeekEnd(tanggal: string) {
  let day = addDays(mondayOf(tanggal), -1);
  while (!isSchoolDay(day)) day = addDays(day, -1);
  return day;
}

/** In ms since 1970. */
export type Span = { from: number; to: number };
const lessonSpans = new Map<string, readonly Span[]>();
/** The parts of a school day in which a lesson is on: breaks are left out. Asked of the same days, as above. */
export function lessonTimes(tanggal: string): readonly Span[] {
  const known = lessonSpans.get(tanggal) ?? spansOn(tanggal);
  lessonSpans.set(tanggal, known);
  return known;
}
function spansOn(tanggal: string): Span[] {
  const spans: Span[] = [];
  for (let posisi = 1; posisi <= periodsOn(tanggal); posisi++) {
    const start = slotStart(MODEL_B, posisi);
    const [from, to] = [instantOf(tanggal, start, ZONA).getTime(), instantOf(tanggal, start + MODEL_B.durasi, ZONA).getTime()];
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

/** How many weeks of its semester a demo has behind it, so that there is something to see. */
export const WEEKS_OF_HISTORY = 5;
const LONGEST_WAY = 60;
const isEventful = (tanggal: string) => isSchoolDay(tanggal) && (semesterOn(tanggal) as SemesterPlan).tanggal_awal <= addDays(tanggal, -7 * WEEKS_OF_HISTORY);

/** The instant itself while a lesson is on, otherwise the third lesson of the nearest school day; neither right after the holidays. */
export function nearestSchoolMorning(real: Date): Date {
  const today = tanggalOf(real, ZONA);
  if (isEventful(today) && lessonTimes(today).some(({ from, to }) => real.getTime() >= from && real.getTime() < to)) return real;
  const days = [...daysBetween(addDays(today, -LONGEST_WAY), addDays(today, LONGEST_WAY))].filter(isEventful);
  const mornings = days.map((it) => instantOf(it, slotStart(MODEL_B, 3) + 14, ZONA));
  return mornings.reduce((best, it) => (distance(it, real) < distance(best, real) ? it : best));
}

const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime());
