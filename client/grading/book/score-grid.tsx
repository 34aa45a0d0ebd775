import type { ReactNode } from 'react';
import { plainMean } from '#contract/grading/exact';
import type { BarisNilai } from '#contract/grading/gradebook.api';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import { groupsOf } from '#client/grading/book/columns';
import { GridRow } from '#client/grading/book/grid-row';
import { isWithin, type Pasted } from '#client/grading/book/range';
import { scoreIn } from '#client/grading/book/score-text';
import type { Book, Column } from '#client/grading/book/use-book';
import { useGrid } from '#client/grading/book/use-grid';
import '#client/kit/board.css';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

type Props = {
  book: Book; columns: readonly Column[]; onPaste: (pasted: Pasted) => void; onColumn: (it: Column) => void; /** Where the figures below a column come from. */ onFoot: (it: Column) => void; onStudent: (row: BarisNilai) => void;
  /** What stands at the right of the cells: its heads, and its cells of a student. */
  finalHeads: ReactNode; finalsOf: (row: BarisNilai) => ReactNode; finalCount: number;
};

/** The scores of a subject in a class, as a spreadsheet has them: students down, columns across. */
export function ScoreGrid({ book, columns, onPaste, onColumn, onFoot, onStudent, finalHeads, finalsOf, finalCount }: Props) {
  const t = useWords('gradebook');
  const { grid, range, head, typing, setTyping, commit, fillDown, handlers } = useGrid({ book, columns, onPaste });
  const isBad = typing && scoreIn(typing.text) === undefined;
  const { murid, kkm, mapel, kelas } = book.book;
  return (
    <>
      <div className="book-bar">
        {book.book.boleh_menilai && (
          <>
            <button type="button" className="btn is-small" disabled={!book.mayWrite || !book.mayUndo} onClick={book.undo}>{t('undo')}</button>
            <button type="button" className="btn is-small" disabled={!book.mayWrite || !book.mayRedo} onClick={book.redo}>{t('redo')}</button>
            <button type="button" className="btn is-small" disabled={!book.mayWrite} onClick={fillDown}>{t('fillDown')}</button>
          </>
        )}
        <p id="book-keys" className="soft book-keys">{t(book.mayWrite ? 'keysHelp' : 'keysRead')}</p>
      </div>
      <p className="book-bad" role="alert">{isBad && t('badScore', { ditulis: typing.text })}</p>
      <div className="book-scroll">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a spreadsheet is a table whose cells are reached one by one */}
        <table ref={grid} className="book-grid" role="grid" aria-label={t('gridOf', { mapel, kelas })} aria-describedby="book-keys" aria-readonly={!book.mayWrite} aria-multiselectable="true" {...handlers}>
          <thead>
            <tr>
              <td className="book-corner" />
              {groupsOf(columns).map(({ key, assesmentType, lingkup, jumlah }) => <th key={key} scope="colgroup" colSpan={jumlah} className="book-group">{t(assesmentType)}{lingkup && <small>{lingkup}</small>}</th>)}
              {finalCount > 0 && <th scope="colgroup" colSpan={finalCount} className="book-group">{t('final')}</th>}
            </tr>
            <tr>
              <th scope="col" className="book-who">{t('student')}</th>
              {columns.map((it) => <th key={it.id_kolom} scope="col"><ColumnHead column={it} onOpen={onColumn} /></th>)}
              {finalHeads}
            </tr>
          </thead>
          <tbody>
            {murid.map((row, r) => (
              <GridRow key={row.id_murid} row={row} at={r} columns={columns} kkm={kkm} shown={book.shown} from={isWithin(range, r, range.left) ? range.left : -1} to={isWithin(range, r, range.left) ? range.right : -2}
                active={head.row === r ? head.column : -1} typing={head.row === r ? typing : undefined} onType={(text) => setTyping((it) => it && { ...it, text })} onCommit={() => void (commit() || setTyping(undefined))} onOpen={onStudent} finals={finalsOf(row)} />
            ))}
          </tbody>
          <tfoot>
            <tr><th scope="row">{t('mean')}</th>{columns.map((it) => <td key={it.id_kolom}><Foot name={`${t('mean')} ${it.nama}`} onOpen={() => onFoot(it)}>{asMean(meanOf(book, it))}</Foot></td>)}{finalCount > 0 && <td colSpan={finalCount} />}</tr>
            <tr><th scope="row">{t('filled')}</th>{columns.map((it) => <td key={it.id_kolom}><Foot name={`${t('filled')} ${it.nama}`} onOpen={() => onFoot(it)}>{scoresOf(book, it).length}/{murid.length}</Foot></td>)}{finalCount > 0 && <td colSpan={finalCount} />}</tr>
          </tfoot>
        </table>
      </div>
      <p className="soft book-legend"><span className="book-sample is-low">{formatAngka(Math.max(0, kkm - 1))}</span> {t(book.book.kumer ? 'belowKktp' : 'belowKkm', { kkm: formatAngka(kkm) })} <span className="book-sample is-empty" aria-hidden="true" /> {t('emptyIsNone')}</p>
    </>
  );
}

const scoresOf = ({ book, shown }: Book, { id_kolom }: Column) => book.murid.flatMap((row) => shown(row, id_kolom).nilai ?? []);
/** The mean of what stands in a column now, saved or not. */
export const meanOf = (book: Book, column: Column) => plainMean(scoresOf(book, column));
const asMean = (mean: number | null) => (mean === null ? '–' : formatAngka(mean));
const Foot = ({ name, onOpen, children }: { name: string; onOpen: () => void; children: ReactNode }) => <button type="button" className="why" onClick={onOpen}>{children}<span className="visually-hidden">: {name}</span></button>;

/** What a column is called, with what it is about; opens what can be done with it. */
function ColumnHead({ column, onOpen }: { column: Column; onOpen: (it: Column) => void }) {
  const t = useWords('gradebook');
  const { nama, kode, tipe, isRemedial, bobot, asal, alias, kompetensi_dasar } = column;
  const said = [kode && kode !== nama ? kode : tipe, isRemedial && t('remedialShort'), bobot !== 1 && `×${formatAngka(bobot)}`, asal !== 'sendiri' && t(`asal.${asal}`)].filter(Boolean).join(' · ');
  return <button type="button" className="book-column" title={alias ?? kompetensi_dasar ?? nama} onClick={() => onOpen(column)}><span>{nama}</span><small>{said}</small></button>;
}
