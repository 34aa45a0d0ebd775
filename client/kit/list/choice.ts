import { useState } from 'react';

/** The rows that are chosen, by their key; they stay so while one turns the pages. */
export type Choice<Row> = { chosen: ReadonlyMap<unknown, Row>; choose: (rows: readonly Row[], isChosen: boolean) => void };

/** What can be done with all rows that are chosen. `done` gives up the choice. */
export type Verb<Row> = { key: string; label: string; isDanger?: boolean; press: (rows: readonly Row[], done: () => void) => void };

export function useChoice<Row>(keyOf: (row: Row) => unknown): Choice<Row> & { clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlyMap<unknown, Row>>(new Map());
  const choose = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows) isChosen ? next.set(keyOf(row), row) : next.delete(keyOf(row));
      return next;
    });
  return { chosen, choose, clear: () => setChosen(new Map()) };
}
