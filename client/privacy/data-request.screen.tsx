import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { NEXT, StatusPermintaan } from '#contract/privacy/data-request';
import { privacy } from '#contract/privacy/privacy.api';
import { Dialog } from '#client/kit/dialog';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { formatLama } from '#client/kit/number';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { useNow } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { keepCopy, useCopy } from '#client/privacy/data-copy';
import { timeOf, TONES } from '#client/privacy/privacy.screen';
import '#client/kit/resource/resource.css';
import '#client/privacy/privacy.css';
import '#client/privacy/privacy.words';

type Row = OutputOf<typeof privacy.queue>['data'][number];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What people ask about their data, with the hours that are left to answer. */
export function DataRequestScreen() {
  const t = useWords('privacy');
  const textOf = (it: Row) => `${it.isi ?? t('erased')}${it.alasan ? ` (${t('reply', { alasan: it.alasan })})` : ''}`;
  const columns: Column<Row>[] = [
    { key: 'nama', width: 150, title: t('person'), text: (it) => it.nama ?? t('erased') },
    { key: 'jenis', width: 150, title: t('jenis'), sorter: true, text: (it) => t(it.jenis) },
    { key: 'isi', title: t('text'), width: 240, rank: 9, text: textOf, render: (it) => <span className="privacy-text">{textOf(it)}</span> },
    { key: 'status', width: 120, title: t('status'), sorter: true, text: (it) => t(it.status), render: (it) => <StatusTag tone={TONES[it.status]}>{t(it.status)}</StatusTag> },
    { key: 'batas', width: 160, title: t('deadline'), sorter: true, text: (it) => timeOf(it.batas), render: (it) => <Deadline row={it} /> },
    { key: 'actions', width: 180, title: t('actions'), render: (it) => <Moves row={it} /> },
  ];
  return (
    <ListScreen title={t('queue')} about={t('queueAbout')} endpoint={privacy.queue} columns={columns} rowKey="id" search empty={t('none')} views={(['diterima', 'diproses'] as const).map((it) => ({ label: t(it), at: { status: it } }))}
      filters={[{ name: 'status', label: t('status'), options: StatusPermintaan.options.map((value) => ({ value, label: t(value) })) }]} />
  );
}

function Deadline({ row: { batas, ditutup } }: { row: Row }) {
  const t = useWords('privacy');
  const left = Date.parse(batas) - useNow(MINUTE).getTime();
  if (ditutup) return <>{t('inTime', { waktu: timeOf(ditutup) })}</>;
  const lama = formatLama(Math.floor(Math.abs(left) / MINUTE));
  if (left < 0) return <StatusTag tone="bad">{t('overdue', { lama })}</StatusTag>;
  return <StatusTag tone={left < DAY ? 'warn' : 'calm'}>{t('left', { lama })}</StatusTag>;
}

function Moves({ row }: { row: Row }) {
  const [t, telling] = [useWords('privacy'), useTelling()];
  const { run, pending } = useAction(privacy.move);
  const [isRefusing, setRefusing] = useState(false);
  const nama = row.nama ?? t('erased');
  const move = (status: StatusPermintaan) => void run({ id: row.id, status }).then(() => telling.success({ title: t('moved') }), () => undefined);
  return (
    <span className="privacy-moves">
      {NEXT[row.status].map((it) => (
        <Button key={it} size="small" danger={it === 'ditolak'} loading={pending} aria-label={t('moveOf', { apa: t(`to_${it}`), nama })}
          onClick={() => (it === 'ditolak' ? setRefusing(true) : move(it))}>{t(`to_${it}`)}</Button>
      ))}
      {row.jenis === 'akses' && <CopyButton id={row.id_orang} nama={nama} />}
      {isRefusing && <RefuseDialog id={row.id} onClose={() => setRefusing(false)} />}
    </span>
  );
}

function CopyButton({ id, nama }: { id: string; nama: string }) {
  const [t, textOf] = [useWords('privacy'), useProblemText()];
  const { pending, error, read } = useCopy(id);
  return (
    <>
      <Button size="small" loading={pending} aria-label={t('copyOf', { nama })} onClick={() => void read().then((it) => it && keepCopy(it))}>{t('copyOfShort')}</Button>
      {error && <Alert type="error" title={t('notRead')} description={textOf(error)} />}
    </>
  );
}

function RefuseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [t, textOf, telling] = [useWords('privacy'), useProblemText(), useTelling()];
  const [form] = Form.useForm<{ alasan: string }>();
  const { run, pending, error } = useAction(privacy.move, { isQuiet: true });
  const [isDirty, setDirty] = useState(false);
  const { leave, question } = useLeaveGuard(isDirty);
  const blame = ({ errors }: ApiError) => form.setFields(errors?.alasan ? [{ name: 'alasan', errors: [errors.alasan] }] : []);
  const refuse = ({ alasan }: { alasan: string }) => void run({ id, status: 'ditolak', alasan }).then(() => {
    telling.success({ title: t('moved') });
    onClose();
  }, blame);
  return (
    <Dialog title={t('refuse')} okText={t('to_ditolak')} okButtonProps={{ type: 'default', danger: true, loading: pending }} cancelText={t('cancel')} onOk={() => form.submit()} onCancel={() => leave(onClose)}>
      {error && !error.errors?.alasan && <Alert type="error" showIcon title={t('notMoved')} description={textOf(error)} />}
      <Form form={form} name="refuse" layout="vertical" disabled={pending} onFinish={refuse} onValuesChange={(_, { alasan }) => setDirty(Boolean(alasan))}>
        <Form.Item name="alasan" label={t('reason')} rules={[{ required: true, whitespace: true, message: t('reasonMissing') }]}><Input.TextArea rows={3} maxLength={500} /></Form.Item>
      </Form>
      {question}
    </Dialog>
  );
}
