import { sql } from 'kysely';
import { people } from '#contract/people/people.api';
import { answer, Question, viewOf } from '#projections/kit/question';
import { containing } from '#projections/kit/search';
import { teacher } from '#projections/people/people.projection';

export class TeacherNames extends viewOf(people.teacherNames) {}

/** Who is the principal now. */
export class Principal extends Question<{}, { id: string; nama: string | null } | undefined> {}

export const peopleAnswers = [
  answer(Principal, [teacher], (db) => db.selectFrom('teacher').select(['id_guru as id', 'nama']).where(sql<boolean>`roles ? 'kepalaSekolah'`).executeTakeFirst()),

  answer(TeacherNames, [teacher], async (db, { search, order, page, limit }) => {
    const found = search ? db.selectFrom('teacher').where('nama', 'ilike', containing(search)) : db.selectFrom('teacher');
    const data = await found.select(['id_guru as id', 'nama']).orderBy(sql`nama COLLATE read."natural"`, order).orderBy('id_guru').limit(limit).offset((page - 1) * limit).execute();
    const { total } = await found.select((it) => it.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { data, total, page, limit };
  }),
];
