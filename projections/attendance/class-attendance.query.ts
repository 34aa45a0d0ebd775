import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { attendance as api } from '#contract/attendance/attendance.api';
import { type Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { attendance } from '#projections/attendance/attendance.projection';
import { counts, held, withPercent } from '#projections/attendance/presence';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { student } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class ClassAttendance extends viewOf(api.ofClass) {}
/** A class of the active year by either of its ids, with its homeroom teacher. */
export class ClassById extends Question<{ id: string }, { id_kelas_tahun_ajaran: string; id_guru: string | null } | undefined> {}
/** Whether a student is a member of the class of a lesson. */
export class IsMember extends Question<{ id_kelas_tahun_ajaran: string; id_murid: string }, boolean> {}

const orNone = (['total_sesi', ...StatusKehadiran.options] as const).map((it) => sql<number>`coalesce(counted.${sql.ref(it)}, 0)`.as(it));

type Classes = Db<typeof schoolClass | typeof schoolYear>;

/** A class by its id in one year, or by its own in the active one. */
const byEitherId = (id: string) => (it: ExpressionBuilder<Classes, 'class' | 'school_year'>) =>
  it.or([it('class.id_kelas_tahun_ajaran', '=', id), it.and([it('class.id_kelas', '=', id), it('school_year.isActive', '=', true)])]);
export const classesById = (db: Kysely<Classes>, id: string) =>
  db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').where(byEitherId(id));

export const classAttendanceAnswers = [
  answer(ClassAttendance, [attendance, lesson, classMember, schoolClass, schoolYear, student, institution], async (db, { id }) => {
    const counted = held(db).where('lesson.id_kelas_tahun_ajaran', 'in', classesById(db, id).select('class.id_kelas_tahun_ajaran')).groupBy('attendance.id_murid').select('attendance.id_murid').select(counts);
    const rows = await db
      .selectFrom('class_member')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
      .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('student', 'student.id_murid', 'class_member.id_murid')
      .leftJoin(counted.as('counted'), 'counted.id_murid', 'class_member.id_murid')
      .select(['student.id_murid', 'student.nama', 'nis']).select(orNone)
      .where(byEitherId(id))
      .orderBy('student.nama').orderBy('student.id_murid').execute();
    const { kelas } = await classesById(db, id).select(classLabelIn(db).as('kelas')).executeTakeFirstOrThrow();
    return { kelas, data: rows.map((it) => withPercent(it as typeof it & Rekap & { total_sesi: number })) };
  }),

  answer(ClassById, [schoolClass, schoolYear], (db, { id }) =>
    classesById(db, id).select(['id_kelas_tahun_ajaran', 'id_guru']).executeTakeFirst()),

  answer(IsMember, [classMember], async (db, { id_kelas_tahun_ajaran, id_murid }) =>
    (await db.selectFrom('class_member').select('id_murid').where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('id_murid', '=', id_murid).execute()).length > 0),
];
