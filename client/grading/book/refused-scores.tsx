import { ExclamationCircleFilled } from '@ant-design/icons';
import { gradebookRefusals } from '#contract/grading/gradebook.refusals';
import { common } from '#contract/kit/refusal';
import { formatJam } from '#client/kit/time';
import { getLanguage, useWords } from '#client/kit/words';
import { isReasonAsked, ReasonAsked } from '#client/grading/book/reason-asked';
import { scoreText } from '#client/grading/book/score-text';
import type { CellNow } from '#client/grading/book/score-queue';
import type { Book } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

/** Why a cell was not taken, in words. */
export function refusalOf(code: string) {
  const found = { ...common, ...gradebookRefusals }[code as keyof typeof gradebookRefusals];
  return found ? found[getLanguage() === 'en' ? 'en' : 'id'] : code;
}

/** Cells that were not taken: whoever wrote first is named, and one chooses what counts. */
export function RefusedScores({ book }: { book: Book }) {
  const t = useWords('gradebook');
  if (!book.refused.length) return null;
  return (
    <section className="book-refused" role="alert" aria-label={t('refusedTitle')}>
      <h2><ExclamationCircleFilled aria-hidden /> {t('refusedSome', { count: book.refused.length })}</h2>
      <ul>{book.refused.map(([key, it]) => <Refused key={key} at={key} cell={it} book={book} />)}</ul>
      <ReasonAsked book={book} />
    </section>
  );
}

function Refused({ at, cell, book }: { at: string; cell: CellNow; book: Book }) {
  const t = useWords('gradebook');
  const { wish, told, nilai } = cell;
  const [id_kolom = '', id_murid = ''] = at.split(' ');
  const sel = wish?.data.find((it) => it.id_kolom === id_kolom && it.id_murid === id_murid);
  const murid = book.book.murid.find((it) => it.id_murid === id_murid)?.nama ?? t('erased');
  const kolom = book.book.kolom.find((it) => it.id_kolom === id_kolom)?.nama ?? t('goneColumn');
  const [mine, theirs] = [scoreText(nilai) || t('noScore'), scoreText(told?.nilai) || t('noScore')];
  const isTheirs = told?.hasil === 'CONFLICT';
  const why = isTheirs ? t('refusedFirst', { oleh: told.oleh?.nama ?? t('somebody'), nilai: theirs, jam: told.pada ? formatJam(told.pada) : '–', milik: mine }) : t('refusedWhy', { nilai: mine, pesan: wish?.why ?? refusalOf(told?.hasil ?? '') });
  return (
    <li>
      <span><b>{murid}</b> · {kolom}: {why}</span>
      {sel && (
        <span className="book-choices">
          <button type="button" className="btn is-small" onClick={() => book.settle(sel, false)}>{isTheirs ? t('takeTheirs', { nilai: theirs }) : t('giveUp')}</button>
          {book.mayWrite && !isReasonAsked(cell) && <button type="button" className="btn is-small" onClick={() => book.settle(sel, true)}>{isTheirs ? t('takeMine', { nilai: mine }) : t('again')}</button>}
        </span>
      )}
    </li>
  );
}
