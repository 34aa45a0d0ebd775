import type { ReadSide } from '#projections/kit/read-side';

/** Which tables have moved, and when: for whoever asks again only if the answer may be another. */
export class Movements {
  private turn = 0;
  /** When anything may have moved. */
  private everything = 0;
  private readonly last = new Map<string, number>();

  constructor(readSide: Pick<ReadSide, 'onTouched'>) {
    readSide.onTouched((touched) => {
      this.turn++;
      for (const { keys } of touched) {
        if (!keys) this.everything = this.turn;
        for (const table of Object.keys(keys ?? {})) this.last.set(table, this.turn);
      }
    });
  }

  get now() {
    return this.turn;
  }

  /** Whether one of these tables has moved since; of an answer that is read from none of them whether anything has. */
  since(turn: number, tables: ReadonlySet<string>) {
    if (this.everything > turn) return true;
    return tables.size ? [...tables].some((it) => (this.last.get(it) ?? 0) > turn) : this.turn > turn;
  }
}
