import { type Kysely, sql } from 'kysely';
import { schoolYear as api, type SchoolYear } from '#contract/school-year/school-year.api';
import { warningsOf } from '#contract/school-year/semester';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { answer, answeredFrom, Question, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

export type ActiveYear = { id_tahun_ajaran: string; tanggal_awal: string; tanggal_akhir: string };

/** The active school year with its holidays, or nothing before the first one. */
export class ActiveSchoolYear extends Question<{}, (ActiveYear & { libur: string[] }) | undefined> {
  constructor() {
    super({});
  }
}
export class SchoolYears extends viewOf(api.list) {}
/** Nothing for an unknown id. */
export class SchoolYearById extends Question<{ id: string }, { data: SchoolYear } | undefined> {
  static readonly endpoint = api.one;
}
export class SchoolYearDetails extends Question<{ id: string }, { data: SchoolYear & Counted } | undefined> {
  static readonly endpoint = api.detail;
}
type Counted = { peringatan: ReturnType<typeof warningsOf>; jumlah_kelas: number; jumlah_murid: number; jumlah_slot: number; jumlah_pengampu: number; jumlah_sesi: number };

answeredFrom(api.active, [schoolYear]);

export const yearsIn = (db: Kysely<Db<typeof schoolYear>>) =>
  db.selectFrom('school_year').select(['id_tahun_ajaran as id', 'nama', 'semester', 'tanggal_awal', 'tanggal_akhir', 'tanggal_rapor_tengah', 'tanggal_rapor_akhir', 'isActive']);

/** The year of this id, or the active one where none is asked for. */
export const yearAsked = (db: Kysely<Db<typeof schoolYear>>, id: string | undefined): Promise<SchoolYear | undefined> =>
  (id ? yearsIn(db).where('id_tahun_ajaran', '=', id) : yearsIn(db).where('isActive', '=', true)).executeTakeFirst();

export const schoolYearAnswers = [
  answer(ActiveSchoolYear, [schoolYear, holiday], async (db) => {
    const year = await db.selectFrom('school_year').select(['id_tahun_ajaran', 'tanggal_awal', 'tanggal_akhir']).where('isActive', '=', true).executeTakeFirst();
    if (!year) return undefined;
    const days = await db.selectFrom('holiday').select('tanggal').where('tanggal', '>=', year.tanggal_awal).where('tanggal', '<=', year.tanggal_akhir).execute();
    return { ...year, libur: days.map((it) => it.tanggal) };
  }),

  answer(SchoolYears, [schoolYear], async (db) => {
    const data = await yearsIn(db).orderBy('tanggal_awal', 'desc').orderBy('id_tahun_ajaran').execute();
    return { data, activeYear: data.find((it) => it.isActive) ?? null };
  }),

  answer(SchoolYearById, [schoolYear], async (db, { id }) => {
    const data = await yearAsked(db, id);
    return data && { data };
  }),

  answer(SchoolYearDetails, () => [schoolYear, schoolClass, classMember, slot, teaching, lesson], async (db, { id }) => {
    const year = await yearAsked(db as never, id);
    if (!year) return undefined;
    const count = async (table: 'class' | 'slot' | 'teaching' | 'lesson') =>
      (await db.selectFrom(table).select(sql<number>`count(*)`.as('total')).where('id_tahun_ajaran', '=', id).executeTakeFirstOrThrow()).total;
    const members = db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').where('class.id_tahun_ajaran', '=', id);
    const { total } = await members.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    const [jumlah_kelas, jumlah_slot, jumlah_pengampu, jumlah_sesi] = await Promise.all([count('class'), count('slot'), count('teaching'), count('lesson')]);
    return { data: { ...year, peringatan: warningsOf(year), jumlah_kelas, jumlah_murid: total, jumlah_slot, jumlah_pengampu, jumlah_sesi } };
  }),
];
