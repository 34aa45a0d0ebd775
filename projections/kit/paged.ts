import { type Expression, type SelectQueryBuilder, sql } from 'kysely';

type Rows = SelectQueryBuilder<any, any, any>;
type Column = string | Expression<any>;

/** Texts as people sort them: capitals do not count, numbers in them do. */
export const natural = (column: Column) => sql`${typeof column === 'string' ? sql.ref(column) : column} COLLATE read."natural"`;

/** A pattern for `ilike`: the text anywhere, its own wildcards meaning themselves. */
export const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** The rows in which one of these columns has the text, or all where none is looked for. */
export const searched = <Q extends object>(rows: Q, search: string, columns: readonly Column[]): Q =>
  search ? ((rows as unknown as Rows).where((it) => it.or(columns.map((column) => it(column, 'ilike', containing(search) as never)))) as unknown as Q) : rows;

/** The rows whose columns have these values (null: have none); what is not given narrows nothing. */
export const filtered = <Q extends object>(rows: Q, values: Record<string, unknown>): Q =>
  Object.entries(values).reduce<Rows>((found, [column, value]) => (value === undefined ? found : found.where(column, value === null ? 'is' : '=', value)), rows as unknown as Rows) as unknown as Q;

/**
 * One page of rows that stand in a total order, and how many there are in all. Where fewer tables have as many rows, `counted`
 * are counted instead.
 */
export async function paged<D, T extends keyof D, O>(rows: SelectQueryBuilder<D, T, O>, { page, limit }: { page: number; limit: number }, counted: object = rows) {
  const data = await rows.limit(limit).offset((page - 1) * limit).execute();
  const { total } = await (counted as Rows).clearSelect().clearOrderBy().select((it) => it.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() as { total: number };
  return { data, total, page, limit };
}
