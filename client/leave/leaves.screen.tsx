import { Button } from 'antd';
import { useState } from 'react';
import { homeroom } from '#contract/homeroom/homeroom.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusIzin } from '#contract/leave/leave';
import { leave } from '#contract/leave/leave.api';
import { students } from '#contract/people/student.api';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { later } from '#client/kit/later';
import { useLeaveGuard } from '#client/kit/leave-guard';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { useMayAsk, useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { daysOf, LeaveTag, timeOf } from '#client/leave/leave-said';
import '#client/leave/leave.words';

const LeaveForm = later(async () => (await import('#client/leave/leave-form')).LeaveForm);
const LeaveDrawer = later(async () => (await import('#client/leave/leave-drawer')).LeaveDrawer);
type Row = OutputOf<typeof leave.list>['data'][number];

/** The leaves of a class or of the school: what waits for an answer, and what was answered. */
export function LeavesScreen() {
  const t = useWords('leave');
  const [params, setParams] = useAddress();
  const [isFiling, setFiling] = useState(false);
  const mayFile = useMayAsk(leave.accept);
  const shown = params.get('izin');
  const show = (izin: string | undefined) => setParams((now) => {
    const next = new URLSearchParams(now);
    if (izin) next.set('izin', izin);
    else next.delete('izin');
    return next;
  });
  const columns: Column<Row>[] = [
    { key: 'nama', title: t('nama'), sorter: true, text: (it) => it.nama ?? t('erased') },
    { key: 'kelas', title: t('kelas'), width: 80, text: ({ kelas }) => kelas },
    { key: 'jenis', title: t('jenis'), width: 110, text: ({ jenis }) => t(jenis) },
    { key: 'tanggal_awal', title: t('days'), width: 200, sorter: true, text: (it) => `${daysOf(it, t)} (${t('schoolDays', { count: it.hari_sekolah })})` },
    { key: 'status', title: t('status'), width: 130, text: ({ status }) => t(status), render: ({ status }) => <LeaveTag status={status} /> },
    { key: 'diajukan', title: t('sentAt'), width: 150, sorter: true, text: ({ diajukan }) => timeOf(diajukan) },
    { key: 'actions', title: t('actions'), width: 100, render: (it) => <Button id={`leave-${it.id}`} size="small" aria-label={t('openOf', { nama: it.nama ?? t('erased') })} onClick={() => show(it.id)}>{t('open')}</Button> },
  ];
  return (
    <ListScreen title={t('title')} about={t('about')} endpoint={leave.list} columns={columns} rowKey="id" search empty={t('none')} views={(['diajukan', 'diterima'] as const).map((status) => ({ label: t(status), at: { status } }))}
      actions={mayFile && <Button type="primary" onClick={() => setFiling(true)}>{t('file')}</Button>}
      filters={[{ name: 'status', label: t('status'), options: StatusIzin.options.map((value) => ({ value, label: t(value) })) }]}>
      {shown && <LeaveDrawer key={shown} id={shown} onClose={() => show(undefined)} />}
      {isFiling && <Filing onClose={() => setFiling(false)} onFiled={(id) => { setFiling(false); show(id); }} />}
    </ListScreen>
  );
}

function Filing({ onClose, onFiled }: { onClose: () => void; onFiled: (id: string) => void }) {
  const t = useWords('leave');
  const [isDirty, setDirty] = useState(false);
  const { leave: away, question } = useLeaveGuard(isDirty);
  return (
    <Panel size={520} title={t('fileOf')} onClose={() => away(onClose)}>
      <Boundary><FilingFor onDirty={setDirty} onSent={onFiled} onCancel={() => away(onClose)} /></Boundary>
      {question}
    </Panel>
  );
}

type For = { onDirty: (isDirty: boolean) => void; onSent: (id: string) => void; onCancel: () => void };

/** A homeroom teacher files letters of their own class, the admin of every one. */
function FilingFor(form: For) {
  const session = useSession();
  const { data: own } = useView(homeroom.classOf, { id: session?.user.id ?? '' });
  const isAdmin = session?.roles.includes('admin');
  const { data } = useView(students.directory, isAdmin ? {} : { id_kelas: own?.id_kelas ?? session?.user.id });
  return <LeaveForm {...form} students={data.map(({ id, nama, kelas }) => ({ value: id, label: [nama, isAdmin && kelas].filter(Boolean).join(' · ') }))} />;
}
