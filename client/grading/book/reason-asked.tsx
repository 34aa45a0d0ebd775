import { Button, Input } from 'antd';
import { useState } from 'react';
import { LEAST_REASON } from '#contract/kit/reasoned';
import { useWords } from '#client/kit/words';
import type { CellNow } from '#client/grading/book/score-queue';
import type { Book } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

/** Whether a cell waits for a reason: a report that is out has told of what stands in it. */
export const isReasonAsked = ({ told }: CellNow) => told?.hasil === 'REASON_NEEDED';

/** Asks once why all cells that need it change, and sends them again with that, each as it was written. */
export function ReasonAsked({ book }: { book: Book }) {
  const t = useWords('gradebook');
  const [alasan, setAlasan] = useState('');
  const asked = book.refused.filter(([, it]) => isReasonAsked(it));
  if (!asked.length || !book.mayWrite) return null;
  const send = () => {
    for (const wish of new Set(asked.flatMap(([, it]) => it.wish ?? [])))
      book.write(asked.filter(([, it]) => it.wish === wish).map(([key, { nilai }]) => { const [id_kolom = '', id_murid = ''] = key.split(' '); return { id_kolom, id_murid, nilai }; }), wish.cara, alasan);
    setAlasan('');
  };
  return (
    <form className="book-reason" onSubmit={(it) => { it.preventDefault(); send(); }}>
      <p>{t('reasonAsked', { count: asked.length })}</p>
      <label htmlFor="book-why-out">{t('reasonForAll')}</label> <Input id="book-why-out" maxLength={300} value={alasan} onChange={({ target }) => setAlasan(target.value)} />
      <Button type="primary" htmlType="submit" disabled={alasan.trim().length < LEAST_REASON}>{t('reasonSend', { count: asked.length })}</Button>
    </form>
  );
}
