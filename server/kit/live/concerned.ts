import { tables } from '#projections/kit/projection';
import type { Touched } from '#projections/kit/touched';

type Key = Record<string, unknown>;
/** What an answer is read from, and for what it was asked; of `wide` tables any row may concern it, whatever it was asked for. */
export type Subject = { tables: readonly string[]; input: Key; wide?: readonly string[] };

/**
 * Finds whom a touched row concerns without looking at anybody else: all who read its table, unless one of their input's own
 * values contradicts the row's key. Each stands under one such value for each of its tables, or under the table alone.
 */
export class Concerned<S extends Subject> {
  private readonly places = new Map<string, Set<S>>();
  private readonly all = new Set<S>();

  add(it: S) {
    this.all.add(it);
    for (const place of placesOf(it)) this.places.set(place, (this.places.get(place) ?? new Set()).add(it));
  }

  remove(it: S) {
    this.all.delete(it);
    for (const place of placesOf(it)) {
      const there = this.places.get(place);
      there?.delete(it);
      if (!there?.size) this.places.delete(place);
    }
  }

  /** Each with what of the touched concerns it. */
  by(touched: readonly Touched[]): Map<S, Touched[]> {
    const found = new Map<S, Touched[]>();
    const note = (it: S, n: number, table: string, key: Key | null) => {
      const own = found.get(it) ?? [];
      if (!own.length) found.set(it, own);
      let last = own.at(-1);
      if (last?.n !== n) own.push((last = { n, keys: {} }));
      const keys = last.keys as NonNullable<Touched['keys']>;
      if (key === null) keys[table] = null;
      else if (keys[table] !== null) (keys[table] ??= []).push(key);
    };
    for (const { n, keys } of touched) {
      if (keys === null) for (const it of this.all) found.set(it, [...(found.get(it) ?? []), { n, keys }]);
      else for (const [table, rows] of Object.entries(keys)) this.ofTable(table, rows, (it, key) => note(it, n, table, key));
    }
    return found;
  }

  private ofTable(table: string, rows: readonly Key[] | null, note: (it: S, key: Key | null) => void) {
    if (rows === null) return this.at(`${table}||`, (it) => note(it, null));
    if (!this.places.has(`${table}||`)) return;
    for (const key of rows) {
      const ofKey = (it: S) => (isWide(it, table) || fits(key, it.input)) && note(it, key);
      this.at(`${table}|`, ofKey);
      for (const column in key) this.at(`${table}|${column}|${key[column]}`, ofKey);
    }
  }

  private at(place: string, see: (it: S) => unknown) {
    const there = this.places.get(place);
    if (there) for (const it of there) see(it);
  }
}

/** What every table calls its own rows says nothing of those of another. */
const saysOfWhat = (column: string) => column !== 'id';

/** Under the table, for when all of it was touched; and where its rows are looked for. */
const placesOf = (subject: Subject) =>
  subject.tables.flatMap((table) => {
    const column = isWide(subject, table) ? undefined : keyOf(table).find((it) => saysOfWhat(it) && isGiven(subject.input[it]));
    return [`${table}||`, column ? `${table}|${column}|${subject.input[column]}` : `${table}|`];
  });

const keyOf = (name: string): readonly string[] => tables().find((it) => it.name === name)?.key ?? [];
const isWide = ({ wide }: Subject, table: string) => wide?.includes(table) ?? false;
const isGiven = (value: unknown) => value !== undefined && value !== '';
const fits = (key: Key, input: Key) => Object.entries(input).every(([name, value]) => !(name in key) || !saysOfWhat(name) || !isGiven(value) || key[name] === value);
