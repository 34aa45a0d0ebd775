import { z } from 'zod';
import { addDays, mondayOf } from '#contract/school-year/school-days';

export const Semester = z.enum(['Ganjil', 'Genap']);
export type Semester = z.infer<typeof Semester>;

/** A semester as it is written down: its days, and the days on which its reports are handed out. */
export type SemesterPlan = {
  nama: string; semester: Semester; tanggal_awal: string; tanggal_akhir: string; tanggal_rapor_tengah: string | null; tanggal_rapor_akhir: string | null;
};

/** What is unusual about a semester, but allowed (domain A.2). */
export const Peringatan = z.enum(['START_MONTH', 'OTHER_YEAR']);
export type Peringatan = z.infer<typeof Peringatan>;

/** The weeks of a usual semester, and the one in which the mid-term tests are (domain 5.3). */
const WEEKS = { Ganjil: 23, Genap: 24 } as const;
const MID_TERM_WEEK = 12;
const FRIDAY = 4;
const FIRST_MONTH_OF_GANJIL = 7;

const yearOf = (tanggal: string) => Number(tanggal.slice(0, 4));
const monthOf = (tanggal: string) => Number(tanggal.slice(5, 7));
const fridayOfWeek = (tanggal_awal: string, week: number) => addDays(mondayOf(tanggal_awal), (week - 1) * 7 + FRIDAY);

export const semesterOf = (tanggal: string): Semester => (monthOf(tanggal) >= FIRST_MONTH_OF_GANJIL ? 'Ganjil' : 'Genap');

/** `2026/2027` for a day of either of its semesters. */
export function yearNameOf(tanggal: string) {
  const first = yearOf(tanggal) - (semesterOf(tanggal) === 'Genap' ? 1 : 0);
  return `${first}/${first + 1}`;
}

/** The first day of a semester says the rest of it, where nothing else is wished (domain 1.3, 5.3). */
export function semesterFrom({ tanggal_awal, ...wished }: { tanggal_awal: string } & { [K in keyof SemesterPlan]?: SemesterPlan[K] | undefined }): SemesterPlan {
  const semester = wished.semester ?? semesterOf(tanggal_awal);
  const last = semester === 'Ganjil' ? `${yearOf(tanggal_awal)}-12-31` : `${yearOf(tanggal_awal)}-06-30`;
  const usual = fridayOfWeek(tanggal_awal, WEEKS[semester]);
  const tanggal_akhir = wished.tanggal_akhir ?? (usual < last || last <= tanggal_awal ? usual : last);
  const middle = fridayOfWeek(tanggal_awal, MID_TERM_WEEK);
  return {
    nama: wished.nama ?? yearNameOf(tanggal_awal), semester, tanggal_awal, tanggal_akhir,
    tanggal_rapor_tengah: wished.tanggal_rapor_tengah ?? (middle <= tanggal_akhir ? middle : null),
    tanggal_rapor_akhir: wished.tanggal_rapor_akhir ?? tanggal_akhir,
  };
}

/** Ganjil starts in July, Genap in January, and the name is that of its days (domain A.2). */
export function warningsOf({ nama, semester, tanggal_awal }: Pick<SemesterPlan, 'nama' | 'semester' | 'tanggal_awal'>): Peringatan[] {
  const isUsual = monthOf(tanggal_awal) === (semester === 'Ganjil' ? FIRST_MONTH_OF_GANJIL : 1);
  return [...(isUsual ? [] : ['START_MONTH' as const]), ...(nama === yearNameOf(tanggal_awal) ? [] : ['OTHER_YEAR' as const])];
}
