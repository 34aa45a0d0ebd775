import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Folded, Outcome } from '#projections/kit/fold';
import { physical } from '#projections/kit/projection';
import { type AnyTable, columnsOf, quote, typeOf } from '#projections/kit/table';

type Values = Record<string, unknown>;
type Statement = { name: string; text: string; values: [string]; expects: number | undefined };

/** A projection changed a row that is not there. */
export class MissingRow extends Error {}

/** Writes a folded batch, one statement for all rows of a table that change alike. */
export async function write(client: pg.ClientBase, folded: Folded) {
  for (const [table, rows] of folded) {
    for (const { expects, ...statement } of statements(table, [...rows.values()])) {
      const { rowCount } = await client.query(statement);
      if (expects !== undefined && rowCount !== expects) throw new MissingRow(`${table.name}: ${expects - (rowCount ?? 0)} of ${expects} rows to change are missing`);
    }
  }
}

/** Rows that change alike — the same columns in the same way — are one statement. */
function statements(table: AnyTable, outcomes: Outcome[]): Statement[] {
  const alike = new Map<string, Outcome[]>();
  for (const it of outcomes) {
    const how = it.does === 'change' ? `${it.creates}|${Object.keys(it.set)}|${Object.keys(it.counts)}` : it.does;
    const same = alike.get(how);
    if (same) same.push(it);
    else alike.set(how, [it]);
  }
  return [...alike.values()].map((same) => statement(table, same));
}

function statement(table: AnyTable, outcomes: Outcome[]): Statement {
  const first = outcomes[0] as Outcome;
  const rows = outcomes.map(valuesOf);
  const text = first.does === 'remove' ? removing(table) : first.does === 'put' ? putting(table) : changing(table, first);
  const expects = first.does === 'remove' ? undefined : rows.length;
  const name = `w${createHash('sha1').update(text).digest('base64url')}`;
  return { name, text, values: [jsonOf(rows)], expects };
}

const valuesOf = (it: Outcome): Values =>
  it.does === 'put' ? it.row : it.does === 'remove' ? it.key : { ...it.key, ...it.set, ...it.counts };

/** What no text in Postgres can hold, as JSON writes it: NUL, and half of a surrogate pair. */
const UNHOLDABLE = /\\u(0000|d[89a-f])/;

function jsonOf(rows: Values[]) {
  const text = JSON.stringify(rows);
  if (!UNHOLDABLE.test(text)) return text;
  return JSON.stringify(rows, (_, it) => (typeof it === 'string' ? it.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : it));
}

const putting = (table: AnyTable) =>
  upsert(table, columnsOf(table), columnsOf(table).filter((it) => !table.key.includes(it)).map((it) => `${quote(it)} = excluded.${quote(it)}`));

function changing(table: AnyTable, { set, counts, creates }: Extract<Outcome, { does: 'change' }>) {
  const from = creates ? 'excluded' : 'v';
  const changes = [
    ...Object.keys(set).map((it) => `${quote(it)} = ${from}.${quote(it)}`),
    ...Object.keys(counts).map((it) => `${quote(it)} = t.${quote(it)} + ${from}.${quote(it)}`),
  ];
  const columns = [...table.key, ...Object.keys(set), ...Object.keys(counts)];
  if (creates) return upsert(table, columns, changes);
  return `UPDATE read.${quote(physical(table.name))} AS t SET ${listed(table, changes, from)} FROM ${given(table, columns)} WHERE ${sameKey(table)}`;
}

const removing = (table: AnyTable) =>
  `DELETE FROM read.${quote(physical(table.name))} AS t USING ${given(table, table.key)} WHERE ${sameKey(table)}`;

function upsert(table: AnyTable, columns: readonly string[], changes: string[]) {
  const [names, key] = [columns.map(quote).join(', '), table.key.map(quote).join(', ')];
  return `INSERT INTO read.${quote(physical(table.name))} AS t (${names}) SELECT ${names} FROM ${given(table, columns)} ON CONFLICT (${key}) DO UPDATE SET ${listed(table, changes, 'excluded')}`;
}

/** A statement must change something, if only the key to itself. */
const listed = (table: AnyTable, changes: string[], from: string) => changes.join(', ') || `${quote(table.key[0])} = ${from}.${quote(table.key[0])}`;

const given = (table: AnyTable, columns: readonly string[]) =>
  `json_to_recordset($1::json) AS v(${columns.map((it) => `${quote(it)} ${typeOf(table, it)}`).join(', ')})`;
const sameKey = (table: AnyTable) => table.key.map((it: string) => `t.${quote(it)} = v.${quote(it)}`).join(' AND ');
