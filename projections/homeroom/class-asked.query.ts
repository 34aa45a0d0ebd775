import type { Kysely } from 'kysely';
import { answer, Question } from '#projections/kit/question';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export type ClassFound = { id_kelas_tahun_ajaran: string; id_guru: string | null; isMember: boolean };
/** The class that is meant: by its id in one semester, by its own in the active one; where none is named, the one that somebody leads or is in now. `isMember`: whether they are a student of it. */
export class ClassAsked extends Question<{ id_kelas?: string | undefined; account: string | null }, ClassFound | undefined> {}

export const classAskedAnswer = answer(ClassAsked, [schoolClass, schoolYear, classMember], async (it, { id_kelas, account }) => {
  const db = it as Kysely<any>;
  const isMember = db.selectFrom('class_member').select('class_member.id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').where('class_member.id_murid', '=', account);
  const found = await db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .where(({ or, and, eb, exists }) => (id_kelas
      ? or([eb('class.id_kelas_tahun_ajaran', '=', id_kelas), and([eb('class.id_kelas', '=', id_kelas), eb('school_year.isActive', '=', true)])])
      : and([eb('school_year.isActive', '=', true), or([eb('class.id_guru', '=', account), exists(isMember)])])))
    .select(['class.id_kelas_tahun_ajaran', 'class.id_guru']).select(({ exists }) => exists(isMember).as('isMember')).orderBy('class.id_kelas').executeTakeFirst();
  return found as ClassFound | undefined;
});

/** The class that a student is in now. */
export class ActiveClassOf extends Question<{ id_murid: string }, { id_kelas_tahun_ajaran: string } | undefined> {}

export const activeClassAnswer = answer(ActiveClassOf, [schoolClass, schoolYear, classMember], (db, { id_murid }) =>
  db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .where('class_member.id_murid', '=', id_murid).where('school_year.isActive', '=', true).select('class.id_kelas_tahun_ajaran').executeTakeFirst());
