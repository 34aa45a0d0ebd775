import { type Kysely, sql } from 'kysely';
import { defaultSettings, type Settings } from '#contract/institution/institution';
import { schoolYear as api, type SchoolYear, type Week } from '#contract/school-year/school-year.api';
import { tanggalOf } from '#contract/school-year/school-days';
import { monthsOf, weeksOf } from '#contract/school-year/weeks';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { answer, Question, type Time, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { uuidV5 } from '#projections/kit/uuid';
import { student } from '#projections/people/people.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';
import { yearAsked } from '#projections/school-year/school-year.query';

type Asked = { id_tahun_ajaran?: string | undefined };
type Weekly = { data: Week[]; current: Week | null; tahun_ajaran: SchoolYear | null };

/** Of the active year where none is asked for; nothing where an unknown one is. */
export class Weeks extends Question<Asked, Weekly | undefined> {
  static readonly endpoint = api.weeks;
}
export class CurrentWeek extends viewOf(api.currentWeek) {}
/** The same as for weeks. */
export class Months extends Question<Asked, { data: (ReturnType<typeof monthsOf>[number] & { bulan: number; tahun: number })[] } | undefined> {
  static readonly endpoint = api.months;
}
/** All of them, or those of a year; nothing where that is unknown. */
export class Holidays extends Question<Asked, { data: { id: string; tanggal: string; nama: string }[] } | undefined> {
  static readonly endpoint = api.holidays;
}
export class EntryYears extends viewOf(api.entryYears) {}

const tables = [schoolYear, holiday, institution] as const;
type Read = Kysely<Db<(typeof tables)[number]>>;

const settingsOf = async (db: Read): Promise<Settings> => ({ ...defaultSettings, ...(await db.selectFrom('institution').select('pengaturan').executeTakeFirst())?.pengaturan });

/** A week's id follows from its year and its Monday. */
async function weekly(db: Read, year: SchoolYear, { now }: Time): Promise<Weekly> {
  const [settings, days] = await Promise.all([settingsOf(db), db.selectFrom('holiday').select('tanggal').execute()]);
  const today = tanggalOf(now, settings.zona_waktu);
  const data = weeksOf(year, new Set(days.map((it) => it.tanggal)), settings.jumlah_hari).map((it) => ({ id: uuidV5(year.id, it.tanggal_awal), ...it }));
  return { data, current: data.find((it) => it.tanggal_awal <= today && today <= it.tanggal_akhir) ?? null, tahun_ajaran: year };
}

export const weekAnswers = [
  answer(Weeks, tables, async (db, { id_tahun_ajaran }, time) => {
    const year = await yearAsked(db as never, id_tahun_ajaran);
    if (year) return weekly(db, year, time);
    return id_tahun_ajaran ? undefined : { data: [], current: null, tahun_ajaran: null };
  }),

  answer(CurrentWeek, tables, async (db, _, time) => {
    const year = await yearAsked(db as never, undefined);
    return { data: year ? (await weekly(db, year, time)).current : null };
  }),

  answer(Months, [schoolYear], async (db, { id_tahun_ajaran }) => {
    const year = await yearAsked(db, id_tahun_ajaran);
    if (!year) return id_tahun_ajaran ? undefined : { data: [] };
    return { data: monthsOf(year).map((it) => ({ tahun: Number(it.tanggal_awal.slice(0, 4)), bulan: Number(it.tanggal_awal.slice(5, 7)), ...it })) };
  }),

  answer(Holidays, [schoolYear, holiday], async (db, { id_tahun_ajaran }) => {
    const all = db.selectFrom('holiday').select(['id_hari_libur as id', 'tanggal', 'nama']).orderBy('tanggal').orderBy('id_hari_libur');
    if (!id_tahun_ajaran) return { data: await all.execute() };
    const year = await yearAsked(db as never, id_tahun_ajaran);
    return year && { data: await all.where('tanggal', '>=', year.tanggal_awal).where('tanggal', '<=', year.tanggal_akhir).execute() };
  }),

  answer(EntryYears, [student, schoolYear, schoolClass, classMember], async (db, { status_ppdb }) => {
    const begun = await db.selectFrom('school_year').select(sql<number>`left(nama, 4)::int`.as('tahun')).distinct().execute();
    const entered = await db.selectFrom('student').select('tahun_masuk as tahun').distinct().execute();
    const active = await db
      .selectFrom('student')
      .innerJoin('class_member', 'class_member.id_murid', 'student.id_murid')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
      .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .select('student.tahun_masuk as tahun').where('school_year.isActive', '=', true).distinct().execute();
    // Years of candidates are another matter than those of students: of no standing is there a candidate.
    return { data: status_ppdb ? [] : falling([...begun, ...entered]), yearsActive: falling(active) };
  }),
];

const falling = (rows: { tahun: number }[]) => [...new Set(rows.map((it) => it.tahun))].sort((a, b) => b - a);
