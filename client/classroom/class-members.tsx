import { UserDeleteOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Empty, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Kelas, MuridKelas } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import { Dialog } from '#client/kit/dialog';
import { later } from '#client/kit/later';
import type { Column } from '#client/kit/list/column';
import { RowActs } from '#client/kit/list/row-acts';
import { ServerTable } from '#client/kit/server-table';
import { useTelling } from '#client/kit/telling';
import { questionOf, useAction, useFollowed } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/classroom/class.css';
import '#client/classroom/class.words';
import '#client/kit/resource/resource.css';

const MoveStudents = later(async () => (await import('#client/classroom/move-students')).MoveStudents);

/** The students of a class, searched for and added, removed, or chosen to move into another. */
export function ClassMembers({ kelas }: { kelas: Kelas }) {
  const t = useWords('class');
  const [removed, setRemoved] = useState<MuridKelas>();
  const [moving, setMoving] = useState<{ students: readonly MuridKelas[]; done: () => void }>();
  return (
    <section className="panel" aria-labelledby="murid-kelas">
      <h2 id="murid-kelas">{t('members')} ({kelas.jumlah_murid})</h2>
      <AddStudents id={kelas.id_kelas_tahun_ajaran} />
      <ServerTable endpoint={classroom.members} input={{ id: kelas.id_kelas_tahun_ajaran }} columns={columnsOf(t, setRemoved)} rowKey="id_murid" search empty={t('noMembers')} verbs={[{ key: 'move', label: t('move'), press: (students, done) => setMoving({ students, done }) }]} />
      {moving && <MoveStudents from={kelas} students={moving.students} onMoved={moving.done} onClose={() => setMoving(undefined)} />}
      {removed && <Removal kelas={kelas} student={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  );
}

const columnsOf = (t: Translate<'class'>, onRemove: (it: MuridKelas) => void): Column<MuridKelas>[] => [
  { key: 'nama', title: t('nama'), sorter: true, text: (it) => it.nama ?? t('unnamed'), render: (it) => <Link to={`/admin/student/detail/${it.id_murid}`}>{it.nama ?? t('unnamed')}</Link> },
  { key: 'nis', title: t('nis'), sorter: true, text: (it) => it.nis },
  { key: 'jenis_kelamin', title: t('jenis_kelamin'), text: (it) => (it.jenis_kelamin === 'Pria' || it.jenis_kelamin === 'Wanita' ? t(it.jenis_kelamin) : null) },
  {
    key: 'actions', title: t('actions'),
    render: (it) => {
      const label = t('removeMember', { nama: it.nama ?? t('unnamed') });
      return <RowActs><Button type="text" danger icon={<UserDeleteOutlined />} aria-label={label} title={label} onClick={() => onRemove(it)} /></RowActs>;
    },
  },
];

/** What shows who is in a class and who in none. */
const SHOWN = [classroom.members, classroom.candidates, classroom.detail, classroom.all];

/** Names are found by the server, among those who are in no class of the semester. */
function AddStudents({ id }: { id: string }) {
  const t = useWords('class');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }[]>([]);
  const asked = { id, search: search.trim() };
  const { data, isFetching } = useQuery({ ...questionOf(classroom.candidates, asked), placeholderData: keepPreviousData });
  useFollowed(classroom.candidates, asked);
  const { run, pending } = useAction(classroom.addStudents);
  const [telling, client] = [useTelling(), useQueryClient()];
  const add = async () => {
    await run({ id, daftar_murid: chosen.map((it) => it.value) });
    telling.success({ title: t('added', { count: chosen.length }) });
    setChosen([]);
    await Promise.all(SHOWN.map((it) => client.invalidateQueries({ queryKey: [it.name] })));
  };
  return (
    <div className="class-choice">
      <Select<{ value: string; label: string }[]> mode="multiple" labelInValue aria-label={t('addMembers')} placeholder={t('searchMembers')} value={chosen} loading={isFetching}
        onChange={setChosen} options={(data?.data ?? []).map((it) => ({ value: it.id_murid, label: `${it.nama ?? t('unnamed')} (${it.nis ?? '–'})` }))}
        showSearch={{ filterOption: false, onSearch: setSearch }} onOpenChange={(isOpen) => isOpen || setSearch('')}
        notFoundContent={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noCandidates')} />} />
      <Button type="primary" disabled={!chosen.length} loading={pending} onClick={() => void add().catch(() => undefined)}>{t('addChosen')}</Button>
    </div>
  );
}

function Removal({ kelas, student, onClose }: { kelas: Kelas; student: MuridKelas; onClose: () => void }) {
  const t = useWords('class');
  const nama = student.nama ?? t('unnamed');
  const { run, pending } = useAction(classroom.removeStudents);
  const [telling, client] = [useTelling(), useQueryClient()];
  const remove = async () => {
    await run({ id: kelas.id_kelas_tahun_ajaran, daftar_murid: [student.id_murid] });
    await Promise.all(SHOWN.map((it) => client.invalidateQueries({ queryKey: [it.name] })));
    telling.success({ title: t('removed', { nama }) });
    onClose();
  };
  return (
    <Dialog title={t('removeMember', { nama })} okText={t('removeNow')} okButtonProps={{ type: 'default', danger: true, loading: pending }} cancelText={t('cancel')} onOk={() => void remove().catch(() => undefined)} onCancel={onClose} width={480}>
      <p>{t('removeMemberConfirm', { nama, kelas: kelas.kelas })}</p>
    </Dialog>
  );
}
