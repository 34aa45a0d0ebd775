import { Button } from 'antd';
import { useRef, useState } from 'react';
import { gradeSheet } from '#contract/grading/grade-sheet.api';
import { impact } from '#contract/grading/impact.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { ApiError } from '#client/kit/api';
import { Panel } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { heldBy, UNSAID } from '#client/kit/resource/weighed';
import { saveFile } from '#client/kit/save-file';
import { tellSnack } from '#client/kit/snack';
import { sendFile } from '#client/kit/upload';
import { useWords } from '#client/kit/words';
import { refusalOf } from '#client/grading/book/refused-scores';
import { scoreText } from '#client/grading/book/score-text';
import { type Book, placeOf } from '#client/grading/book/use-book';
import { Impact } from '#client/grading/impact';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

type Looked = OutputOf<typeof gradeSheet.bring>['data'];
const CHANGES = ['baru', 'berubah'];
const KNOWN = ['baru', 'berubah', 'sama'] as const;

/** The scores as an Excel sheet, out and back; what would change is looked at first, and goes the way of what is typed. */
export function SheetDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const [t, textOf] = [useWords('gradebook'), useProblemText()];
  const chooser = useRef<HTMLInputElement>(null);
  const [looked, setLooked] = useState<Looked>();
  const [failure, setFailure] = useState<string>();
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const place = placeOf(book.book);
  const tried = async (act: () => Promise<unknown>) => {
    setFailure(undefined);
    await act().catch((error) => setFailure(textOf(error as ApiError)));
  };
  const take = () => tried(() => saveFile({ ...gradeSheet.take, path: `${gradeSheet.take.path}?${new URLSearchParams(place)}` }));
  const look = (file: File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    if (file) void tried(async () => setLooked((await sendFile(gradeSheet.bring, { ...place, dry_run: true }, file)).data));
  };
  const lines = (looked?.lembar ?? []).filter(({ hasil }) => hasil !== 'sama');
  const changing = lines.filter(({ hasil }) => CHANGES.includes(hasil));
  const wanted = changing.map(({ id_kolom, id_murid, nilai }) => ({ id_kolom: id_kolom as string, id_murid: id_murid as string, nilai }));
  const apply = () => {
    const steps = book.write(wanted, 'impor', beside.alasan);
    tellSnack({ text: t('pasted', { count: steps.length }) });
    onClose();
  };
  return (
    <Panel size={720} title={t('sheet')} onClose={onClose} footer={looked && <Button type="primary" disabled={!changing.length} {...heldBy(wait)} onClick={apply}>{t('sheetApply', { count: changing.length })}</Button>}>
      <p>{t('sheetAbout')}</p>
      <div className="book-bar">
        <Button onClick={() => void take()}>{t('sheetTake')}</Button>
        {book.mayWrite && <Button onClick={() => chooser.current?.click()}>{t('sheetChoose')}</Button>}
        <input ref={chooser} type="file" className="visually-hidden" tabIndex={-1} aria-label={t('sheetChoose')} accept=".xlsx" onChange={({ target }) => look(target.files?.[0])} />
      </div>
      {failure && <p className="book-bad" role="alert">{failure}</p>}
      {looked && (
        <>
          <p role="status">{changing.length ? t('sheetSaid', { count: changing.length, murid: new Set(changing.map(({ id_murid }) => id_murid)).size }) : t('sheetNone')} {lines.length > changing.length && t('sheetBad', { count: lines.length - changing.length })}</p>
          {looked.asing.length > 0 && <p className="book-bad">{t('sheetForeign', { nama: looked.asing.join(', ') })}</p>}
          {lines.length > 0 && (
            <section className="scroll-x" aria-label={t('sheet')} tabIndex={0}>
              <table className="plain-table book-preview">
                <thead><tr>{[t('line'), t('student'), t('column'), t('before'), t('after'), t('outcome')].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
                <tbody>
                  {lines.map((it) => <tr key={`${it.baris} ${it.id_kolom}`}><td className="n">{it.baris}</td><td>{it.nama ?? it.nis}</td><td>{it.kolom || '–'}</td><td className="n">{scoreText(it.sebelum) || '–'}</td><td className="n">{it.nilai === null ? it.ditulis : scoreText(it.nilai)}</td><td>{isKnown(it.hasil) ? t(`hasil.${it.hasil}`) : <span className="book-bad">{refusalOf(it.hasil)}</span>}</td></tr>)}
                </tbody>
              </table>
            </section>
          )}
          <Impact endpoint={impact.ofScores} wish={wanted.length ? { ...place, data: wanted } : undefined} onSaid={setSaid} />
        </>
      )}
    </Panel>
  );
}
const isKnown = (it: string): it is (typeof KNOWN)[number] => KNOWN.some((one) => one === it);
