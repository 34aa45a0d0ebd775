import { sql } from 'kysely';
import { hadirOf, type Register, type Rekap, StatusKehadiran, terisiOf } from '#contract/attendance/attendance';
import { batasOf } from '#contract/attendance/batas';
import { classLabel } from '#contract/classroom/classroom';
import type { Settings } from '#contract/institution/institution';
import { addDays } from '#contract/school-year/school-days';

const TREND_DAYS = 42;

/** A lesson with what the board joins to it; the counts are those of its register, null until that is open. */
export type LessonJoined = Pick<Register, 'id_sesi' | 'id_kelas' | 'tingkat' | 'posisi' | 'mapel' | 'id_guru' | 'guru' | 'id_wali' | 'wali' | 'mulai' | 'selesai' | 'libur'>
  & { tanggal_sesi: string; simbol: string; anggota: number; terdaftar: number | null; diisi: string | null; oleh: string | null; diisi_oleh: string | null } & { [K in keyof Rekap]: number | null };
/** The counts of all classes on a day. */
export type DayCounts = Rekap & { tanggal: string; jumlah_murid: number };

/** What the board says of each lesson, by class and period: the same for the board of now and for one of the past. */
export const registersOf = (rows: readonly LessonJoined[], settings: Settings): Register[] => rows.toSorted(byClassAndPeriod).map((it) => registerOf(it, settings));

function registerOf({ tanggal_sesi, simbol, anggota, terdaftar, ...it }: LessonJoined, settings: Settings): Register {
  const counts = Object.fromEntries(StatusKehadiran.options.map((status) => [status, it[status] ?? 0])) as Rekap;
  return {
    ...it, ...counts, kelas: classLabel({ tingkat: it.tingkat, simbol }, settings.format_nama_kelas), dibuka: terdaftar !== null, jumlah_murid: terdaftar ?? anggota,
    id_pengisi: fillerOf(settings, it), batas: batasOf(settings, { mulai: it.mulai, selesai: it.selesai, tanggal_sesi }),
  };
}

/** Who is to fill a register in: where the school marks once a day the homeroom teacher, otherwise who holds the lesson. */
export const fillerOf = ({ presence_setting }: Pick<Settings, 'presence_setting'>, { id_guru, id_wali }: Pick<Register, 'id_guru' | 'id_wali'>) => (presence_setting === 'per_hari' ? id_wali : id_guru);
/** Who stands in for a lesson's teacher, or the teacher. */
export const holder = sql<string>`coalesce(lesson.id_guru_pengganti, lesson.id_guru)`;
/** The same as a column of lessons with their classes. */
export const fillerColumn = ({ presence_setting }: Pick<Settings, 'presence_setting'>) => (presence_setting === 'per_hari' ? sql<string>`class.id_guru` : holder);

const byClassAndPeriod = (a: LessonJoined, b: LessonJoined) => a.tingkat - b.tingkat || (a.simbol < b.simbol ? -1 : a.simbol > b.simbol ? 1 : a.posisi - b.posisi);

/** The trend is of the days after this one. */
export const trendSince = (tanggal: string) => addDays(tanggal, -TREND_DAYS);

/** A point of the trend; who counts as present is domain 2.6. */
export const trendPoint = ({ tanggal, jumlah_murid, ...counts }: DayCounts) => ({ ...counts, tanggal, jumlah_murid, hadir: hadirOf(counts), terisi: terisiOf(counts) });
