import { sql } from 'kysely';
import type { AttendanceOfStudent } from '#contract/attendance/of-student';
import { attendance as api } from '#contract/attendance/attendance.api';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { studentDay } from '#projections/attendance/attendance.projection';
import { streaks } from '#projections/attendance/children.query';
import { answer, Question } from '#projections/kit/question';
import { student } from '#projections/people/people.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';

/** The days of a student in the active semester; nothing for an unknown one, null while no semester is active. */
export class DaysOfStudent extends Question<{ id: string }, { data: AttendanceOfStudent | null } | undefined> {
  static readonly endpoint = api.ofStudent;
}

export const ofStudentAnswer = answer(DaysOfStudent, [studentDay, student, holiday, schoolYear], async (db, { id }) => {
  if (!(await db.selectFrom('student').select('id_murid').where('id_murid', '=', id).executeTakeFirst())) return undefined;
  const year = await db.selectFrom('school_year').select(['tanggal_awal', 'tanggal_akhir']).where('isActive', '=', true).executeTakeFirst();
  if (!year) return { data: null };
  const within = [sql<boolean>`tanggal >= ${year.tanggal_awal}`, sql<boolean>`tanggal <= ${year.tanggal_akhir}`] as const;
  const [libur, days, streak] = await Promise.all([
    db.selectFrom('holiday').select('tanggal').where(within[0]).where(within[1]).orderBy('tanggal').execute(),
    db.selectFrom('attendance_student_day').select(['tanggal', 'jumlah_sesi', ...StatusKehadiran.options]).where('id_murid', '=', id).where(within[0]).where(within[1]).orderBy('tanggal').execute(),
    streaks(db, year.tanggal_akhir).where('days.id_murid', '=', id).executeTakeFirst(),
  ]);
  const off = new Set(libur.map((it) => it.tanggal));
  return { data: { ...year, libur: [...off], daftar_hari: days.filter((it) => !off.has(it.tanggal)), alpa_sejak: streak?.alpa_sejak ?? null, alpa_hari: streak?.alpa_hari ?? 0 } };
});
