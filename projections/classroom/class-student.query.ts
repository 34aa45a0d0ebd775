import { type Kysely, sql } from 'kysely';
import { classroom as api } from '#contract/classroom/classroom.api';
import type { MuridKelas } from '#contract/classroom/classroom';
import type { StatusMurid } from '#contract/people/people';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { natural, paged, searched } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { byName } from '#projections/people/by-name';
import { student, teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

type Listed = { id: string; page: number; limit: number; search: string; sortBy: 'nama' | 'nis'; order: 'asc' | 'desc' };
type Page = { data: MuridKelas[]; total: number; page: number; limit: number };

/** The students of a class; `id` is that of one semester. */
export class ClassMembers extends Question<Listed, Page> {
  static readonly endpoint = api.members;
}
/** The students who are in no class of the semester of this one. */
export class ClassCandidates extends Question<Listed, Page> {
  static readonly endpoint = api.candidates;
}
/** All students of a class by name; `id` is that of one semester. */
export class ClassStudents extends Question<{ id: string }, { data: MuridKelas[] }> {
  static readonly endpoint = api.students;
}
export class FreeTeachers extends viewOf(api.freeTeachers) {}
/** The classes of a semester that these students are in. */
export class PlacesOf extends Question<{ ids: readonly string[]; id_tahun_ajaran: string }, { id_murid: string; id_kelas_tahun_ajaran: string }[]> {}
/** Which of these students there are, and what they are to the school. */
export class KnownStudents extends Question<{ ids: readonly string[] }, { id_murid: string; nama: string | null; status_murid: StatusMurid }[]> {}

const tables = [student, classMember, schoolClass] as const;
type Read = Kysely<Db<(typeof tables)[number]>>;

const columns = ['student.id_murid as id', 'student.id_murid', 'student.nama', 'student.nis', 'student.jenis_kelamin'] as const;
const membersOf = (db: Read, id: string) => db.selectFrom('student').where('student.id_murid', 'in', db.selectFrom('class_member').select('class_member.id_murid').where('class_member.id_kelas_tahun_ajaran', '=', id));
const outsiders = (db: Read, id: string) =>
  db.selectFrom('student').where('student.status_murid', '=', 'aktif').where('student.id_murid', 'not in',
    db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').select('class_member.id_murid')
      .where('class.id_tahun_ajaran', '=', db.selectFrom('class as wanted').select('wanted.id_tahun_ajaran').where('wanted.id_kelas_tahun_ajaran', '=', id)));

const listed = (all: ReturnType<typeof membersOf>, { search, sortBy, order, ...page }: Listed): Promise<Page> =>
  paged(searched(all, search, ['student.nama', 'student.nis']).select(columns).orderBy(natural(`student.${sortBy}`), order).orderBy('student.id_murid', order), page);

export const classStudentAnswers = [
  answer(ClassMembers, tables, (db, input) => listed(membersOf(db, input.id), input)),
  answer(ClassCandidates, tables, (db, input) => listed(outsiders(db, input.id), input)),
  answer(ClassStudents, tables, async (db, { id }) => ({ data: await membersOf(db, id).select(columns).orderBy(natural('student.nama')).orderBy('student.id_murid').execute() })),
  answer(PlacesOf, [classMember, schoolClass], (db, { ids, id_tahun_ajaran }) =>
    db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').select(['class_member.id_murid', 'class.id_kelas_tahun_ajaran'])
      .where('class_member.id_murid', 'in', [...ids]).where('class.id_tahun_ajaran', '=', id_tahun_ajaran).execute()),
  answer(KnownStudents, [student], (db, { ids }) => db.selectFrom('student').select(['id_murid', 'nama', 'status_murid']).where('id_murid', 'in', [...ids]).execute()),

  answer(FreeTeachers, [teacher, schoolClass, schoolYear], (db, { id_tahun_ajaran, search, order, ...page }) => {
    const wanted = id_tahun_ajaran ? sql<boolean>`class.id_tahun_ajaran = ${id_tahun_ajaran}` : sql<boolean>`school_year."isActive"`;
    const busy = db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').select('class.id_guru').where(wanted).where('class.id_guru', 'is not', null);
    const found = searched(db.selectFrom('teacher').where('teacher.id_guru', 'not in', busy as never), search, ['teacher.nama']);
    return paged(found.select(['teacher.id_guru as id', 'teacher.nama']).orderBy(byName('teacher.nama'), order).orderBy('teacher.id_guru', order), page);
  }),
];
