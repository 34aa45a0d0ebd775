import { studentData as api } from '#contract/people/student-data.api';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { activeClasses } from '#projections/classroom/homeroom';
import { answer, Question, viewOf } from '#projections/kit/question';
import { student } from '#projections/people/people.projection';
import { studentData } from '#projections/people/student-data.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class StudentBook extends viewOf(api.read) {}
export class ClassBook extends viewOf(api.ofClass) {}
/** Of which students somebody is the homeroom teacher now. */
export class HomeroomOf extends Question<{ id_guru: string }, string[]> {}
/** Whether a class of the active semester is somebody's, also while nobody is in it. */
export class IsHomeroom extends Question<{ id_guru: string; id_kelas_tahun_ajaran: string }, boolean> {}

const text = (section: Record<string, unknown> | null, field: string) => (typeof section?.[field] === 'string' ? (section[field] as string) : null);

export const studentDataAnswers = [
  answer(StudentBook, [studentData], async (db, { id }) => {
    const row = await db.selectFrom('student_data').selectAll().where('id_murid', '=', id).executeTakeFirst();
    if (!row) return undefined as never;
    const { id_murid, ...data } = row;
    return { data: { id: id_murid, ...data } };
  }),
  answer(ClassBook, [studentData, student, classMember], async (db, { id }) => {
    const rows = await db.selectFrom('class_member')
      .innerJoin('student', 'student.id_murid', 'class_member.id_murid')
      .innerJoin('student_data', 'student_data.id_murid', 'class_member.id_murid')
      .where('class_member.id_kelas_tahun_ajaran', '=', id)
      .select(['student.id_murid', 'nama', 'nis', 'email', 'dibatasi', 'kesehatan', 'tempat_tinggal', 'ayah', 'ibu', 'wali'])
      .orderBy('nama').orderBy('student.id_murid').execute();
    return { data: rows.map(({ tempat_tinggal, ayah, ibu, wali, ...it }) => ({
      ...it, no_hp: text(tempat_tinggal, 'no_hp'), email_ayah: text(ayah, 'email'), email_ibu: text(ibu, 'email'), email_wali: text(wali, 'email'),
    })) };
  }),
  answer(HomeroomOf, [classMember, schoolClass, schoolYear], async (db, { id_guru }) => {
    const mine = activeClasses(db).where('class.id_guru', '=', id_guru).select('class.id_kelas_tahun_ajaran');
    return (await db.selectFrom('class_member').select('id_murid').where('id_kelas_tahun_ajaran', 'in', mine).execute()).map((it) => it.id_murid);
  }),
  answer(IsHomeroom, [schoolClass, schoolYear], async (db, { id_guru, id_kelas_tahun_ajaran }) =>
    Boolean(await activeClasses(db).where('class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('class.id_guru', '=', id_guru).select('class.id_guru').executeTakeFirst())),
];
