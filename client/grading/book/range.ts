/** A place in the grid: line of a student, column. */
export type Spot = { row: number; column: number };
/** Whose cell it is and of which column, wherever these stand by now. */
export type CellId = { id_murid: string; id_kolom: string };
/** What was pasted into which cells; `outside`: how much of it had no place in the grid. */
export type Pasted = { at: readonly (CellId & { text: string })[]; outside: number };
/** A rectangle of cells, both ends in it. */
export type Range = { top: number; left: number; bottom: number; right: number };

export const rangeOf = (one: Spot, other: Spot): Range =>
  ({ top: Math.min(one.row, other.row), left: Math.min(one.column, other.column), bottom: Math.max(one.row, other.row), right: Math.max(one.column, other.column) });
export const isSingle = ({ top, left, bottom, right }: Range) => top === bottom && left === right;
export const isWithin = ({ top, left, bottom, right }: Range, row: number, column: number) => row >= top && row <= bottom && column >= left && column <= right;
export const spotsIn = ({ top, left, bottom, right }: Range): Spot[] =>
  Array.from({ length: bottom - top + 1 }, (_, r) => Array.from({ length: right - left + 1 }, (__, c) => ({ row: top + r, column: left + c }))).flat();

/** What is copied, as spreadsheets read it: tabs between cells, a line a row. */
export const clipOf = ({ top, left, bottom, right }: Range, textAt: (it: Spot) => string) =>
  Array.from({ length: bottom - top + 1 }, (_, r) => Array.from({ length: right - left + 1 }, (__, c) => textAt({ row: top + r, column: left + c })).join('\t')).join('\n');

/** The cells of what was copied from a spreadsheet; a cell in quotes may hold line breaks, and doubled quotes. */
export function cellsIn(clip: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const text = clip.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let i = 0; i < text.length; i += 1) {
    const it = text.charAt(i);
    if (isQuoted && it === '"' && text.charAt(i + 1) === '"') {
      cell += it;
      i += 1;
    } else if (it === '"' && (isQuoted || !cell)) isQuoted = !isQuoted;
    else if (!isQuoted && it === '\t') end();
    else if (!isQuoted && it === '\n') {
      end();
      rows.push([]);
    } else cell += it;
  }
  end();
  return rows;
}

/** What is pasted where: one cell fills the whole range, more go from its upper left. `outside`: what has no place in the grid. */
export function pastedAt(cells: readonly (readonly string[])[], range: Range, rows: number, columns: number): { at: { spot: Spot; text: string }[]; outside: number } {
  const [[only] = []] = cells;
  if (cells.length === 1 && cells[0]?.length === 1) return { at: spotsIn(range).map((spot) => ({ spot, text: only ?? '' })), outside: 0 };
  const all = cells.flatMap((line, r) => line.map((text, c) => ({ spot: { row: range.top + r, column: range.left + c }, text })));
  const at = all.filter(({ spot }) => spot.row < rows && spot.column < columns);
  return { at, outside: all.length - at.length };
}

/** Where a key leads from a cell, at most to the edge; with `isFar` at once, and with Home and End to the first and the last of all. */
export function movedBy(key: string, { row, column }: Spot, rows: number, columns: number, isFar = false): Spot | undefined {
  const steps: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [isFar ? -1 : 0, -columns], End: [isFar ? 1 : 0, columns], PageUp: [-10, 0], PageDown: [10, 0] };
  const [down, across] = steps[key] ?? [];
  if (down === undefined || across === undefined) return undefined;
  const far = isFar ? Math.max(rows, columns) : 1;
  return { row: Math.min(rows - 1, Math.max(0, row + down * far)), column: Math.min(columns - 1, Math.max(0, column + across * far)) };
}

/** The cell at a place. */
export function cellIn({ row, column }: Spot, murid: readonly { id_murid: string }[], columns: readonly { id_kolom: string }[]): CellId | undefined {
  const [one, other] = [murid[row], columns[column]];
  return one && other && { id_murid: one.id_murid, id_kolom: other.id_kolom };
}
/** Where a cell stands by now; where its student or its column is gone, where that stood, within the grid. */
export function spotIn({ id_murid, id_kolom, row, column }: Partial<CellId> & Spot, murid: readonly { id_murid: string }[], columns: readonly { id_kolom: string }[]): Spot {
  const [r, c] = [murid.findIndex((it) => it.id_murid === id_murid), columns.findIndex((it) => it.id_kolom === id_kolom)];
  return { row: r < 0 ? Math.max(0, Math.min(row, murid.length - 1)) : r, column: c < 0 ? Math.max(0, Math.min(column, columns.length - 1)) : c };
}
