import '#contract/classroom/classroom.api';
import { Select, type TableColumnsType } from 'antd';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusPembayaran } from '#contract/people/people';
import { payments, StatusTagihan } from '#contract/people/payment.api';
import { students } from '#contract/people/student.api';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PAID } from '#client/people/student';
import '#client/people/office.css';
import '#client/people/office.words';

type Row = OutputOf<typeof payments.list>['data'][number];

/** Who has paid, for the finance office to see and to keep. */
export function PaymentListScreen() {
  const t = useWords('office');
  const columns: TableColumnsType<Row> = [
    { key: 'nama', title: t('nama'), sorter: true, render: (_, { nama }) => nama ?? t('erased') },
    { key: 'nis', title: t('nis'), sorter: true, render: (_, { nis }) => nis ?? t('none') },
    { key: 'kelas', title: t('kelas'), sorter: true, render: (_, { kelas }) => kelas ?? t('noClass') },
    { key: 'status', title: t('status'), render: (_, { status }) => <StatusTag tone={status ? PAID[status] : 'calm'}>{t(status ?? 'kosong')}</StatusTag> },
    { key: 'actions', title: t('choose'), render: (_, row) => <Change row={row} /> },
  ];
  return (
    <ListScreen title={t('payments')} about={t('paymentsAbout')} back={{ to: '/finance/dashboard', label: t('back') }} endpoint={payments.list} columns={columns} rowKey="id" search stacks empty={t('nobody')}
      filters={[{ name: 'id_kelas', label: t('kelas'), of: 'class' }, { name: 'status', label: t('status'), options: StatusTagihan.options.map((value) => ({ value, label: t(value) })) }]} />
  );
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
