import { sql } from 'kysely';
import { attendance as api } from '#contract/attendance/attendance.api';
import { hadirOf, StatusKehadiran } from '#contract/attendance/attendance';
import { attendanceStudent } from '#projections/attendance/attendance.projection';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { student } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class ClassAttendance extends viewOf(api.ofClass) {}
/** A class of the active year by either of its ids, with its homeroom teacher. */
export class ClassById extends Question<{ id: string }, { id_kelas_tahun_ajaran: string; id_guru: string | null } | undefined> {}
/** Whether a student is a member of the class of a lesson. */
export class IsMember extends Question<{ id_kelas_tahun_ajaran: string; id_murid: string }, boolean> {}

const counts = StatusKehadiran.options.map((it) => sql<number>`coalesce(attendance_student.${sql.ref(it)}, 0)`.as(it));

export const classAttendanceAnswers = [
  answer(ClassAttendance, [attendanceStudent, classMember, schoolClass, schoolYear, student], async (db, { id }) => {
    const rows = await db
      .selectFrom('class_member')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
      .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('student', 'student.id_murid', 'class_member.id_murid')
      .leftJoin('attendance_student', (join) =>
        join.onRef('attendance_student.id_murid', '=', 'class_member.id_murid').onRef('attendance_student.id_kelas_tahun_ajaran', '=', 'class_member.id_kelas_tahun_ajaran'))
      .select(['student.id_murid', 'student.nama', 'nis', sql<number>`coalesce(total_sesi, 0)`.as('total_sesi')]).select(counts)
      .where((it) => it.or([it('class.id_kelas_tahun_ajaran', '=', id), it.and([it('class.id_kelas', '=', id), it('isActive', '=', true)])]))
      .orderBy('student.nama').orderBy('student.id_murid').execute();
    return { data: rows.map((it) => ({ ...it, persen_hadir: it.total_sesi ? (hadirOf(it) / it.total_sesi) * 100 : null })) };
  }),

  answer(ClassById, [schoolClass, schoolYear], (db, { id }) =>
    db
      .selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').select(['id_kelas_tahun_ajaran', 'id_guru'])
      .where((it) => it.or([it('id_kelas_tahun_ajaran', '=', id), it.and([it('id_kelas', '=', id), it('isActive', '=', true)])]))
      .executeTakeFirst()),

  answer(IsMember, [classMember], async (db, { id_kelas_tahun_ajaran, id_murid }) =>
    (await db.selectFrom('class_member').select('id_murid').where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('id_murid', '=', id_murid).execute()).length > 0),
];
