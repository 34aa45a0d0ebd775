import { sql } from 'kysely';
import { taughtBy } from '#projections/assignment/assignment-lesson.query';
import { assignments, assignmentTables, isUnread, lessonColumns, withStudents } from '#projections/assignment/assignment-rows';
import type { Wait } from '#projections/home/waits';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { slot } from '#projections/timetable/timetable.projection';

/** Assignments with work that nobody has read, of the lessons that one teaches, whichever waits longest first; `at` is since when. */
export const workWait: Wait = {
  jenis: 'tugas', roles: ['guruMapel'], tables: [...assignmentTables, slot, schoolYear],
  async of(db, account) {
    const [kelas] = lessonColumns(db).slice(-1);
    const since = sql<string>`min(submission.submit_time)`;
    const rows = await withStudents(assignments(db)).innerJoin('school_year', 'school_year.id_tahun_ajaran', 'lesson.id_tahun_ajaran').where('school_year.isActive', '=', true).where(taughtBy(db, account)).where(isUnread)
      .select(['assignment.id_sesi as id', 'assignment.judul', kelas, since.as('at')] as never).groupBy(['assignment.id_sesi', 'assignment.judul', 'class.tingkat', 'class.simbol'] as never).orderBy(since).orderBy('assignment.id_sesi').execute();
    return rows.map(({ id, judul, kelas: nama, at }: any) => ({ id, nama: `${nama} · ${judul}`, posisi: null, at }));
  },
};
