import { CheckOutlined, CloudUploadOutlined, LockFilled } from '@ant-design/icons';
import type { ReactNode, RefObject } from 'react';
import { formatAngka } from '#client/kit/number';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import type { Book } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

/** What a gradebook is, how far it is, and where what was typed stands. Nobody is awaited in a remedial. */
export function BookHead({ heading, name, book, acts }: { heading: RefObject<HTMLHeadingElement | null>; name: string; book: Book; acts: ReactNode }) {
  const t = useWords('gradebook');
  const { murid, kumer, kkm, guru } = book.book;
  const kolom = book.book.kolom.filter((it) => !it.isRemedial);
  const filled = kolom.reduce((sum, it) => sum + murid.filter((row) => book.shown(row, it.id_kolom).nilai !== null).length, 0);
  const all = kolom.length * murid.length;
  const lacking = murid.filter((row) => kolom.some((it) => book.shown(row, it.id_kolom).nilai === null)).length;
  return (
    <header className="record-head">
      <div className="record-who">
        <p className="record-eyebrow">{t('book')}</p>
        <h1 ref={heading} tabIndex={-1}>{name}</h1>
        <ul className="record-facts"><li>{t('teacher')} <b>{guru ?? t('noTeacher')}</b></li><li>{t('curriculum')} <b>{t(kumer ? 'merdeka' : 'k13')}</b></li><li>{t(kumer ? 'kktp' : 'kkm')} <b>{formatAngka(kkm)}</b></li></ul>
        <p className="book-headline">{all === 0 ? t('noColumns') : filled === all ? t('headFull', { jumlah: formatAngka(all) }) : t('head', { terisi: formatAngka(filled), dari: formatAngka(all), murid: formatAngka(lacking) })}</p>
        <Standing book={book} />
      </div>
      <div className="record-acts">{acts}</div>
    </header>
  );
}

/** Whether one may write and why not; where what was typed is. */
function Standing({ book: { book, waiting, refused, mayWrite, isReasonNeeded } }: { book: Book }) {
  const t = useWords('gradebook');
  const said = book.terkunci ? t('lockedSaid', { waktu: book.terkunci_pada ? `${formatHariTanggal(new Date(book.terkunci_pada))}, ${formatJam(book.terkunci_pada)}` : '–' })
    : !book.isActive && !book.boleh_menilai ? t('overSaid') : isReasonNeeded && !mayWrite ? t('overAdminSaid') : !book.boleh_menilai ? t('readOnlySaid') : undefined;
  return (
    <div className="book-standing" role="status">
      {said && <p><LockFilled aria-hidden /> {said}</p>}
      {book.buka_diminta !== null && <p>{t('askedSaid', { alasan: book.buka_diminta })}</p>}
      {book.pindahan.map(({ id_murid, nama, kelas, jumlah }) => <p key={`${id_murid} ${kelas}`} className="book-bad">{t('movedSaid', { nama: nama ?? t('erased'), kelas, count: jumlah })}</p>)}
      {waiting > 0 ? <p className="is-waiting"><CloudUploadOutlined aria-hidden /> {t('waitingSaid', { count: waiting })}</p> : mayWrite && refused.length === 0 && <p className="is-saved"><CheckOutlined aria-hidden /> {t('savedSaid')}</p>}
    </div>
  );
}
