import { applied, type Folded, nameOf } from '#projections/kit/fold';
import { type AnyTable, type KeyOf, type RowOf } from '#projections/kit/table';

type Row = Record<string, unknown>;
/** A row as it was at the end of a page, until its next version; nothing when it was gone. */
type Version = { page: number; row: Row | undefined };

/** Read tables as they were at one moment, to be read at once. */
export type Tables = {
  rows<T extends AnyTable>(table: T): IterableIterator<RowOf<T>>;
  row<T extends AnyTable>(table: T, key: KeyOf<T>): RowOf<T> | undefined;
};

/** The rows of tables in memory, each with what it was at the end of every page in which it changed. */
export class Versions {
  /** How many rows are kept, over all pages. */
  size = 0;
  private readonly tables = new Map<AnyTable, Map<string, Version[]>>();

  /** Another page, and what its events come to; the last one again: only what it ended with is kept. */
  put(page: number, folded: Folded) {
    for (const [table, outcomes] of folded) {
      const rows = this.of(table);
      for (const [name, outcome] of outcomes) {
        const versions = rows.get(name) ?? [];
        if (!versions.length) rows.set(name, versions);
        const row = applied(table, outcome, versions.at(-1)?.row);
        if (versions.at(-1)?.page === page) versions.pop();
        else this.size += 1;
        versions.push({ page, row });
      }
    }
  }

  /** The tables at the end of a page, with what happened behind it. */
  at(page: number, folded: Folded = new Map()): Tables {
    const rowOf = (table: AnyTable, name: string) => {
      const [outcome, before] = [folded.get(table)?.get(name), last(this.of(table).get(name) ?? [], page)];
      return outcome ? applied(table, outcome, before) : before;
    };
    const namesOf = (table: AnyTable) => new Set([...this.of(table).keys(), ...(folded.get(table)?.keys() ?? [])]);
    return {
      *rows(table) {
        for (const name of namesOf(table)) {
          const row = rowOf(table, name);
          if (row) yield row as never;
        }
      },
      row: (table, key) => rowOf(table, nameOf({ table, key: key as Row })) as never,
    };
  }

  private of(table: AnyTable) {
    const rows = this.tables.get(table) ?? new Map<string, Version[]>();
    this.tables.set(table, rows);
    return rows;
  }
}

/** Several parts of the same tables, read as one. */
export const joined = (parts: readonly Tables[]): Tables => ({
  *rows(table) {
    for (const it of parts) yield* it.rows(table);
  },
  row: (table, key) => {
    for (const it of parts) {
      const row = it.row(table, key);
      if (row) return row;
    }
    return undefined;
  },
});

/** The row as of a page: that of the last version not after it. */
function last(versions: readonly Version[], page: number) {
  let [low, high] = [0, versions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((versions[middle] as Version).page <= page) low = middle + 1;
    else high = middle;
  }
  return versions[low - 1]?.row;
}
