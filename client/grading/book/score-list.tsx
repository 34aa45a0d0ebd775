import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { BarisNilai } from '#contract/grading/gradebook.api';
import { useBegun } from '#client/kit/begun';
import { useWords } from '#client/kit/words';
import { CellMark } from '#client/grading/book/grid-row';
import { scoreIn, scoreText } from '#client/grading/book/score-text';
import type { Book, Column } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

type Props = { book: Book; columns: readonly Column[]; onColumn: (it: Column) => void; onStudent: (row: BarisNilai) => void; finalOf: (row: BarisNilai) => ReactNode };

/** The same on a phone: one column at a time, from student to student with Enter. */
export function ScoreList({ book, columns, onColumn, onStudent, finalOf }: Props) {
  const t = useWords('gradebook');
  const [chosen, setChosen] = useState(columns[0]?.id_kolom);
  const at = Math.max(0, columns.findIndex(({ id_kolom }) => id_kolom === chosen));
  const column = columns[at];
  const list = useRef<HTMLOListElement>(null);
  if (!column) return null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const fields = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(event.target as HTMLInputElement) + (event.shiftKey ? -1 : 1)];
    if (next) next.focus();
    else (event.target as HTMLInputElement).blur();
  };
  const filled = book.book.murid.filter((row) => book.shown(row, column.id_kolom).nilai !== null).length;
  return (
    <section aria-label={column.nama}>
      <div className="book-pick">
        <button type="button" className="btn" aria-label={t('previousColumn')} disabled={at === 0} onClick={() => setChosen(columns[at - 1]?.id_kolom)}>←</button>
        <select className="book-select" aria-label={t('column')} value={column.id_kolom} onChange={({ target }) => setChosen(target.value)}>
          {columns.map((it) => <option key={it.id_kolom} value={it.id_kolom}>{t(it.assesmentType)}: {it.nama}</option>)}
        </select>
        <button type="button" className="btn" aria-label={t('nextColumn')} disabled={at === columns.length - 1} onClick={() => setChosen(columns[at + 1]?.id_kolom)}>→</button>
      </div>
      <p className="soft book-pick-said">{t('filledOf', { terisi: filled, jumlah: book.book.murid.length })} <button type="button" className="book-link" onClick={() => onColumn(column)}>{t('aboutColumn')}</button></p>
      <ol ref={list} className="book-list" onKeyDown={press}>
        {book.book.murid.map((row) => <Line key={`${column.id_kolom} ${row.id_murid}`} book={book} row={row} column={column} onStudent={onStudent} final={finalOf(row)} />)}
      </ol>
    </section>
  );
}

function Line({ book, row, column, onStudent, final }: { book: Book; row: BarisNilai; column: Column; onStudent: (row: BarisNilai) => void; final: ReactNode }) {
  const t = useWords('gradebook');
  const [typed, setTyped] = useState<string>();
  const cell = { id_kolom: column.id_kolom, id_murid: row.id_murid };
  const seen = useBegun(book.standsAt(cell), typed !== undefined);
  const it = book.shown(row, column.id_kolom);
  const text = typed ?? scoreText(it.nilai);
  const isBad = scoreIn(text) === undefined;
  const nama = row.nama ?? t('erased');
  const give = () => {
    const nilai = scoreIn(text);
    if (typed === undefined || nilai === undefined) return;
    setTyped(undefined);
    book.write([{ ...cell, nilai, seen }], 'ketik');
  };
  return (
    <li data-murid={row.id_murid}>
      <button type="button" className="book-name" onClick={() => onStudent(row)}>{nama}</button>
      {final}
      <span className={`book-phone-cell${it.nilai !== null && it.nilai < book.book.kkm ? ' is-low' : ''}`}>
        <CellMark state={it.now?.state} />
        <input inputMode="decimal" enterKeyHint="next" autoComplete="off" maxLength={12} aria-label={t('scoreOf', { nama, kolom: column.nama })} aria-invalid={isBad} disabled={!book.mayWrite} value={text}
          onFocus={({ target }) => target.select()} onChange={({ target }) => setTyped(target.value)} onBlur={give} />
      </span>
      {isBad && <p className="book-bad" role="alert">{t('badScore', { ditulis: formatTyped(text) })}</p>}
    </li>
  );
}
const MOST_SHOWN = 12;
const formatTyped = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
