import { Button } from 'antd';
import { useState } from 'react';
import { gradebook } from '#contract/grading/gradebook.api';
import { impact } from '#contract/grading/impact.api';
import { type Book, type Column, placeOf, scoresIn } from '#client/grading/book/use-book';
import { Impact } from '#client/grading/impact';
import { Dialog } from '#client/kit/dialog';
import { heldBy, UNSAID } from '#client/kit/resource/weighed';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/grading/book/gradebook.words';

/** Asks before a column goes; of one with scores, what goes with them. */
export function ColumnRemoval({ book: { book, given }, column: { id_kolom, nama }, onClose }: { book: Book; column: Column; onClose: () => void }) {
  const t = useWords('gradebook');
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const remove = useAction(gradebook.removeColumn);
  // Those of students who left are told of when it is refused for them.
  const count = Math.max(scoresIn(book, id_kolom), Number(remove.error?.body.jumlah ?? 0));
  const of = { ...placeOf(book), id: id_kolom };
  const drop = () => remove.run({ ...of, beserta_nilai: count > 0, ...beside, ...given }).then(onClose);
  return (
    <Dialog title={nama} onCancel={onClose} footer={[
      <Button key="cancel" onClick={onClose}>{t('cancel')}</Button>,
      <Button key="remove" danger loading={remove.pending} {...heldBy(wait)} onClick={() => void drop().catch(() => undefined)}>{t('remove')}</Button>,
    ]}>
      <p>{count ? t('removeWith', { count }) : t('removeSure')}</p>
      <Impact endpoint={impact.ofColumn} wish={count ? { ...of, hapus: true } : undefined} onSaid={setSaid} />
    </Dialog>
  );
}
