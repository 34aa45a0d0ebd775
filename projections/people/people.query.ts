import { type Kysely, sql } from 'kysely';
import { people } from '#contract/people/people.api';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { activeClasses } from '#projections/classroom/homeroom';
import { tables } from '#projections/kit/projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { usesOf } from '#projections/kit/reference';
import { containing } from '#projections/kit/search';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class TeacherNames extends viewOf(people.teacherNames) {}
/** Who is the principal now. */
export class Principal extends Question<{}, { id: string; nama: string | null } | undefined> {}
/** The class of the active semester whose homeroom teacher somebody is. */
export class LedClass extends Question<{ id_guru: string }, string | undefined> {}
/** Where others speak of a person: the tables, and of classes which. */
export class UsesOfPerson extends Question<{ id: string; column: 'id_guru' | 'id_murid' }, Uses> {}
export type Uses = { tempat: string[]; nama: string[] };

/** What is a person's own and goes with them. */
const OWN = ['teacher', 'student', 'student_data', 'consent'];

const label = sql<string>`tingkat || simbol`.as('kelas');

export const peopleAnswers = [
  answer(Principal, [teacher], (db) => db.selectFrom('teacher').select(['id_guru as id', 'nama']).where(sql<boolean>`roles ? 'kepalaSekolah'`).executeTakeFirst()),

  answer(LedClass, [schoolClass, schoolYear], async (db, { id_guru }) => (await activeClasses(db).where('class.id_guru', '=', id_guru).select(label).executeTakeFirst())?.kelas),

  answer(UsesOfPerson, [], async (db: Kysely<any>, { id, column }) => {
    const places = placesOf(column);
    const isUsed = await Promise.all(places.map(async (it) => (await db.selectFrom(it.table).select(sql<number>`1`.as('one')).where(it.column, '=', id).limit(1).execute()).length > 0));
    const tempat = [...new Set(places.filter((_, i) => isUsed[i]).map((it) => it.table))].sort();
    return { tempat, nama: tempat.length ? await classesOf(db, id, column) : [] };
  }),

  answer(TeacherNames, [teacher], async (db, { search, order, page, limit }) => {
    const found = search ? db.selectFrom('teacher').where('nama', 'ilike', containing(search)) : db.selectFrom('teacher');
    const data = await found.select(['id_guru as id', 'nama']).orderBy(sql`nama COLLATE read."natural"`, order).orderBy('id_guru', order).limit(limit).offset((page - 1) * limit).execute();
    const { total } = await found.select((it) => it.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { data, total, page, limit };
  }),
];

/** Columns that bear the person's name, or refer to them under another. */
function placesOf(column: 'id_guru' | 'id_murid') {
  const named = tables().filter((it) => column in it.row.shape).map((it) => ({ table: it.name as string, column: column as string }));
  const known = new Set(named.map((it) => it.table));
  return [...named, ...usesOf(column === 'id_guru' ? 'teacher' : 'student').filter((it) => !known.has(it.table) || it.column !== column)].filter((it) => !OWN.includes(it.table));
}

async function classesOf(db: Kysely<any>, id: string, column: 'id_guru' | 'id_murid'): Promise<string[]> {
  const rows = column === 'id_guru'
    ? await db.selectFrom('class').select(label).where('id_guru', '=', id).execute()
    : await db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').select(label).where('id_murid', '=', id).execute();
  return [...new Set(rows.map((it) => it.kelas as string))].sort();
}
