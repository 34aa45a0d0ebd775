import { Button, Input } from 'antd';
import { useState } from 'react';
import { gradebook } from '#contract/grading/gradebook.api';
import { LEAST_REASON } from '#contract/kit/reasoned';
import { Dialog } from '#client/kit/dialog';
import { useMayAsk } from '#client/kit/session';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Book } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

/** The grades are handed over to whoever leads the class; asked to be opened; opened again. */
export function HandOver({ book }: { book: Book }) {
  const t = useWords('gradebook');
  const [open, setOpen] = useState<'lock' | 'ask' | 'unlock'>();
  const mayAsk = useMayAsk(gradebook.askUnlock);
  const { terkunci, boleh_menilai, boleh_membuka, isActive, buka_diminta } = book.book;
  const close = () => setOpen(undefined);
  return (
    <>
      {!terkunci && boleh_menilai && book.mayWrite && <Button type="primary" onClick={() => setOpen('lock')}>{t(isActive ? 'handOver' : 'lockAgain')}</Button>}
      {terkunci && !boleh_membuka && mayAsk && isActive && !buka_diminta && <Button onClick={() => setOpen('ask')}>{t('askUnlock')}</Button>}
      {boleh_membuka && <Button onClick={() => setOpen('unlock')}>{t('unlock')}</Button>}
      {open === 'lock' && <Locking book={book} onClose={close} />}
      {open === 'ask' && <Reasoned kind="ask" book={book} onClose={close} />}
      {open === 'unlock' && <Reasoned kind="unlock" book={book} onClose={close} />}
    </>
  );
}

const placeOf = ({ book: { id_kelas_tahun_ajaran, id_mata_pelajaran } }: Book) => ({ id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran });

function Locking({ book, onClose }: { book: Book; onClose: () => void }) {
  const t = useWords('gradebook');
  const { run, pending } = useAction(gradebook.lock);
  const { murid, kolom, kelas, pindahan, isActive } = book.book;
  const holes = kolom.map((it) => ({ it, kurang: murid.filter((row) => book.shown(row, it.id_kolom).nilai === null) })).filter(({ kurang }) => kurang.length);
  const bare = murid.filter((row) => kolom.every((it) => book.shown(row, it.id_kolom).nilai === null));
  const isHeld = bare.length > 0 || book.waiting > 0 || book.refused.length > 0;
  const hand = async () => {
    await run({ ...placeOf(book), terkunci: 1, ...book.given });
    onClose();
  };
  return (
    <Dialog title={t(isActive ? 'handOver' : 'lockAgain')} okText={t(isActive ? 'handOverNow' : 'lockAgain')} cancelText={t('cancel')} confirmLoading={pending} okButtonProps={{ disabled: isHeld }} onOk={() => void hand().catch(() => undefined)} onCancel={onClose}>
      <p>{isActive ? t('handOverAbout', { kelas }) : t('lockAgainAbout')}</p>
      {book.waiting > 0 && <p className="book-bad">{t('handOverWaiting', { count: book.waiting })}</p>}
      {book.refused.length > 0 && <p className="book-bad">{t('refusedSome', { count: book.refused.length })}</p>}
      {bare.length > 0 && <p className="book-bad">{t('handOverBare', { count: bare.length })} {bare.map(({ nama }) => nama ?? t('erased')).join(', ')}</p>}
      {pindahan.map((it) => <p key={`${it.id_murid} ${it.kelas}`} className="book-bad">{t('movedSaid', { nama: it.nama ?? t('erased'), kelas: it.kelas, count: it.jumlah })}</p>)}
      {holes.length ? <><p>{t('handOverHoles')}</p><ul className="book-holes">{holes.map(({ it, kurang }) => <li key={it.id_kolom}>{it.nama}: {t('emptyCells', { count: kurang.length })}</li>)}</ul></> : <p>{t('handOverFull')}</p>}
    </Dialog>
  );
}

function Reasoned({ kind, book, onClose }: { kind: 'ask' | 'unlock'; book: Book; onClose: () => void }) {
  const t = useWords('gradebook');
  const [alasan, setAlasan] = useState(kind === 'unlock' ? (book.book.buka_diminta ?? '') : '');
  const [ask, lock] = [useAction(gradebook.askUnlock), useAction(gradebook.lock)];
  const send = async () => {
    if (kind === 'ask') await ask.run({ ...placeOf(book), alasan: alasan.trim() });
    else await lock.run({ ...placeOf(book), terkunci: 0, alasan: alasan.trim() });
    onClose();
  };
  return (
    <Dialog title={t(kind === 'ask' ? 'askUnlock' : 'unlock')} okText={t(kind === 'ask' ? 'askNow' : 'unlock')} cancelText={t('cancel')} confirmLoading={ask.pending || lock.pending} okButtonProps={{ disabled: alasan.trim().length < LEAST_REASON }} onOk={() => void send().catch(() => undefined)} onCancel={onClose}>
      <p>{t(kind === 'ask' ? 'askAbout' : 'unlockAbout')}</p>
      <label htmlFor="book-reason">{t('reason')}</label>
      <Input.TextArea id="book-reason" autoFocus maxLength={300} rows={3} value={alasan} onChange={({ target }) => setAlasan(target.value)} />
      <small className="soft">{t('reasonHelp')}</small>
    </Dialog>
  );
}
