import { Button, Dropdown, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { passingName } from '#contract/curriculum/kbm';
import { finalGrades } from '#contract/grading/final-grade.api';
import { type BarisNilai, gradebook } from '#contract/grading/gradebook.api';
import { Boundary } from '#client/kit/boundary';
import { useCrumbs, useHeading } from '#client/kit/screen';
import { wayBack } from '#client/kit/crumbs';
import { later } from '#client/kit/later';
import { ListState } from '#client/kit/list/list-state';
import { useMedia } from '#client/kit/media';
import { RecordFrame } from '#client/kit/record';
import { tellSnack } from '#client/kit/snack';
import { useAhead, useView } from '#client/kit/view';
import { useWide } from '#client/kit/wide';
import { useWords } from '#client/kit/words';
import { BookHead } from '#client/grading/book/book-head';
import { ordered } from '#client/grading/book/columns';
import { type Final, FinalCells, FinalHeads, partsOf, useFinals, WhyFinal } from '#client/grading/book/finals';
import { inOwnWords } from '#client/grading/book/own-words';
import { HandOver } from '#client/grading/book/hand-over';
import { plannedOf } from '#client/grading/book/paste-preview';
import type { Pasted } from '#client/grading/book/range';
import { RefusedScores } from '#client/grading/book/refused-scores';
import { meanOf, ScoreGrid } from '#client/grading/book/score-grid';
import { ScoreList } from '#client/grading/book/score-list';
import { type Book, type Column, useBook, type Wanted } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

const ColumnDialog = later(async () => (await import('#client/grading/book/column-dialog')).ColumnDialog);
const OpenDialog = later(async () => (await import('#client/grading/book/open-dialog')).OpenDialog);
const SyncDialog = later(async () => (await import('#client/grading/book/sync-dialog')).SyncDialog);
const PastePreview = later(async () => (await import('#client/grading/book/paste-preview')).PastePreview);
const StudentDrawer = later(async () => (await import('#client/grading/book/student-drawer')).StudentDrawer);
const GradeEvents = later(async () => (await import('#client/grading/why')).GradeEvents);
const MeanWhy = later(async () => (await import('#client/grading/mean-why')).MeanWhy);
const Spread = later(async () => (await import('#client/grading/book/spread')).Spread);
const GenerateDialog = later(async () => (await import('#client/grading/book/generate-dialog')).GenerateDialog);
const SheetDialog = later(async () => (await import('#client/grading/book/sheet-dialog')).SheetDialog);

/** The gradebook of a subject in a class, where its teacher enters scores and whoever may sees them. */
export function GradebookScreen() {
  const t = useWords('gradebook');
  useWide();
  const { idMapel = '', idKelas = '' } = useParams();
  return <RecordFrame back={{ to: '/teacher/reports', label: t('title') }}><OneBook key={`${idMapel} ${idKelas}`} id_mata_pelajaran={idMapel} id_kelas={idKelas} /></RecordFrame>;
}

type Open = { kind: 'add' | 'open' | 'sync' | 'sheet' | 'spread' | 'generate' } | { kind: 'column' | 'mean'; column: Column } | { kind: 'student'; id_murid: string } | { kind: 'paste'; pasted: Pasted };

function OneBook(which: { id_mata_pelajaran: string; id_kelas: string }) {
  const t = useWords('gradebook');
  useAhead(finalGrades.ofBook, which);
  const { data } = useView(gradebook.open, which);
  const book = useBook(data);
  const columns = useMemo(() => ordered(data.kolom), [data.kolom]);
  const finals = useFinals(book);
  const [open, setOpen] = useState<Open>();
  const isPhone = useMedia('(max-width: 760px)');
  const name = `${data.mapel} ${data.kelas}`;
  const heading = useHeading(name);
  useCrumbs(name, { to: wayBack('/teacher/reports'), label: t('title') });
  const close = () => setOpen(undefined);
  const paste = (pasted: Pasted) => {
    const { changed, bad, outside } = plannedOf(pasted, book, columns);
    if (changed.length + bad.length + outside > 1) return setOpen({ kind: 'paste', pasted });
    if (bad.length) return tellSnack({ text: t('pasteBad', { count: bad.length }) });
    put(changed.map(({ row, kolom, nilai }) => ({ id_murid: row.id_murid, id_kolom: kolom.id_kolom, nilai: nilai ?? null })));
  };
  const put = (wanted: readonly Wanted[], alasan?: string) => {
    const steps = book.write(wanted, 'tempel', alasan);
    if (steps.length > 1) tellSnack({ text: t('pasted', { count: steps.length }) });
    close();
  };
  const onColumn = (column: Column) => setOpen({ kind: 'column', column });
  const onStudent = ({ id_murid }: BarisNilai) => setOpen({ kind: 'student', id_murid });
  const student = open?.kind === 'student' ? data.murid.find(({ id_murid }) => id_murid === open.id_murid) : undefined;
  return (
    <>
      <BookHead heading={heading} name={name} book={book} acts={<HandOver book={book} />} />
      {book.isReasonNeeded && <p className="book-reason"><label htmlFor="book-why">{t('reasonForAll')}</label> <Input id="book-why" maxLength={300} value={book.alasan} onChange={({ target }) => book.setAlasan(target.value)} /></p>}
      <div className="book-bar">
        {book.mayWrite && <Button onClick={() => setOpen({ kind: 'sync' })}>{t('sync')}</Button>}
        {book.mayWrite && <Dropdown trigger={['click']} menu={{ items: [{ key: 'add', label: t('addColumn') }, ...(book.isReasonNeeded ? [] : [{ key: 'open', label: t('openCompetences') }])], onClick: ({ key }) => setOpen({ kind: key as 'add' | 'open' }) }}><Button>{t('columns')}</Button></Dropdown>}
        {columns.length > 0 && <Button onClick={() => setOpen({ kind: 'sheet' })}>Excel</Button>}
        {columns.length > 0 && <Button onClick={() => setOpen({ kind: 'spread' })}>{t('spread')}</Button>}
        {book.mayWrite && inOwnWords(data).length > 0 && <Button onClick={() => setOpen({ kind: 'generate' })}>{t('generateAll')}</Button>}
      </div>
      <RefusedScores book={book} />
      {columns.length === 0 || data.murid.length === 0 ? <Nothing book={book} onOpen={() => setOpen({ kind: book.isReasonNeeded ? 'add' : 'open' })} />
        : isPhone ? <ScoreList book={book} columns={columns} onColumn={onColumn} onStudent={onStudent} finalOf={(row) => <PhoneFinal final={finals.get(row.id_murid)} kumer={data.kumer} />} />
          : <ScoreGrid book={book} columns={columns} onPaste={paste} onColumn={onColumn} onFoot={(column) => setOpen({ kind: 'mean', column })} onStudent={onStudent} finalHeads={<FinalHeads kumer={data.kumer} />} finalsOf={(row) => <FinalCells kumer={data.kumer} final={finals.get(row.id_murid)} nama={row.nama ?? t('erased')} onOpen={() => onStudent(row)} />} finalCount={partsOf(data.kumer).length} />}
      {(open?.kind === 'add' || open?.kind === 'column') && <ColumnDialog book={book} column={open.kind === 'column' ? open.column : undefined} onClose={close} />}
      {open?.kind === 'mean' && <MeanWhy title={`${open.column.nama} · ${name}`} of={scoresIn(book, open.column)} rata_rata={meanOf(book, open.column)} batas={passingName(data.kumer === 1)} onWhy={({ id_murid }) => setOpen({ kind: 'student', id_murid })} onClose={close} />}
      {open?.kind === 'open' && <OpenDialog book={book} onClose={close} />}
      {open?.kind === 'sync' && <SyncDialog book={book} onClose={close} />}
      {open?.kind === 'spread' && <Spread of={data} onClose={close} />}
      {open?.kind === 'generate' && <GenerateDialog book={book} onClose={close} />}
      {open?.kind === 'sheet' && <SheetDialog book={book} onClose={close} />}
      {open?.kind === 'paste' && <PastePreview book={book} columns={columns} pasted={open.pasted} onApply={put} onClose={close} />}
      {student && <StudentDrawer key={student.id_murid} book={book} columns={columns} row={student} generated={finals.get(student.id_murid)?.generated ?? {}} finals={<><WhyFinal kumer={data.kumer} final={finals.get(student.id_murid)} /><Boundary><GradeEvents id_kelas={data.id_kelas_tahun_ajaran} id_mata_pelajaran={data.id_mata_pelajaran} id_murid={student.id_murid} /></Boundary></>} onClose={close} />}
      {book.question}
    </>
  );
}

/** The scores of a column as they stand now. */
const scoresIn = ({ book: { murid, kkm }, shown }: Book, { id_kolom }: Column) => murid.map((row) => {
  const { nilai } = shown(row, id_kolom);
  return { id_murid: row.id_murid, nama: row.nama, nilai, isLow: nilai !== null && nilai < kkm };
});

/** What somebody comes to, beside the one column that a phone shows. */
const PhoneFinal = ({ final, kumer }: { final: Final | undefined; kumer: number }) => <span className="book-phone-final">{partsOf(kumer).map((it) => final?.[it]?.nilai ?? '–').join(' / ')}</span>;

/** No columns, or nobody in the class: what comes first. */
function Nothing({ book, onOpen }: { book: ReturnType<typeof useBook>; onOpen: () => void }) {
  const t = useWords('gradebook');
  if (!book.book.murid.length) return <ListState kind="empty" title={t('noStudents')}>{t('noStudentsAbout')}</ListState>;
  return <ListState kind="empty" title={t('noColumnsYet')} action={book.mayWrite && <Button type="primary" onClick={onOpen}>{t(book.isReasonNeeded ? 'addColumn' : 'openCompetences')}</Button>}>{t('noColumnsAbout')}</ListState>;
}
