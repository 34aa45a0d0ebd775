import { Button, Progress } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { imports } from '#contract/people/import.api';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import type { Column } from '#client/kit/list/column';
import { ServerTable } from '#client/kit/server-table';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';

type Run = OutputOf<typeof imports.list>['data'][number];
const at = (it: string) => `${formatTanggal(it)} ${formatJam(it)}`;
const TONES = { berjalan: 'warn', selesai: 'good', membatalkan: 'warn', dibatalkan: 'calm' } as const;

/** What was imported before, how far it is, and the way back. */
export function ImportHistory() {
  const t = useWords('import');
  const columns: Column<Run>[] = [
    { key: 'dibuat', title: t('when'), sorter: true, text: (it) => at(it.dibuat) },
    { key: 'jenis', title: t('kind'), sorter: true, text: (it) => t(it.jenis) },
    { key: 'oleh', title: t('by'), text: (it) => it.oleh },
    { key: 'status', title: t('status'), text: (it) => t(it.status), render: (it) => <StatusTag tone={TONES[it.status]}>{t(it.status)}</StatusTag> },
    { key: 'progress', title: t('progress'), width: 180, text: (it) => `${it.selesai}/${it.jumlah}`, render: (it) => <Progress percent={Math.floor((100 * it.selesai) / it.jumlah)} size="small" aria-label={`${t('progress')} ${t(it.jenis)} ${at(it.dibuat)}`} /> },
    { key: 'result', title: t('result'), width: 200, text: (it) => resultOf(it, t) },
    { key: 'actions', title: t('actions'), render: (it) => it.status === 'selesai' && it.berhasil > 0 && <Undo run={it} /> },
  ];
  return (
    <section className="panel">
      <h2>{t('history')}</h2>
      <ServerTable endpoint={imports.list} columns={columns} rowKey="id" empty={t('noHistory')} />
    </section>
  );
}

function resultOf({ status, berhasil, ditolak, dihapus, tertahan }: Run, t: Translate<'import'>) {
  if (status === 'berjalan') return '–';
  if (status === 'dibatalkan') return t('removed', { dihapus, tertahan });
  return [t('made', { jumlah: berhasil }), ...(ditolak.length ? [t('refused', { baris: ditolak.join(', ') })] : [])].join('; ');
}

function Undo({ run: { id, jenis, dibuat, berhasil } }: { run: Run }) {
  const t = useWords('import');
  const [isAsking, setAsking] = useState(false);
  const title = t('undoOf', { jenis: t(jenis), waktu: at(dibuat) });
  return (
    <>
      <Button size="small" danger aria-label={title} onClick={() => setAsking(true)}>{t('undo')}</Button>
      {isAsking && <UndoDialog id={id} title={title} question={t('undoConfirm', { jumlah: berhasil })} onClose={() => setAsking(false)} />}
    </>
  );
}

function UndoDialog({ id, title, question, onClose }: { id: string; title: string; question: string; onClose: () => void }) {
  const [t, telling, textOf] = [useWords('import'), useTelling(), useProblemText()];
  const { run, pending } = useAction(imports.undo, { isQuiet: true });
  const undo = () => void run({ id }).then(onClose, (error) => telling.error({ title: t('undoFailed'), description: textOf(error) }));
  return (
    <Dialog title={title} okText={t('undo')} okButtonProps={{ type: 'default', danger: true, loading: pending }} cancelText={t('cancel')} onOk={undo} onCancel={onClose} width={480}>
      <p>{question}</p>
    </Dialog>
  );
}
