import { Button } from 'antd';
import { useState } from 'react';
import { impact } from '#contract/grading/impact.api';
import { heldBy, UNSAID } from '#client/kit/resource/weighed';
import { useWords } from '#client/kit/words';
import type { CellNow } from '#client/grading/book/score-queue';
import { type Book, placeOf, type Wanted } from '#client/grading/book/use-book';
import { Impact } from '#client/grading/impact';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

/** Whether a cell waits for a reason: a report that is out has told of what stands in it. */
export const isReasonAsked = ({ told }: CellNow) => told?.hasil === 'REASON_NEEDED';

/** Asks once why all cells that need it change, beside what would change with them, and sends them again with that, each as it was written. */
export function ReasonAsked({ book }: { book: Book }) {
  const t = useWords('gradebook');
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const asked = book.refused.filter(([, it]) => isReasonAsked(it));
  if (!asked.length || !book.mayWrite) return null;
  const send = () => {
    for (const wish of new Set(asked.flatMap(([, it]) => it.wish ?? []))) book.write(asked.filter(([, it]) => it.wish === wish).map(wantedIn), wish.cara, beside.alasan);
  };
  return (
    <form onSubmit={(it) => { it.preventDefault(); send(); }}>
      <p>{t('reasonAsked', { count: asked.length })}</p>
      <Impact endpoint={impact.ofScores} wish={{ ...placeOf(book.book), data: asked.map(wantedIn) }} onSaid={setSaid} isReasonAsked />
      <Button type="primary" htmlType="submit" {...heldBy(wait)}>{t('reasonSend', { count: asked.length })}</Button>
    </form>
  );
}

const wantedIn = ([key, { nilai }]: Book['refused'][number]): Wanted => {
  const [id_kolom = '', id_murid = ''] = key.split(' ');
  return { id_kolom, id_murid, nilai };
};
