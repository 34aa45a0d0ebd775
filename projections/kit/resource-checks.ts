import { type Kysely, sql } from 'kysely';
import { answer, Question } from '#projections/kit/question';
import { targetOf, usesOf } from '#projections/kit/reference';
import type { AnyTable } from '#projections/kit/table';

type Row = Record<string, unknown>;
export type Reference = { field: string; of: string; id: unknown };
/** Which of these fields lead nowhere. */
export class LostReferences extends Question<{ given: readonly Reference[] }, string[]> {}
/** Where a row is referred to, as the name of a table; nothing where it is not. */
export class UseOf extends Question<{ name: string; id: string }, string | undefined> {}
/** All other rows of its kind. */
export class Others extends Question<{ name: string; id: string }, Row[]> {}

/** Every row of what references of these names mean. */
export class EveryRow extends Question<{ of: readonly string[] }, Row[][]> {}

/** What deciding on a resource asks of the read side; checks, not invariants. */
export const resourceChecks = [
  answer(LostReferences, ({ given }) => given.map(({ of }) => targetOf(of).table), async (db: Kysely<any>, { given }) => {
    const isThere = await Promise.all(given.map(({ of, id }) => exists(db, targetOf(of).table.name, targetOf(of).key, id)));
    return [...new Set(given.filter((_, i) => !isThere[i]).map(({ field }) => field))];
  }),

  answer(UseOf, ({ name }) => usesOf(name).map(({ table }) => named(table)), async (db: Kysely<any>, { name, id }) => {
    const uses = usesOf(name);
    const isUsed = await Promise.all(uses.map(({ table, column, holds }) => (holds ? contains(db, table, column, holds(id)) : exists(db, table, column, id))));
    return uses.find((_, i) => isUsed[i])?.table;
  }),

  answer(EveryRow, ({ of }) => of.map((it) => targetOf(it).table), (db: Kysely<any>, { of }) => Promise.all(of.map((it) => db.selectFrom(targetOf(it).table.name).selectAll().execute() as Promise<Row[]>))),

  answer(Others, ({ name }) => [named(name)], (db: Kysely<any>, { name, id }) => db.selectFrom(name).selectAll().where('id', '<>', id).execute() as Promise<Row[]>),
];

/** Which table it is only shows when it is asked. */
const named = (name: string) => ({ name }) as AnyTable;

const exists = async (db: Kysely<any>, table: string, column: string, id: unknown) =>
  (await db.selectFrom(table).select(sql<number>`1`.as('one')).where(column, '=', id).limit(1).execute()).length > 0;

const contains = async (db: Kysely<any>, table: string, column: string, part: unknown) =>
  (await db.selectFrom(table).select(sql<number>`1`.as('one')).where(sql<boolean>`${sql.ref(column)} @> ${JSON.stringify(part)}::jsonb`).limit(1).execute()).length > 0;
