import { Button, Input } from 'antd';
import { useState } from 'react';
import { type SumberNilai, takeOver } from '#contract/grading/take-over.api';
import { LEAST_REASON } from '#contract/kit/reasoned';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Book } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.words';

/** A column of the class before is not brought along: nobody is told of it any more, and the gradebook's history says why. */
export function LeaveScores({ of, book, onLeft }: { of: SumberNilai; book: Book['book']; onLeft: () => void }) {
  const t = useWords('gradebook');
  const [alasan, setAlasan] = useState<string>();
  const { run, pending } = useAction(takeOver.leave);
  const leave = () => run({ id_kelas: book.id_kelas_tahun_ajaran, id_mata_pelajaran: book.id_mata_pelajaran, sel: of.sel.map(({ id_murid }) => ({ id_asal: of.id_asal, id_murid })), alasan: alasan?.trim() ?? '' }).then(onLeft).catch(() => undefined);
  if (alasan === undefined) return <p><Button size="small" onClick={() => setAlasan('')}>{t('leaveBehind')}</Button></p>;
  return (
    <form onSubmit={(it) => { it.preventDefault(); void leave(); }}>
      <Input autoFocus aria-label={t('leaveOf', { nama: of.nama })} placeholder={t('leaveWhy')} maxLength={300} value={alasan} onChange={({ target }) => setAlasan(target.value)} />
      <Button size="small" htmlType="submit" loading={pending} disabled={alasan.trim().length < LEAST_REASON}>{t('leaveBehind')}</Button> <Button size="small" type="text" onClick={() => setAlasan(undefined)}>{t('cancel')}</Button>
    </form>
  );
}
