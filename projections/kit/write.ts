import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Folded, Outcome } from '#projections/kit/fold';
import { physical } from '#projections/kit/projection';
import { type AnyTable, columnsOf, countsOf, quote, typeOf } from '#projections/kit/table';

type Values = Record<string, unknown>;
/** A table and its name in Postgres, with its schema. */
type Into = { table: AnyTable; name: string };
type Part = { table: AnyTable; text: string; rows: string; expects: number | undefined };
/** What else the statement does: its own parameters come first, `$1` on. */
export type Tail = { ctes: readonly string[]; select: readonly string[]; values: readonly unknown[] };
const NO_TAIL: Tail = { ctes: [], select: [], values: [] };

/**
 * Writes a folded batch and its tail as one statement: all of it or nothing, in one round trip. A row to change that
 * is missing fails it. Answers what the tail selects.
 */
export async function write(client: pg.ClientBase, folded: Folded, tail = NO_TAIL, schema = 'read'): Promise<Values> {
  const parts: Part[] = [];
  for (const [table, rows] of folded) parts.push(...partsOf(schema, table, [...rows.values()], tail.values.length + parts.length));
  if (!parts.length && !tail.ctes.length) return {};
  const checked = parts.filter((it) => it.expects !== undefined);
  const first = tail.values.length + parts.length;
  const text = `WITH ${[...parts.map((it, i) => `w${i} AS (${it.text} RETURNING 1)`), ...tail.ctes].join(',\n')}
    SELECT ${['1', ...checked.map((it, i) => `read.expect((SELECT count(*) FROM w${parts.indexOf(it)}), $${first + i + 1}, '${it.table.name}')`), ...tail.select].join(', ')}`;
  const values = [...tail.values, ...parts.map((it) => it.rows), ...checked.map((it) => it.expects)];
  const { rows } = await client.query({ name: `w${createHash('sha1').update(text).digest('base64url')}`, text, values });
  return rows[0];
}

/** Rows that change alike — the same columns in the same way — are one part. */
function partsOf(schema: string, table: AnyTable, outcomes: Outcome[], before: number): Part[] {
  const alike = new Map<string, Outcome[]>();
  for (const it of outcomes) {
    const how = it.does === 'change' ? `${it.creates}|${Object.keys(it.set)}|${Object.keys(it.counts).length > 0}` : it.does;
    const same = alike.get(how);
    if (same) same.push(it);
    else alike.set(how, [it]);
  }
  return [...alike.values()].map((same, i) => part({ table, name: `${schema}.${quote(physical(table.name))}` }, same, `$${before + i + 1}`));
}

function part(into: Into, outcomes: Outcome[], given: string): Part {
  const { table } = into;
  const first = outcomes[0] as Outcome;
  const isChange = first.does === 'change';
  const counts = isChange && Object.keys(first.counts).length ? countsOf(table).filter((it) => !(it in first.set)) : [];
  const text = first.does === 'remove' ? removing(into, given) : isChange ? changing(into, given, first, counts) : putting(into, given);
  const rows = outcomes.map((it) => valuesOf(it, counts));
  return { table, text, rows: jsonOf(rows), expects: first.does === 'remove' ? undefined : rows.length };
}

/** Counts that do not move are given as 0: so few different statements serve all. */
function valuesOf(it: Outcome, counts: readonly string[]): Values {
  if (it.does === 'put') return it.row;
  if (it.does === 'remove') return it.key;
  const row: Values = { ...it.key, ...it.set };
  for (const column of counts) row[column] = it.counts[column] ?? 0;
  return row;
}

/** What no text in Postgres can hold, as JSON writes it: NUL, and half of a surrogate pair. */
const UNHOLDABLE = /\\u(0000|d[89a-f])/;

function jsonOf(rows: Values[]) {
  const text = JSON.stringify(rows);
  if (!UNHOLDABLE.test(text)) return text;
  return JSON.stringify(rows, (_, it) => (typeof it === 'string' ? it.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : it));
}

const putting = (into: Into, given: string, { table } = into) =>
  upsert(into, given, columnsOf(table), columnsOf(table).filter((it) => !table.key.includes(it)).map((it) => `${quote(it)} = excluded.${quote(it)}`));

function changing({ table, name }: Into, given: string, { set, creates }: Extract<Outcome, { does: 'change' }>, counts: readonly string[]) {
  const from = creates ? 'excluded' : 'v';
  const changes = [
    ...Object.keys(set).map((it) => `${quote(it)} = ${from}.${quote(it)}`),
    ...counts.map((it) => `${quote(it)} = t.${quote(it)} + ${from}.${quote(it)}`),
  ];
  const columns = [...table.key, ...Object.keys(set), ...counts];
  if (creates) return upsert({ table, name }, given, columns, changes);
  return `UPDATE ${name} AS t SET ${listed(table, changes, from)} FROM ${recordset(table, given, columns)} WHERE ${sameKey(table)}`;
}

const removing = ({ table, name }: Into, given: string) => `DELETE FROM ${name} AS t USING ${recordset(table, given, table.key)} WHERE ${sameKey(table)}`;

function upsert({ table, name }: Into, given: string, columns: readonly string[], changes: string[]) {
  const [names, key] = [columns.map(quote).join(', '), table.key.map(quote).join(', ')];
  return `INSERT INTO ${name} AS t (${names}) SELECT ${names} FROM ${recordset(table, given, columns)} ON CONFLICT (${key}) DO UPDATE SET ${listed(table, changes, 'excluded')}`;
}

/** A statement must change something, if only the key to itself. */
const listed = (table: AnyTable, changes: string[], from: string) => changes.join(', ') || `${quote(table.key[0])} = ${from}.${quote(table.key[0])}`;

const recordset = (table: AnyTable, given: string, columns: readonly string[]) =>
  `json_to_recordset(${given}::json) AS v(${columns.map((it) => `${quote(it)} ${typeOf(table, it)}`).join(', ')})`;
const sameKey = (table: AnyTable) => table.key.map((it: string) => `t.${quote(it)} = v.${quote(it)}`).join(' AND ');
