import { type KeyboardEvent, useState } from 'react';

const STEPS: Record<string, readonly [across: number, down: number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const REACHED = 'a, button';

/** A table that is one stop of the Tab key: arrows lead from cell to cell, over those that hold nothing. `stop` is the cell that Tab comes to. */
export function useOneStop() {
  const [stop, setStop] = useState('0 0');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const cell = (event.target as HTMLElement).closest('td, th');
    const row = cell?.parentElement;
    const body = row?.parentElement;
    if (!step || !cell || !row || !body) return;
    const [rows, column] = [[...body.children], [...row.children].indexOf(cell)];
    const next = nextIn(rows, rows.indexOf(row), column, step);
    event.preventDefault();
    next?.focus();
  };
  const onFocus = ({ target }: { target: Element }) => {
    const row = target.closest('tr');
    const cell = target.closest('td, th');
    if (row?.parentElement && cell) setStop(`${[...row.parentElement.children].indexOf(row)} ${[...row.children].indexOf(cell)}`);
  };
  return { isStop: (row: number, column: number) => stop === `${row} ${column}`, grid: { onKeyDown, onFocus } };
}

function nextIn(rows: readonly Element[], row: number, column: number, [across, down]: readonly [number, number]): HTMLElement | undefined {
  const [r, c] = [row + down, column + across];
  const cell = rows[r]?.children[c];
  if (!cell) return undefined;
  return cell.querySelector<HTMLElement>(REACHED) ?? nextIn(rows, r, c, [across, down]);
}
