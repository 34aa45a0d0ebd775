import { type Kysely, sql } from 'kysely';
import { people } from '#contract/people/people.api';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { activeClasses } from '#projections/classroom/homeroom';
import { paged, searched } from '#projections/kit/paged';
import { tables } from '#projections/kit/projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { peopleIn } from '#projections/kit/table';
import { byName } from '#projections/people/by-name';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class TeacherNames extends viewOf(people.teacherNames) {}
/** Who is the principal now. */
export class Principal extends Question<{}, { id: string; nama: string | null } | undefined> {}
/** The class of the active semester whose homeroom teacher somebody is. */
export class LedClass extends Question<{ id_guru: string }, string | undefined> {}
/** Where others speak of a person: the tables, and of classes which. */
export class UsesOfPerson extends Question<{ id: string }, Uses> {}
export type Uses = { tempat: string[]; nama: string[] };

const label = sql<string>`tingkat || simbol`.as('kelas');

export const peopleAnswers = [
  answer(Principal, [teacher], (db) => db.selectFrom('teacher').select(['id_guru as id', 'nama']).where(sql<boolean>`roles ? 'kepalaSekolah'`).executeTakeFirst()),

  answer(LedClass, [schoolClass, schoolYear], async (db, { id_guru }) => (await activeClasses(db).where('class.id_guru', '=', id_guru).select(label).executeTakeFirst())?.kelas),

  answer(UsesOfPerson, () => tables().filter((it) => peopleIn(it, 'keeps').length), async (db: Kysely<any>, { id }) => {
    const places = tables().flatMap((it) => peopleIn(it, 'keeps').map((column) => ({ table: it.name as string, column })));
    const isUsed = await Promise.all(places.map(async (it) => (await db.selectFrom(it.table).select(sql<number>`1`.as('one')).where(it.column, '=', id).limit(1).execute()).length > 0));
    const tempat = [...new Set(places.filter((_, i) => isUsed[i]).map((it) => it.table))].sort();
    return { tempat, nama: tempat.length ? await classesOf(db, id) : [] };
  }),

  answer(TeacherNames, [teacher], (db, { search, order, ...page }) =>
    paged(searched(db.selectFrom('teacher'), search, ['nama']).select(['id_guru as id', 'nama']).orderBy(byName('nama'), order).orderBy('id_guru', order), page)),
];

async function classesOf(db: Kysely<any>, id: string): Promise<string[]> {
  const joined = db.selectFrom('class_member').select('id_kelas_tahun_ajaran').where('id_murid', '=', id);
  const rows = await db.selectFrom('class').select(label).where((it) => it.or([it('id_guru', '=', id), it('id_kelas_tahun_ajaran', 'in', joined)])).execute();
  return [...new Set(rows.map((it) => it.kelas as string))].sort();
}
