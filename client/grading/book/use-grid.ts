import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { Typing } from '#client/grading/book/grid-row';
import { type CellId, cellIn, cellsIn, clipOf, isSingle, movedBy, type Pasted, pastedAt, rangeOf, type Spot, spotIn, spotsIn } from '#client/grading/book/range';
import { scoreIn, scoreText } from '#client/grading/book/score-text';
import type { Book, Column, Wanted } from '#client/grading/book/use-book';

type Asked = { book: Book; columns: readonly Column[]; /** Several cells came from the clipboard. */ onPaste: (pasted: Pasted) => void };
/** A cell that is chosen, and where it stood then. */
type Chosen = Partial<CellId> & Spot;
const FIRST: Chosen = { row: 0, column: 0 };
const isSame = (one: Partial<CellId>, other: CellId | undefined) => other !== undefined && one.id_murid === other.id_murid && one.id_kolom === other.id_kolom;

/** What keys, pointer and clipboard do to the cells of a gradebook, as in a spreadsheet. */
export function useGrid({ book, columns, onPaste }: Asked) {
  const grid = useRef<HTMLTableElement>(null);
  const [[began, ended], setChosen] = useState<[Chosen, Chosen]>([FIRST, FIRST]);
  const [begun, setTyping] = useState<Typing>();
  const isLeaving = useRef(false);
  const { murid } = book.book;
  const [rows, width] = [murid.length, columns.length];
  const cellAt = (it: Spot) => cellIn(it, murid, columns);
  const chosenAt = (it: Spot): Chosen => ({ ...it, ...cellAt(it) });
  // Others add columns and students while one types: what is chosen is cells, and these may stand elsewhere by now.
  const [anchor, head] = [spotIn(began, murid, columns), spotIn(ended, murid, columns)];
  const range = rangeOf(anchor, head);
  const typing = begun && isSame(begun.cell, cellAt(head)) ? begun : undefined;
  /** What is typed is given once, though a field that goes away loses the focus, too. */
  const typed = useRef<Typing | undefined>(undefined);
  typed.current = typing;
  const focusAt = ({ row, column }: Spot) => queueMicrotask(() => grid.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)?.focus());
  const choose = (to: Spot, isMore = false) => {
    setChosen(([from]) => [isMore ? from : chosenAt(to), chosenAt(to)]);
    focusAt(to);
  };
  const textAt = (it: Spot) => {
    const cell = cellAt(it);
    return cell ? scoreText(book.shownAt(cell).nilai) : '';
  };
  const wantedAt = (spots: readonly Spot[], nilai: number | null): Wanted[] => spots.flatMap((it) => {
    const cell = cellAt(it);
    return cell ? [{ ...cell, nilai }] : [];
  });
  /** What was typed is given; nothing of what is no score, which stays to be put right. */
  const commit = () => {
    if (!typed.current) return true;
    const { text, cell, seen } = typed.current;
    const nilai = scoreIn(text);
    if (nilai === undefined) return false;
    typed.current = undefined;
    setTyping(undefined);
    book.write([{ ...cell, nilai, seen }], 'ketik');
    return true;
  };
  const beginAt = (text: string, isReplacing: boolean) => {
    const cell = cellAt(head);
    if (!book.mayWrite || !cell) return;
    setChosen([{ ...head, ...cell }, { ...head, ...cell }]);
    setTyping({ text, isReplacing, cell, seen: book.standsAt(cell) });
  };
  /** To the right, at the end of a line to the next; nothing at the very end. */
  const across = (by: number): Spot | undefined => {
    const next = head.row * width + head.column + by;
    return next >= 0 && next < rows * width ? { row: Math.floor(next / width), column: next % width } : undefined;
  };
  const down = (by: number): Spot => ({ row: Math.min(rows - 1, Math.max(0, head.row + by)), column: head.column });

  const pressTyping = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      event.preventDefault();
      setTyping(undefined);
      return focusAt(head);
    }
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    const to = key === 'Enter' ? down(shiftKey ? -1 : 1) : key === 'Tab' ? (across(shiftKey ? -1 : 1) ?? head) : key === 'ArrowUp' || key === 'ArrowDown' || (isAcross && typing?.isReplacing) ? movedBy(key, head, rows, width) : undefined;
    if (!to) return;
    event.preventDefault();
    if (commit()) choose(to);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target as HTMLElement).closest('[role="gridcell"]')) return;
    if (typing) return pressTyping(event);
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const did = () => event.preventDefault();
    const moved = movedBy(key, head, rows, width, isCommand);
    if (key === 'Tab') {
      const to = isLeaving.current ? undefined : across(shiftKey ? -1 : 1);
      isLeaving.current = false;
      if (!to) return;
      did();
      return choose(to);
    }
    isLeaving.current = key === 'Escape';
    if (moved) {
      did();
      return choose(moved, shiftKey);
    }
    if (isCommand) return command(key.toLowerCase(), shiftKey, did);
    if (key === 'Enter') {
      did();
      return choose(down(shiftKey ? -1 : 1));
    }
    if (!book.mayWrite || event.altKey) return;
    if (key === 'F2') {
      did();
      beginAt(textAt(head), false);
    } else if (key === 'Delete' || key === 'Backspace') {
      did();
      book.write(wantedAt(spotsIn(range), null), 'ketik');
    } else if (key.length === 1 && key !== ' ') {
      did();
      beginAt(key, true);
    }
  };
  const command = (key: string, isShift: boolean, did: () => void) => {
    if (key === 'a') {
      did();
      setChosen([chosenAt({ row: 0, column: 0 }), chosenAt({ row: rows - 1, column: width - 1 })]);
    }
    if (!book.mayWrite) return;
    if (key === 'z') {
      did();
      isShift ? book.redo() : book.undo();
    } else if (key === 'y') {
      did();
      book.redo();
    } else if (key === 'd') {
      did();
      fillDown();
    }
  };
  /** The uppermost cells of what is chosen, down to its end; of one cell what stands above it. */
  const fillDown = () => {
    const source = isSingle(range) ? Math.max(0, range.top - 1) : range.top;
    const wanted = spotsIn(range).filter(({ row }) => row > source).flatMap((it) => wantedAt([it], scoreIn(textAt({ row: source, column: it.column })) ?? null));
    book.write(wanted, 'tempel');
  };
  const copy = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', clipOf(range, textAt));
  };
  const paste = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    if (!book.mayWrite) return;
    const { at, outside } = pastedAt(cellsIn(event.clipboardData.getData('text/plain')), range, rows, width);
    onPaste({ at: at.map(({ spot, text }) => ({ ...(cellAt(spot) as CellId), text })), outside });
  };
  const spotOf = (target: EventTarget): Spot | undefined => {
    const [row, column] = ((target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at ?? '').split(' ').map(Number);
    return row === undefined || column === undefined ? undefined : { row, column };
  };
  /** Wherever the focus comes from, a screen reader too, keys speak of the cell that has it. */
  const onFocus = ({ target }: { target: EventTarget }) => {
    const at = spotOf(target);
    if (at) setChosen((last) => (isSame(last[1], cellAt(at)) ? last : [chosenAt(at), chosenAt(at)]));
  };
  const mouse = {
    onMouseDown: (event: MouseEvent) => {
      const at = spotOf(event.target);
      if (!at || event.button !== 0 || (event.target as HTMLElement).closest('input')) return;
      event.preventDefault();
      if (commit()) choose(at, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      const at = spotOf(event.target);
      if (at && event.buttons === 1 && !typing) setChosen(([from]) => [from, chosenAt(at)]);
    },
    onDoubleClick: () => beginAt(textAt(head), false),
  };
  return {
    grid, range, head, typing, choose, fillDown, textAt, cellAt, setTyping, commit,
    handlers: { onKeyDown: press, onCopy: copy, onPaste: paste, onFocus, ...mouse },
  };
}
