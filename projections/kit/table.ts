import { createHash } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { z } from 'zod';

/**
 * A read table is its zod row and its key. It has no migrations: the name it has in Postgres carries the hash
 * of its shape and of its projection's version, so a changed one is a new one, filled by replay.
 */
export type Table<N extends string = string, R extends z.ZodObject = z.ZodObject, K extends string = string> = {
  name: N;
  row: R;
  key: readonly K[];
  indexes: readonly (readonly Indexed<string>[])[];
  about?: Ties;
  told?: Telling;
};
/** Whether a row goes with the person that a column names, or keeps them from being removed while it is there. */
export type Tie = 'goes' | 'keeps';
export type Ties = { readonly [column: string]: Tie };
/** Which rows people are told of by now. */
export type Telling = (row: ExpressionBuilder<any, any>, now: Date) => Expression<SqlBool>;
/** A column of an index; `natural` as lists sort texts. */
type Indexed<C extends string> = C | { natural: C };
export type AnyTable = Table<any, any, any>;
export type RowOf<T extends AnyTable> = z.output<T['row']>;
export type KeyOf<T extends AnyTable> = Pick<RowOf<T>, T['key'][number]>;
/** What kysely sees: the tables under their plain names. */
export type Db<T extends AnyTable> = { [It in T as It['name']]: RowOf<It> };

export function table<const N extends string, S extends z.ZodRawShape, const K extends keyof S & string>(
  name: N,
  shape: S,
  key: readonly K[],
  indexes: readonly (readonly Indexed<keyof S & string>[])[] = [],
): Table<N, z.ZodObject<S>, K> {
  return { name, row: z.object(shape), key, indexes };
}

/** Says which columns of a table name the people that its rows are about: those stand in the copy of their data, all of them or those that they are `told` of. */
export const about = <T extends AnyTable>(it: T, people: { readonly [C in keyof RowOf<T>]?: Tie }, told?: Telling): T => ({ ...it, about: people, ...(told && { told }) });

/** The columns that name people, all or those with such a tie. */
export const peopleIn = ({ about: people = {} }: AnyTable, tie?: Tie): string[] => Object.keys(people).filter((column) => !tie || people[column] === tie);

export const columnsOf = ({ row }: AnyTable) => Object.keys(row.shape);
/** Columns without which no row can be begun: neither key, nor null, nor counted from 0. */
export const requiredOf = (it: AnyTable): string[] => {
  const isRequired = (column: string) => !it.key.includes(column) && / NOT NULL$/.test(definition(it.row.shape[column] as z.ZodType));
  return columnsOf(it).filter(isRequired);
};
/** Columns that an `add` may move. */
export const countsOf = (it: AnyTable): string[] => columnsOf(it).filter((column) => !it.key.includes(column) && / DEFAULT 0$/.test(definition(it.row.shape[column] as z.ZodType)));
export const typeOf = ({ row }: AnyTable, column: string) => sqlType(row.shape[column] as z.ZodType).type;

/** The name of a table in Postgres, given what its projection makes of the log. */
export const physicalName = (it: AnyTable, code: string) =>
  `${it.name}_${createHash('sha256').update(`${code}\n${shapeOf(it)}`).digest('hex').slice(0, 10)}`;

export const createTable = (it: AnyTable, as: string, schema = 'read') =>
  [`CREATE TABLE IF NOT EXISTS ${schema}."${as}" (${shapeOf(it)})`, ...createIndexes(it, as, schema)];

const createIndexes = (it: AnyTable, as: string, schema: string) =>
  it.indexes.map((columns, i) => `CREATE INDEX IF NOT EXISTS "${as}_${i}" ON ${schema}."${as}" (${columns.map(indexed).join(', ')})`);
const indexed = (it: Indexed<string>) => (typeof it === 'string' ? quote(it) : `${quote(it.natural)} COLLATE read."natural"`);

export const quote = (name: string) => `"${name}"`;

const shapeOf = ({ row, key }: AnyTable) =>
  [...Object.entries(row.shape).map(([column, type]) => `${quote(column)} ${definition(type as z.ZodType)}`),
    `PRIMARY KEY (${key.map(quote).join(', ')})`].join(', ');

/** Columns that an `add` may leave out when it creates a row: counts begin at 0, flags at false. */
function definition(schema: z.ZodType) {
  const { type, nullable } = sqlType(schema);
  const initial = { integer: ' DEFAULT 0', 'double precision': ' DEFAULT 0', boolean: ' DEFAULT false' }[type] ?? '';
  return `${type}${nullable ? '' : ` NOT NULL${initial}`}`;
}

const KINDS: Record<string, string> = { number: 'double precision', boolean: 'boolean', array: 'jsonb', object: 'jsonb', record: 'jsonb' };
const FORMATS: Record<string, string> = { uuid: 'uuid', date: 'date', datetime: 'timestamptz', safeint: 'integer', int32: 'integer' };

function sqlType(schema: z.ZodType): { type: string; nullable: boolean } {
  if (schema instanceof z.ZodNullable) return { ...sqlType(schema.unwrap() as z.ZodType), nullable: true };
  const { type, format } = schema.def as unknown as { type: string; format?: string };
  return { type: FORMATS[format ?? ''] ?? KINDS[type] ?? 'text', nullable: false };
}
