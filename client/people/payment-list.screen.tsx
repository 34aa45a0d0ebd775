import '#contract/classroom/classroom.api';
import { useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusPembayaran } from '#contract/people/people';
import { payments, StatusTagihan } from '#contract/people/payment.api';
import { students } from '#contract/people/student.api';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import type { Verb } from '#client/kit/list/choice';
import { forEach } from '#client/kit/list/each';
import { useProblem } from '#client/kit/problem';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PAID } from '#client/people/student';
import '#client/people/office.css';
import '#client/people/office.words';

type Row = OutputOf<typeof payments.list>['data'][number];

/** Who has paid, for the finance office to see and to keep. */
export function PaymentListScreen() {
  const t = useWords('office');
  const columns: Column<Row>[] = [
    { key: 'nama', title: t('nama'), sorter: true, text: ({ nama }) => nama ?? t('erased') },
    { key: 'nis', title: t('nis'), sorter: true, text: ({ nis }) => nis },
    { key: 'kelas', title: t('kelas'), sorter: true, text: ({ kelas }) => kelas ?? t('noClass') },
    { key: 'status', title: t('status'), width: 180, text: ({ status }) => t(status ?? 'kosong'), render: ({ status }) => <StatusTag tone={status ? PAID[status] : 'calm'}>{t(status ?? 'kosong')}</StatusTag> },
    { key: 'actions', title: t('choose'), width: 200, render: (row) => <Change row={row} /> },
  ];
  return (
    <ListScreen title={t('payments')} about={t('paymentsAbout')} back={{ to: '/finance/dashboard', label: t('back') }} endpoint={payments.list} columns={columns} rowKey="id" search empty={t('nobody')} verbs={usePaying()} views={(['belum_lunas', 'cicilan', 'kosong'] as const).map((it) => ({ label: t(it), at: { status: it } }))}
      filters={[{ name: 'id_kelas', label: t('kelas'), of: 'class' }, { name: 'status', label: t('status'), options: StatusTagihan.options.map((value) => ({ value, label: t(value) })) }]} />
  );
}

/** Marks several as paid, or not, at once; those who stood otherwise before can be put back. */
function usePaying(): Verb<Row>[] {
  const [t, client, complain] = [useWords('office'), useQueryClient(), useProblem()];
  const set = async (rows: readonly Row[], statusOf: (row: Row) => StatusPembayaran) => {
    const outcome = await forEach(rows, { endpoint: students.changePayment, input: (row) => ({ id: row.id, status: statusOf(row) }) });
    await client.invalidateQueries({ queryKey: [payments.list.name] });
    for (const { error } of outcome.refused.slice(0, 1)) complain(error, () => void set(outcome.refused.map((it) => it.row), statusOf));
    return outcome.done;
  };
  const mark = async (rows: readonly Row[], status: StatusPembayaran) => {
    const done = await set(rows.filter((it) => it.status !== status), () => status);
    const before = done.flatMap((it) => (it.status ? [{ ...it, status: it.status }] : []));
    tellSnack({ text: t('markedSo', { jumlah: done.length, status: t(status) }), undo: before.length ? () => void set(before, (it) => it.status as StatusPembayaran) : undefined });
  };
  return StatusPembayaran.options.map((status) => ({ key: status, label: t(status), press: (rows, done) => void mark(rows, status).then(done) }));
}

function Change({ row: { id, nama, status } }: { row: Row }) {
  const [t, telling] = [useWords('office'), useTelling()];
  const { run, pending } = useAction(students.changePayment);
  const choose = (it: StatusPembayaran) => void run({ id, status: it }).then(() => telling.success({ title: t('saved') }), () => undefined);
  return (
    <Select<StatusPembayaran> className="office-status" aria-label={t('changeOf', { nama: nama ?? t('erased') })} placeholder={t('choose')} value={status} loading={pending} disabled={pending}
      options={StatusPembayaran.options.map((value) => ({ value, label: t(value) }))} onChange={choose} />
  );
}
