import { answer, Question } from '#projections/kit/question';
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
