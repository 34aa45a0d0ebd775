import { type Kysely, sql } from 'kysely';
import { refsOf, resourceNamed, type Resource } from '#contract/kit/resource';
import { answer, Question, readTables } from '#projections/kit/question';
import { targetOf, usesOf } from '#projections/kit/reference';

type Row = Record<string, unknown>;
/** Which of the row's references lead nowhere. */
export class LostReferences extends Question<{ name: string; row: Row }, string[]> {}
/** Where a row is referred to, as the name of a table; nothing where it is not. */
export class UseOf extends Question<{ name: string; id: string }, string | undefined> {}
/** All other rows of its kind. */
export class Others extends Question<{ name: string; id: string }, Row[]> {}

/** Every row of what references of these names mean. */
export class EveryRow extends Question<{ of: readonly string[] }, Row[][]> {}

/** What deciding on a resource asks of the read side; checks, not invariants. */
export const resourceChecks = [
  answer(LostReferences, [], async (db: Kysely<any>, { name, row }) => {
    const given = refsOf(resourceNamed(name) as Resource).filter(({ field }) => row[field] !== undefined && row[field] !== null);
    const isThere = await Promise.all(given.map(({ field, of }) => exists(db, targetOf(of).table.name, targetOf(of).key, row[field])));
    return given.filter((_, i) => !isThere[i]).map(({ field }) => field);
  }),

  answer(UseOf, [], async (db: Kysely<any>, { name, id }) => {
    const uses = usesOf(name);
    const isUsed = await Promise.all(uses.map(({ table, column }) => exists(db, table, column, id)));
    return uses.find((_, i) => isUsed[i])?.table;
  }),

  answer(EveryRow, [], (db: Kysely<any>, { of }) => Promise.all(of.map((it) => db.selectFrom(read(targetOf(it).table.name)).selectAll().execute() as Promise<Row[]>))),

  answer(Others, [], (db: Kysely<any>, { name, id }) => db.selectFrom(read(name)).selectAll().where('id', '<>', id).execute() as Promise<Row[]>),
];

/** Which table it is only shows when it is asked. */
function read(table: string) {
  readTables.getStore()?.add(table);
  return table;
}

const exists = async (db: Kysely<any>, table: string, column: string, id: unknown) =>
  (await db.selectFrom(read(table)).select(sql<number>`1`.as('one')).where(column, '=', id).limit(1).execute()).length > 0;
