import { createHash } from 'node:crypto';
import type pg from 'pg';
import { arrayType, columnArray } from '#projections/kit/columns';
import type { Folded, Outcome } from '#projections/kit/fold';
import { physical } from '#projections/kit/projection';
import { type AnyTable, columnsOf, countsOf, quote, typeOf } from '#projections/kit/table';

type Values = Record<string, unknown>;
export type Statement = { text: string; values: readonly unknown[] };
/** A table and its name in Postgres, with its schema. */
type Into = { table: AnyTable; name: string };
/** Columns that a statement is given, and how it reads them as rows. */
type Given = { columns: readonly string[]; rows: string };
type Options = { /** Goes before the rows: what moves a place fences off whoever has moved it, too. */ first?: Statement; schema?: string; /** The transaction is the caller's. */ isWithin?: boolean };

const MOST_PREPARED = 300;
const prepared = new Map<string, string>();

/**
 * Writes a folded batch in one transaction and one round trip: a statement for the rows of a table that change alike, always in
 * the same order, so that there are few of them whatever the batches hold. A row to change that is missing fails it all.
 * Answers the row of what goes first. The connection has to be pipelined: nothing waits for the answer to what is before it.
 */
export async function write(client: pg.ClientBase, folded: Folded, { first, schema = 'read', isWithin = false }: Options = {}): Promise<Values> {
  if (!(client as pg.Client).pipeline) throw new TypeError('this connection is not pipelined');
  const rows = statementsOf(folded, schema);
  if (!first && !rows.length) return {};
  const own = isWithin ? { begin: [], end: [] } : { begin: [{ text: 'BEGIN', values: [] }], end: [{ text: 'COMMIT', values: [] }] };
  const asked = [...own.begin, ...(first ? [first] : []), ...rows, ...own.end].map((it) => client.query(named(it)));
  const answers = await Promise.allSettled(asked);
  const failed = answers.find((it) => it.status === 'rejected');
  if (failed) throw failed.reason;
  return first ? ((await (asked[own.begin.length] as Promise<pg.QueryResult>)).rows[0] as Values) : {};
}

/** Postgres parses and plans each once a connection; one that nobody has met before, beyond the bound, each time. */
function named({ text, values }: Statement) {
  const known = prepared.get(text) ?? (prepared.size < MOST_PREPARED ? `w${createHash('sha1').update(text).digest('base64url')}` : undefined);
  if (known) prepared.set(text, known);
  return { ...(known ? { name: known } : {}), text, values: values as unknown[] };
}

const statementsOf = (folded: Folded, schema: string): Statement[] =>
  [...folded].map(([table, rows]) => [{ table, name: `${schema}.${quote(physical(table.name))}` }, rows] as const)
    .sort(([one], [other]) => (one.name < other.name ? -1 : 1))
    .flatMap(([into, rows]) => alike([...rows.values()]).map((same) => statement(into, same)));

/** Rows that change alike — the same columns in the same way — are one statement. */
function alike(outcomes: Outcome[]) {
  const found = new Map<string, Outcome[]>();
  for (const it of outcomes) {
    const how = it.does === 'change' ? `${it.creates}|${Object.keys(it.set).sort()}|${Object.keys(it.counts).length > 0}` : it.does;
    const same = found.get(how);
    if (same) same.push(it);
    else found.set(how, [it]);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, same]) => same);
}

function statement(into: Into, outcomes: Outcome[]): Statement {
  const { table } = into;
  const first = outcomes[0] as Outcome;
  const set = first.does === 'change' ? Object.keys(first.set).sort() : [];
  const counts = first.does === 'change' && Object.keys(first.counts).length ? countsOf(table).filter((it) => !set.includes(it)) : [];
  const columns = first.does === 'put' ? columnsOf(table) : first.does === 'remove' ? table.key : [...table.key, ...set, ...counts];
  const given = { columns, rows: rowset(table, columns) };
  const text = first.does === 'remove' ? removing(into, given) : first.does === 'change' ? changing(into, given, { set, counts, creates: first.creates }) : putting(into, given);
  const values: unknown[] = columns.map((column: string) => columnArray(typeOf(table, column), outcomes.map((it) => cellOf(it, column))));
  if (first.does === 'remove') return { text, values };
  return { text: `WITH w AS (${text} RETURNING 1) SELECT read.expect((SELECT count(*) FROM w), $${values.length + 1}, '${table.name}')`, values: [...values, outcomes.length] };
}

/** Counts that do not move are given as 0: so few different statements serve all. */
function cellOf(it: Outcome, column: string) {
  if (it.does === 'put') return it.row[column];
  if (it.does === 'remove') return it.key[column];
  return column in it.set ? it.set[column] : column in it.key ? it.key[column] : (it.counts[column] ?? 0);
}

const putting = (into: Into, given: Given, { table } = into) =>
  upsert(into, given, given.columns.filter((it) => !table.key.includes(it)).map((it) => `${quote(it)} = excluded.${quote(it)}`));

function changing({ table, name }: Into, given: Given, { set, counts, creates }: { set: readonly string[]; counts: readonly string[]; creates: boolean }) {
  const from = creates ? 'excluded' : 'v';
  const changes = [
    ...set.map((it) => `${quote(it)} = ${from}.${quote(it)}`),
    ...counts.map((it) => `${quote(it)} = t.${quote(it)} + ${from}.${quote(it)}`),
  ];
  if (creates) return upsert({ table, name }, given, changes);
  return `UPDATE ${name} AS t SET ${listed(table, changes, from)} FROM ${given.rows} WHERE ${sameKey(table)}`;
}

const removing = ({ table, name }: Into, given: Given) => `DELETE FROM ${name} AS t USING ${given.rows} WHERE ${sameKey(table)}`;

function upsert({ table, name }: Into, given: Given, changes: string[]) {
  const [names, key] = [given.columns.map(quote).join(', '), table.key.map(quote).join(', ')];
  return `INSERT INTO ${name} AS t (${names}) SELECT ${names} FROM ${given.rows} ON CONFLICT (${key}) DO UPDATE SET ${listed(table, changes, 'excluded')}`;
}

/** A statement must change something, if only the key to itself. */
const listed = (table: AnyTable, changes: string[], from: string) => changes.join(', ') || `${quote(table.key[0])} = ${from}.${quote(table.key[0])}`;

/** The given arrays as rows of these columns. */
function rowset(table: AnyTable, columns: readonly string[]) {
  const types = columns.map((column) => typeOf(table, column));
  const arrays = types.map((type, i) => `$${i + 1}::${arrayType(type)}[]`).join(', ');
  const casts = columns.map((column, i) => `c${i}::${types[i]} AS ${quote(column)}`).join(', ');
  return `(SELECT ${casts} FROM unnest(${arrays}) AS u(${columns.map((_, i) => `c${i}`).join(', ')})) AS v`;
}

const sameKey = (table: AnyTable) => table.key.map((it: string) => `t.${quote(it)} = v.${quote(it)}`).join(' AND ');
