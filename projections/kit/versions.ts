import { applied, type Folded } from '#projections/kit/fold';
import type { AnyTable, KeyOf, RowOf } from '#projections/kit/table';

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

  /** Another page, and what its events come to. */
  put(page: number, folded: Folded) {
    for (const [table, outcomes] of folded) {
      const rows = this.of(table);
      for (const [name, outcome] of outcomes) {
        const versions = rows.get(name) ?? [];
        if (!versions.length) rows.set(name, versions);
        versions.push({ page, row: applied(table, outcome, versions.at(-1)?.row) });
        this.size += 1;
      }
    }
  }

  /** Half of the pages are forgotten: pages 2k - 1 and 2k become page k. */
  thin() {
    this.size = 0;
    for (const rows of this.tables.values()) {
      for (const [name, versions] of rows) {
        const moved = versions.map(({ page, row }) => ({ page: (page + 1) >> 1, row }));
        const kept = moved.filter((it, i) => it.page !== moved[i + 1]?.page);
        rows.set(name, kept);
        this.size += kept.length;
      }
    }
  }

  /** The tables at the end of a page, with what happened behind it. */
  at(page: number, folded: Folded): Tables {
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
      row: (table, key) => rowOf(table, (table.key as string[]).map((it) => `${(key as Row)[it]}\0`).join('')) as never,
    };
  }

  private of(table: AnyTable) {
    const rows = this.tables.get(table) ?? new Map<string, Version[]>();
    this.tables.set(table, rows);
    return rows;
  }
}

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
