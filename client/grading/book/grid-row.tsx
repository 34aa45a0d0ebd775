import { CloudUploadOutlined, ExclamationCircleFilled, HourglassOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { BarisNilai } from '#contract/grading/gradebook.api';
import type { CellId } from '#client/grading/book/range';
import { scoreIn, scoreText } from '#client/grading/book/score-text';
import type { Column, Shown } from '#client/grading/book/use-book';
import { useWords } from '#client/kit/words';
import '#client/grading/book/gradebook.words';

/** What is being typed in a cell over what was `seen` there; `isReplacing`: it was begun by typing and not by F2, so that arrows leave it. */
export type Typing = { text: string; isReplacing: boolean; cell: CellId; seen: number | null };
type Props = {
  row: BarisNilai; at: number; columns: readonly Column[]; kkm: number; shown: (row: BarisNilai | undefined, id_kolom: string) => Shown;
  /** The columns of this line that are chosen, the one that has the focus, and what is typed in it. */
  from: number; to: number; active: number; typing: Typing | undefined; onType: (text: string) => void; onCommit: () => void; onOpen: (row: BarisNilai) => void; finals: ReactNode;
};

/** One student's line: the name, the cells, the final grade. */
export function GridRow({ row, at, columns, kkm, shown, from, to, active, typing, onType, onCommit, onOpen, finals }: Props) {
  const t = useWords('gradebook');
  const nama = row.nama ?? t('erased');
  return (
    <tr data-murid={row.id_murid}>
      <th scope="row"><span className="book-no" aria-hidden="true">{at + 1}</span><button type="button" className="book-name" onClick={() => onOpen(row)}>{nama}</button></th>
      {columns.map((column, c) => {
        const it = shown(row, column.id_kolom);
        const isActive = active === c;
        const state = it.now?.state;
        const isLow = it.nilai !== null && it.nilai < kkm;
        const className = [c >= from && c <= to && 'is-chosen', isActive && 'is-active', isLow && 'is-low', state && `is-${state}`, it.nilai === null && 'is-empty'].filter(Boolean).join(' ');
        return (
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is a td that says so
          <td key={column.id_kolom} role="gridcell" data-at={`${at} ${c}`} tabIndex={isActive && !typing ? 0 : -1} aria-selected={c >= from && c <= to} className={className || undefined}>
            {isActive && typing ? (
              <input className="book-input" ref={focused} inputMode="decimal" autoComplete="off" maxLength={12} aria-label={t('scoreOf', { nama, kolom: column.nama })} aria-invalid={scoreIn(typing.text) === undefined} value={typing.text}
                onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)} onChange={({ target }) => onType(target.value)} onBlur={onCommit} />
            ) : <>{it.nilai === null ? <span className="visually-hidden">{t('noScore')}</span> : scoreText(it.nilai)}<CellMark state={state} /></>}
          </td>
        );
      })}
      {finals}
    </tr>
  );
}

/** Whoever begins to type goes on in the field. */
const focused = (it: HTMLInputElement | null) => it?.focus();

/** Where a score is: on its way, not sent, refused. What is saved says nothing. */
export function CellMark({ state }: { state: string | undefined }) {
  const t = useWords('gradebook');
  if (state === 'refused') return <ExclamationCircleFilled className="book-mark is-bad" aria-label={t('stateRefused')} />;
  if (state === 'waiting') return <CloudUploadOutlined className="book-mark is-waiting" aria-label={t('stateWaiting')} />;
  if (state === 'queued' || state === 'sending') return <HourglassOutlined className="book-mark" aria-label={t('stateSending')} />;
  return null;
}
