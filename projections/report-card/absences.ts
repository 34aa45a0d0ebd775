import { type Kysely, sql } from 'kysely';
import type { Ketidakhadiran, TipeRapor } from '#contract/report-card/report';
import { tanggalOf } from '#contract/school-year/school-days';
import type { studentDay } from '#projections/attendance/attendance.projection';
import { settingsOf } from '#projections/institution/settings.query';
import type { Db } from '#projections/kit/table';
import type { holiday } from '#projections/school-year/school-year.projection';

type Read = Kysely<Db<typeof studentDay | typeof holiday>>;
export const NONE_ABSENT: Ketidakhadiran = { sakit: 0, izin: 0, alpa: 0 };

const absent = sql<boolean>`"Hadir" + "Terlambat" + "Dispensasi" = 0 AND "Sakit" + "Izin" + "Alpa" > 0`;
const days = (which: ReturnType<typeof sql<boolean>>) => sql<number>`(count(*) FILTER (WHERE ${absent} AND ${which}))::int`;
const isSakit = sql<boolean>`"Sakit" >= "Izin" AND "Sakit" >= "Alpa"`;
const isIzin = sql<boolean>`"Izin" > "Sakit" AND "Izin" >= "Alpa"`;
const isAlpa = sql<boolean>`"Alpa" > "Sakit" AND "Alpa" > "Izin"`;

/** The days on which students were in no lesson that is recorded, by what there is most of on each, in case of a tie Sakit, Izin, Alpa (domain 1.1); holidays are none. */
export async function absencesOf(it: Kysely<any>, students: readonly string[], { from, until }: { from: string; until: string }) {
  const db = it as Read;
  const rows = students.length ? await db.selectFrom('attendance_student_day').where('id_murid', 'in', students).where('tanggal', '>=', from).where('tanggal', '<=', until)
    .where('tanggal', 'not in', db.selectFrom('holiday').select('holiday.tanggal')).groupBy('id_murid').select(['id_murid', days(isSakit).as('sakit'), days(isIzin).as('izin'), days(isAlpa).as('alpa')]).execute() : [];
  const found = new Map(rows.map(({ id_murid, ...counts }) => [id_murid, counts]));
  return (id_murid: string): Ketidakhadiran => found.get(id_murid) ?? NONE_ABSENT;
}

/** The days whose absences a report of a semester counts, and the day that it bears: when reports are handed out, today where that is not known. */
export async function spanOf(db: Kysely<any>, id_tahun_ajaran: string, type: TipeRapor, now: Date) {
  const { tanggal_awal, tanggal_akhir, tanggal_rapor_tengah, tanggal_rapor_akhir } = await db.selectFrom('school_year').select(['tanggal_awal', 'tanggal_akhir', 'tanggal_rapor_tengah', 'tanggal_rapor_akhir']).where('id_tahun_ajaran', '=', id_tahun_ajaran).executeTakeFirstOrThrow();
  const today = tanggalOf(now, (await settingsOf(db)).zona_waktu);
  const handedOut: string | null = type === 'tengah_semester' ? tanggal_rapor_tengah : tanggal_rapor_akhir;
  return { from: tanggal_awal as string, until: [today, tanggal_akhir as string, ...(handedOut ? [handedOut] : [])].sort()[0] as string, tanggal: handedOut ?? today };
}
