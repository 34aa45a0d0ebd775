import type { ReactNode } from 'react';

type Common = { key: string; /** Pixels that it needs; where a screen has fewer, it stands in the row's second line. */ width?: number };
/** What can be done with a row: always in sight, never exported. */
type Acts<Row> = Common & { key: 'actions'; title: string; render: (row: Row) => ReactNode; text?: undefined };
/** What a row says in one of its places: as text, which is what is exported, and as it is drawn where that is more. */
export type Told<Row> = Common & {
  title: string;
  text: (row: Row) => string | number | null | undefined;
  render?: (row: Row) => ReactNode;
  /** What a spreadsheet has instead of the text: a number that can be reckoned with, under a title that says of what. */
  sheet?: { title: string; of: (row: Row) => number | null };
  /** Sorted by the server under its key. */
  sorter?: boolean;
  align?: 'end';
  /** Where not all have room those with the least stay; nothing is said of most, which go from the last to the first. */
  rank?: number;
  /** For whoever asks for it. */
  isSpare?: boolean;
};
export type Column<Row> = Told<Row> | Acts<Row>;

export const NOTHING = '–';
const USUAL = { head: 200, other: 124, actions: 116 };

export const isBlank = (it: unknown) => it === null || it === undefined || it === '';
export const isTold = <Row>(it: Column<Row>): it is Told<Row> => it.key !== 'actions';

/** As it is drawn, a dash where there is nothing. */
export function drawn<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const text = column.text?.(row);
  return isBlank(text) ? NOTHING : text;
}

/** Those that somebody wants to see: what they chose, else whatever is not spare. The first is what a row is called by. */
export const wantedOf = <Row>(columns: readonly Column<Row>[], chosen: Readonly<Record<string, boolean>>): Column<Row>[] =>
  columns.filter((it, i) => i === 0 || !isTold(it) || (chosen[it.key] ?? !it.isSpare));

const widthOf = <Row>(it: Column<Row>, i: number) => it.width ?? (i === 0 ? USUAL.head : isTold(it) ? USUAL.other : USUAL.actions);

/** Which columns have room in so many pixels, and which stand in the second line of each row. Before anything was measured all have. */
export function roomFor<Row>(columns: readonly Column<Row>[], pixels: number): { columns: Column<Row>[]; second: Told<Row>[]; widths: number[] } {
  const kept = new Set(columns);
  const leaving = columns.flatMap((it, i) => (i > 0 && isTold(it) ? [{ it, rank: it.rank ?? i }] : [])).sort((one, other) => other.rank - one.rank);
  const needed = () => columns.reduce((sum, it, i) => sum + (kept.has(it) ? widthOf(it, i) : 0), 0);
  for (const { it } of leaving) if (pixels && needed() > pixels) kept.delete(it);
  return {
    columns: columns.filter((it) => kept.has(it)),
    second: columns.filter((it): it is Told<Row> => !kept.has(it)),
    widths: columns.flatMap((it, i) => (kept.has(it) ? [widthOf(it, i)] : [])),
  };
}

/** A list as a spreadsheet has it: what its columns are called, and what stands in them. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): (string | number)[][] => {
  const told = columns.filter(isTold);
  return [told.map(({ title, sheet }) => sheet?.title ?? title), ...rows.map((row) => told.map(({ text, sheet }) => (sheet?.of ?? text)(row) ?? ''))];
};
