import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { gradebook } from '#contract/grading/gradebook.api';
import { Dialog } from '#client/kit/dialog';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Field, useCompetences } from '#client/grading/book/column-dialog';
import type { Book } from '#client/grading/book/use-book';
import '#client/grading/book/gradebook.words';

const KINDS = ['pengetahuan', 'keterampilan'] as const;

/** Opens columns for the first so many competences of the subject, in every class of the level that one teaches. */
export function OpenDialog({ book: { book }, onClose }: { book: Book; onClose: () => void }) {
  const [t, telling] = [useWords('gradebook'), useTelling()];
  const { rows } = useCompetences(book);
  const [assesmentType, setKind] = useState<(typeof KINDS)[number]>('pengetahuan');
  const there = rows.filter(({ kode }) => book.kumer || kode.startsWith(assesmentType === 'keterampilan' ? '4.' : '3.'));
  const [kdAmount, setAmount] = useState<number | null>(null);
  const { run, pending } = useAction(gradebook.openCompetences);
  const amount = kdAmount ?? Math.max(1, Math.min(there.length, MOST));
  const open = async () => {
    const { data } = await run({ id_level: book.id_level ?? '', id_mata_pelajaran: book.id_mata_pelajaran, kdAmount: amount, ...(!book.kumer && { assesmentType }) });
    telling.success({ title: t('opened', { count: data.jumlah_kolom, kelas: data.jumlah_kelas }) });
    onClose();
  };
  return (
    <Dialog title={t('openCompetences')} okText={t('openThem')} cancelText={t('cancel')} confirmLoading={pending} okButtonProps={{ disabled: !there.length || !book.id_level }} onOk={() => void open().catch(() => undefined)} onCancel={onClose}>
      <p>{t('openAbout', { mapel: book.mapel, tingkat: book.tingkat })}</p>
      <div className="book-form">
        {!book.kumer && <Field label={t('kind')} id="open-kind"><Select id="open-kind" value={assesmentType} onChange={setKind} options={KINDS.map((value) => ({ value, label: t(value) }))} /></Field>}
        <Field label={t('howMany', { jumlah: there.length })} id="open-amount"><InputNumber id="open-amount" min={1} max={Math.max(1, Math.min(there.length, MOST))} value={amount} onChange={setAmount} /></Field>
      </div>
      <p className="soft">{there.length ? there.slice(0, amount).map(({ kode }) => kode).join(', ') : t('noCompetences')}</p>
    </Dialog>
  );
}
const MOST = 30;
