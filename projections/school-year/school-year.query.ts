import { type SchoolYear, schoolYear as api } from '#contract/school-year/school-year.api';
import { answer, answeredFrom, Question, viewOf } from '#projections/kit/question';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';

export type ActiveYear = { id_tahun_ajaran: string; tanggal_awal: string; tanggal_akhir: string };

/** The active school year with its holidays, or nothing before the first one. */
export class ActiveSchoolYear extends Question<{}, (ActiveYear & { libur: string[] }) | undefined> {
  constructor() {
    super({});
  }
}

export const activeSchoolYear = answer(ActiveSchoolYear, [schoolYear, holiday], async (db) => {
  const year = await db.selectFrom('school_year').select(['id_tahun_ajaran', 'tanggal_awal', 'tanggal_akhir']).where('isActive', '=', true).executeTakeFirst();
  if (!year) return undefined;
  const days = await db.selectFrom('holiday').select('tanggal').where('tanggal', '>=', year.tanggal_awal).where('tanggal', '<=', year.tanggal_akhir).execute();
  return { ...year, libur: days.map((it) => it.tanggal) };
});

export class SchoolYears extends viewOf(api.list) {}
answeredFrom(api.active, [schoolYear]);

export const schoolYears = answer(SchoolYears, [schoolYear], async (db) => {
  const data: SchoolYear[] = await db.selectFrom('school_year')
    .select(['id_tahun_ajaran as id', 'nama', 'semester', 'tanggal_awal', 'tanggal_akhir', 'isActive']).orderBy('tanggal_awal', 'desc').orderBy('id_tahun_ajaran').execute();
  return { data, activeYear: data.find((it) => it.isActive) ?? null };
});
