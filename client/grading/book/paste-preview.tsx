import { Button } from 'antd';
import { useState } from 'react';
import { impact } from '#contract/grading/impact.api';
import { scoreIn, scoreText } from '#client/grading/book/score-text';
import type { Pasted } from '#client/grading/book/range';
import { type Book, type Column, placeOf, type Wanted } from '#client/grading/book/use-book';
import { Impact } from '#client/grading/impact';
import { Dialog } from '#client/kit/dialog';
import { heldBy, UNSAID } from '#client/kit/resource/weighed';
import { useWords } from '#client/kit/words';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

type Props = { book: Book; columns: readonly Column[]; pasted: Pasted; onApply: (wanted: Wanted[], alasan?: string) => void; onClose: () => void };
const MOST_SHOWN = 60;

/** What of a clipboard would go where; what has lost its student or its column since has no place any more. */
export function plannedOf({ at, outside }: Pasted, book: Book, columns: readonly Column[]) {
  const [rows, kinds] = [new Map(book.book.murid.map((it) => [it.id_murid, it])), new Map(columns.map((it) => [it.id_kolom, it]))];
  const lines = at.flatMap(({ id_murid, id_kolom, text }) => {
    const [row, kolom] = [rows.get(id_murid), kinds.get(id_kolom)];
    if (!row || !kolom) return [];
    const it = book.shown(row, kolom.id_kolom);
    return [{ row, kolom, text, nilai: scoreIn(text), sebelum: it.nilai, isRefused: it.now?.state === 'refused' }];
  });
  const bad = lines.filter(({ nilai }) => nilai === undefined);
  const changed = lines.filter(({ nilai, sebelum, isRefused }) => nilai !== undefined && (nilai !== sebelum || isRefused));
  return { lines, bad, changed, outside: outside + at.length - lines.length, same: lines.length - bad.length - changed.length, over: changed.filter(({ sebelum }) => sebelum !== null), emptied: changed.filter(({ nilai, sebelum }) => nilai === null && sebelum !== null) };
}

/** What is about to be pasted: how much of it is new, replaces something, is no score, or finds no cell, and what grades and reports would say then. Nothing is written before one agrees. */
export function PastePreview({ book, columns, pasted, onApply, onClose }: Props) {
  const t = useWords('gradebook');
  const { bad, changed, outside, same, over, emptied } = plannedOf(pasted, book, columns);
  const people = new Set(changed.map(({ row }) => row.id_murid)).size;
  const shown = [...bad, ...over, ...changed.filter((it) => !over.includes(it))].slice(0, MOST_SHOWN);
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const wanted = changed.map(({ row, kolom, nilai }) => ({ id_murid: row.id_murid, id_kolom: kolom.id_kolom, nilai: nilai ?? null }));
  return (
    <Dialog width={640} title={t('pasteTitle')} onCancel={onClose} footer={[
      <Button key="cancel" onClick={onClose}>{t('cancel')}</Button>,
      // Once it may be pressed it has the focus: a paste is looked at and agreed to with the keyboard alone.
      <Button key={wait?.isCounting ? 'counting' : 'apply'} type="primary" autoFocus disabled={!changed.length} {...heldBy(wait)} onClick={() => onApply(wanted, beside.alasan)}>{t('pasteApply', { count: changed.length })}</Button>,
    ]}>
      <p role="status">{t('pasteSaid', { count: changed.length, murid: people })} {over.length > emptied.length && t('pasteOver', { count: over.length - emptied.length })} {emptied.length > 0 && t('pasteEmptied', { count: emptied.length })} {same > 0 && t('pasteSame', { count: same })}</p>
      {bad.length > 0 && <p className="book-bad">{t('pasteBad', { count: bad.length })}</p>}
      {outside > 0 && <p className="book-bad">{t('pasteOutside', { count: outside })}</p>}
      {shown.length > 0 && (
        <section className="scroll-x" aria-label={t('pasteTitle')} tabIndex={0}>
          <table className="plain-table book-preview">
            <thead><tr>{[t('student'), t('column'), t('before'), t('after')].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
            <tbody>
              {shown.map(({ row, kolom, text, nilai, sebelum }) => (
                <tr key={`${row.id_murid} ${kolom.id_kolom}`}><td>{row.nama ?? t('erased')}</td><td>{kolom.nama}</td><td className="n">{scoreText(sebelum) || '–'}</td><td className={nilai === undefined ? 'n book-bad' : 'n'}>{nilai === undefined ? t('notAScore', { ditulis: text }) : scoreText(nilai) || '–'}</td></tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {bad.length + changed.length > shown.length && <p className="soft">{t('andMore', { count: bad.length + changed.length - shown.length })}</p>}
      <Impact endpoint={impact.ofScores} wish={wanted.length ? { ...placeOf(book.book), data: wanted } : undefined} onSaid={setSaid} />
    </Dialog>
  );
}
