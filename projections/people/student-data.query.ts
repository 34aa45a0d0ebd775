import type { Kysely } from 'kysely';
import { healthIn, measurements } from '#contract/people/health';
import { studentData as api } from '#contract/people/student-data.api';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { activeClasses } from '#projections/classroom/homeroom';
import { answer, Question, viewOf } from '#projections/kit/question';
import { student } from '#projections/people/people.projection';
import { studentData } from '#projections/people/student-data.projection';
import type { Db } from '#projections/kit/table';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { yearsIn } from '#projections/school-year/school-year.query';

export class StudentBook extends viewOf(api.read) {}
export class ClassBook extends viewOf(api.ofClass) {}
/** Of which students somebody is the homeroom teacher now. */
export class HomeroomOf extends Question<{ id_guru: string }, string[]> {}
/** Whether a class of the active semester is somebody's, also while nobody is in it. */
export class IsHomeroom extends Question<{ id_guru: string; id_kelas_tahun_ajaran: string }, boolean> {}

const text = (section: Record<string, unknown> | null, field: string) => (typeof section?.[field] === 'string' ? (section[field] as string) : null);

type Kept = Record<string, unknown> | null;
const NOTHING = { tinggi_badan: null, berat_badan: null, pendengaran: null, penglihatan: null, gigi: null, lain_lain: null };

/** Tells health as a semester has it, with what was measured in each, the latest first. */
async function healthOf(db: Kysely<Db<typeof schoolYear>>) {
  const years = await yearsIn(db).execute();
  const told = (kept: Kept) => measurements(kept).map(([id_tahun_ajaran, it]) => {
    const { nama = null, semester = null, tanggal_awal = '' } = years.find(({ id }) => id === id_tahun_ajaran) ?? {};
    return { tanggal_awal, row: { id_tahun_ajaran, tahun_ajaran: nama, semester, ...NOTHING, ...it } };
  }).sort((one, other) => other.tanggal_awal.localeCompare(one.tanggal_awal)).map(({ row }) => row);
  return (kept: Kept, semester = years.find((it) => it.isActive)?.id) => ({ kesehatan: healthIn(kept, semester), pemeriksaan: told(kept) });
}

export const studentDataAnswers = [
  answer(StudentBook, [studentData, schoolYear], async (db, { id }) => {
    const row = await db.selectFrom('student_data').selectAll().where('id_murid', '=', id).executeTakeFirst();
    if (!row) return undefined as never;
    const { id_murid, kesehatan, ...data } = row;
    return { data: { id: id_murid, ...data, ...(await healthOf(db as never))(kesehatan) } };
  }),
  answer(ClassBook, [studentData, student, classMember, schoolClass, schoolYear], async (db, { id }) => {
    const health = await healthOf(db as never);
    const rows = await db.selectFrom('class_member')
      .innerJoin('student', 'student.id_murid', 'class_member.id_murid')
      .innerJoin('student_data', 'student_data.id_murid', 'class_member.id_murid')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
      .where('class_member.id_kelas_tahun_ajaran', '=', id)
      .select(['class.id_tahun_ajaran', 'student.id_murid', 'nama', 'nis', 'email', 'dibatasi', 'kesehatan', 'tempat_tinggal', 'ayah', 'ibu', 'wali'])
      .orderBy('nama').orderBy('student.id_murid').execute();
    return { data: rows.map(({ id_tahun_ajaran, kesehatan, tempat_tinggal, ayah, ibu, wali, ...it }) => ({
      ...it, ...health(kesehatan, id_tahun_ajaran), no_hp: text(tempat_tinggal, 'no_hp'), email_ayah: text(ayah, 'email'), email_ibu: text(ibu, 'email'), email_wali: text(wali, 'email'),
    })) };
  }),
  answer(HomeroomOf, [classMember, schoolClass, schoolYear], async (db, { id_guru }) => {
    const mine = activeClasses(db).where('class.id_guru', '=', id_guru).select('class.id_kelas_tahun_ajaran');
    return (await db.selectFrom('class_member').select('id_murid').where('id_kelas_tahun_ajaran', 'in', mine).execute()).map((it) => it.id_murid);
  }),
  answer(IsHomeroom, [schoolClass, schoolYear], async (db, { id_guru, id_kelas_tahun_ajaran }) =>
    Boolean(await activeClasses(db).where('class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('class.id_guru', '=', id_guru).select('class.id_guru').executeTakeFirst())),
];
