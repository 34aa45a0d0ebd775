import type { ZonaWaktu } from '#contract/institution/institution';
import { addDays, daysBetween, hariOf, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { semesterFrom } from '#contract/school-year/semester';
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
export const isSchoolDay = (tanggal: string) => !['Sabtu', 'Minggu'].includes(hariOf(tanggal)) && !holidayOn(tanggal);
export const periodsOn = (tanggal: string) => (hariOf(tanggal) === 'Jumat' ? 5 : 8);

/** The parts of a school day in which a lesson is on: breaks are left out. */
export function lessonTimes(tanggal: string): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (let posisi = 1; posisi <= periodsOn(tanggal); posisi++) {
    const start = slotStart(MODEL_B, posisi);
    const [from, to] = [instantOf(tanggal, start, ZONA).getTime(), instantOf(tanggal, start + MODEL_B.durasi, ZONA).getTime()];
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

/** The instant itself while a lesson is on, otherwise the third lesson of the nearest school day. */
export function nearestSchoolMorning(real: Date): Date {
  const today = tanggalOf(real, ZONA);
  if (isSchoolDay(today) && lessonTimes(today).some(({ from, to }) => real.getTime() >= from && real.getTime() < to)) return real;
  const days = [...daysBetween(addDays(today, -14), addDays(today, 14))].filter(isSchoolDay);
  const mornings = days.map((it) => instantOf(it, slotStart(MODEL_B, 3) + 14, ZONA));
  return mornings.reduce((best, it) => (distance(it, real) < distance(best, real) ? it : best));
}

const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime());

/** The semester of a day: July to December is Ganjil; stretched for the demo so that there are always weeks behind and before it. */
export function semesterAround(now: Date) {
  const today = tanggalOf(now, ZONA);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const isFirst = month >= 7;
  const [start, end] = isFirst ? [`${year}-07-13`, `${year}-12-18`] : [`${year}-01-04`, `${year}-06-18`];
  const { tanggal_rapor_tengah, tanggal_rapor_akhir } = semesterFrom({ tanggal_awal: start });
  const [behind, ahead] = [mondayOf(addDays(today, -49)), addDays(today, 180)];
  return {
    nama: isFirst ? `${year}/${year + 1}` : `${year - 1}/${year}`,
    semester: isFirst ? ('Ganjil' as const) : ('Genap' as const),
    tanggal_awal: start < behind ? start : behind,
    tanggal_akhir: end > ahead ? end : ahead,
    tanggal_rapor_tengah, tanggal_rapor_akhir,
  };
}

/** The semester before, empty but for its days: what an archive begins with. */
export function semesterBefore({ semester, tanggal_awal }: Pick<ReturnType<typeof semesterAround>, 'semester' | 'tanggal_awal'>) {
  const year = Number(tanggal_awal.slice(0, 4));
  const before = semesterFrom({ tanggal_awal: semester === 'Ganjil' ? `${year}-01-05` : `${tanggal_awal.slice(5) < '07' ? year - 1 : year}-07-14` });
  const last = addDays(tanggal_awal, -1);
  return before.tanggal_akhir < tanggal_awal ? before : { ...before, tanggal_akhir: last, tanggal_rapor_akhir: last };
}
