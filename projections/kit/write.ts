import { createHash } from 'node:crypto';
import type pg from 'pg';
import { arrayType, columnArray } from '#projections/kit/columns';
import type { Folded, Outcome } from '#projections/kit/fold';
import { physical } from '#projections/kit/projection';
import { type AnyTable, columnsOf, countsOf, quote, typeOf } from '#projections/kit/table';

type Values = Record<string, unknown>;
/** A table and its name in Postgres, with its schema. */
type Into = { table: AnyTable; name: string };
/** Columns that the statement is given, and how it reads them as rows. */
type Given = { columns: readonly string[]; rows: string };
/** `values`: the rows' columns, an array each. */
type Part = { table: AnyTable; text: string; values: Buffer[]; expects: number | undefined };
/** What else the statement does: its own parameters come first, `$1` on. */
export type Tail = { ctes: readonly string[]; select: readonly string[]; values: readonly unknown[] };
const NO_TAIL: Tail = { ctes: [], select: [], values: [] };

/**
 * Writes a folded batch and its tail as one statement: all of it or nothing, in one round trip. A row to change that
 * is missing fails it. Answers what the tail selects.
 */
export async function write(client: pg.ClientBase, folded: Folded, tail = NO_TAIL, schema = 'read'): Promise<Values> {
  const parts: Part[] = [];
  const values: unknown[] = [...tail.values];
  for (const [table, rows] of folded) {
    for (const same of alike([...rows.values()])) {
      const it = part({ table, name: `${schema}.${quote(physical(table.name))}` }, same, values.length + 1);
      parts.push(it);
      values.push(...it.values);
    }
  }
  if (!parts.length && !tail.ctes.length) return {};
  const checked = parts.filter((it) => it.expects !== undefined);
  const text = `WITH ${[...parts.map((it, i) => `w${i} AS (${it.text} RETURNING 1)`), ...tail.ctes].join(',\n')}
    SELECT ${['1', ...checked.map((it, i) => `read.expect((SELECT count(*) FROM w${parts.indexOf(it)}), $${values.length + i + 1}, '${it.table.name}')`), ...tail.select].join(', ')}`;
  const { rows } = await client.query({ name: `w${createHash('sha1').update(text).digest('base64url')}`, text, values: [...values, ...checked.map((it) => it.expects)] });
  return rows[0];
}

/** Rows that change alike — the same columns in the same way — are one part. */
function alike(outcomes: Outcome[]) {
  const found = new Map<string, Outcome[]>();
  for (const it of outcomes) {
    const how = it.does === 'change' ? `${it.creates}|${Object.keys(it.set)}|${Object.keys(it.counts).length > 0}` : it.does;
    const same = found.get(how);
    if (same) same.push(it);
    else found.set(how, [it]);
  }
  return found.values();
}

/** `from`: the number of the first parameter that is free. */
function part(into: Into, outcomes: Outcome[], from: number): Part {
  const { table } = into;
  const first = outcomes[0] as Outcome;
  const counts = first.does === 'change' && Object.keys(first.counts).length ? countsOf(table).filter((it) => !(it in first.set)) : [];
  const columns = first.does === 'put' ? columnsOf(table) : first.does === 'remove' ? table.key : [...table.key, ...Object.keys(first.set), ...counts];
  const given = { columns, rows: rowset(table, columns, from) };
  const text = first.does === 'remove' ? removing(into, given) : first.does === 'change' ? changing(into, given, first, counts) : putting(into, given);
  const values = columns.map((column: string) => columnArray(typeOf(table, column), outcomes.map((it) => cellOf(it, column))));
  return { table, text, values, expects: first.does === 'remove' ? undefined : outcomes.length };
}

/** Counts that do not move are given as 0: so few different statements serve all. */
function cellOf(it: Outcome, column: string) {
  if (it.does === 'put') return it.row[column];
  if (it.does === 'remove') return it.key[column];
  return column in it.set ? it.set[column] : column in it.key ? it.key[column] : (it.counts[column] ?? 0);
}

const putting = (into: Into, given: Given, { table } = into) =>
  upsert(into, given, given.columns.filter((it) => !table.key.includes(it)).map((it) => `${quote(it)} = excluded.${quote(it)}`));

function changing({ table, name }: Into, given: Given, { set, creates }: Extract<Outcome, { does: 'change' }>, counts: readonly string[]) {
  const from = creates ? 'excluded' : 'v';
  const changes = [
    ...Object.keys(set).map((it) => `${quote(it)} = ${from}.${quote(it)}`),
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

/** The given arrays as rows of these columns; `from` is the number of the first. */
function rowset(table: AnyTable, columns: readonly string[], from: number) {
  const types = columns.map((column) => typeOf(table, column));
  const arrays = types.map((type, i) => `$${from + i}::${arrayType(type)}[]`).join(', ');
  const casts = columns.map((column, i) => `c${i}::${types[i]} AS ${quote(column)}`).join(', ');
  return `(SELECT ${casts} FROM unnest(${arrays}) AS u(${columns.map((_, i) => `c${i}`).join(', ')})) AS v`;
}

const sameKey = (table: AnyTable) => table.key.map((it: string) => `t.${quote(it)} = v.${quote(it)}`).join(' AND ');
