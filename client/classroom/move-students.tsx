import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { KAPASITAS, type Kelas, type MuridKelas } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { Dialog } from '#client/kit/dialog';
import { tellSnack } from '#client/kit/snack';
import { useTelling } from '#client/kit/telling';
import { questionOf, useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/classroom/class.css';
import '#client/classroom/class.words';

type From = Pick<Kelas, 'id_kelas_tahun_ajaran' | 'kelas'> & { id_tahun_ajaran?: string };
type Outcome = OutputOf<typeof classroom.moveStudents>['data'];
type Props = { from: From; students: readonly Pick<MuridKelas, 'id_murid' | 'nama'>[]; onMoved?: () => void; onClose: () => void };

/** Moves students into another class of the semester, tells of each who could not, and offers the way back. */
export function MoveStudents({ from, students, onMoved, onClose }: Props) {
  const t = useWords('class');
  const [to, setTo] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { run, pending } = useAction(classroom.moveStudents);
  const back = useMovingBack(from);
  const client = useQueryClient();
  const names = students.map((it) => it.nama ?? t('unnamed')).join(', ');
  const title = students.length === 1 ? t('moveOne', { nama: names }) : t('moveMany', { count: students.length });

  const move = async (id_kelas_tujuan: string) => {
    const { data } = await run({ id: from.id_kelas_tahun_ajaran, id_kelas_tujuan, daftar_murid: students.map((it) => it.id_murid) });
    const moved = data.hasil.filter((it) => it.status === 'pindah');
    const full = data.peringatan.length ? ` ${t('nowFull', { kelas: data.kelas, jumlah: data.jumlah_murid, kapasitas: KAPASITAS })}` : '';
    if (moved.length) {
      const told = moved.length === 1 ? t('movedOne', { nama: moved[0]?.nama ?? t('unnamed'), kelas: data.kelas }) : t('movedMany', { count: moved.length, kelas: data.kelas });
      tellSnack({ text: told + full, undo: () => void back(id_kelas_tujuan, moved.map((it) => it.id_murid)).catch(() => undefined) });
      onMoved?.();
    }
    await client.invalidateQueries();
    if (moved.length === data.hasil.length) onClose();
    else setOutcome(data);
  };

  if (outcome) return <NotMoved outcome={outcome} from={from} onClose={onClose} />;
  return (
    <Dialog width={480} title={title} okText={t('moveNow')} okButtonProps={{ disabled: !to, loading: pending }} cancelText={t('cancel')} onOk={() => void (to && move(to).catch(() => undefined))} onCancel={onClose}>
      <div className="class-move">
        {students.length > 1 && <p>{names}</p>}
        <ClassSelect from={from} value={to} onChange={setTo} />
        <p className="soft">{t('moveFrom', { kelas: from.kelas })}</p>
      </div>
    </Dialog>
  );
}

function ClassSelect({ from, value, onChange }: { from: From; value: string | undefined; onChange: (id: string) => void }) {
  const t = useWords('class');
  const { data, isFetching } = useQuery(questionOf(classroom.all, { id_tahun_ajaran: from.id_tahun_ajaran }));
  const options = (data?.data ?? []).filter((it) => it.id_kelas_tahun_ajaran !== from.id_kelas_tahun_ajaran)
    .map(({ id_kelas_tahun_ajaran, kelas, jumlah_murid }) => ({ value: id_kelas_tahun_ajaran, label: t('classOption', { kelas, jumlah: jumlah_murid }) }));
  return (
    <Select<string> aria-label={t('moveTo')} placeholder={t('chooseClass')} value={value} loading={isFetching} options={options} onChange={onChange}
      showSearch={{ optionFilterProp: 'label' }} notFoundContent={isFetching ? null : t('noOtherClass')} />
  );
}

function NotMoved({ outcome: { hasil, kelas }, from, onClose }: { outcome: Outcome; from: From; onClose: () => void }) {
  const t = useWords('class');
  const left = hasil.filter((it) => it.status !== 'pindah');
  return (
    <Dialog width={480} title={t('notMoved', { count: left.length })} footer={null} onCancel={onClose} closable={{ 'aria-label': t('close') }}>
      <Alert type="warning" showIcon title={<ul className="plain-list">{left.map(({ id_murid, nama, alasan }) => <li key={id_murid}>{nama ?? t('unnamed')}: {alasan ? t(alasan, { dari: from.kelas }) : t('tetap', { kelas })}</li>)}</ul>} />
    </Dialog>
  );
}

/** Whoever has gone on to a third class meanwhile stays there, and is told of. */
function useMovingBack(from: From) {
  const [t, telling, client] = [useWords('class'), useTelling(), useQueryClient()];
  const { run } = useAction(classroom.moveStudents);
  return async (id: string, daftar_murid: string[]) => {
    const { data } = await run({ id, id_kelas_tujuan: from.id_kelas_tahun_ajaran, daftar_murid });
    const stayed = data.hasil.filter((it) => it.status === 'ditolak');
    if (stayed.length) telling.error({ title: t('notMovedBack', { nama: stayed.map((it) => it.nama ?? t('unnamed')).join(', ') }) });
    else tellSnack({ text: t('movedBack', { kelas: from.kelas }) });
    await client.invalidateQueries();
  };
}
