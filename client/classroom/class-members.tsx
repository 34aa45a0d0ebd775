import { SwapOutlined, UserDeleteOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Empty, Modal, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Kelas, MuridKelas } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import { later } from '#client/kit/later';
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
  const [chosen, setChosen] = useState<readonly MuridKelas[]>([]);
  const [isMoving, setMoving] = useState(false);
  const client = useQueryClient();
  const isChosen = ({ id_murid }: MuridKelas) => chosen.some((it) => it.id_murid === id_murid);
  const toggle = (student: MuridKelas) => setChosen(isChosen(student) ? chosen.filter((it) => it.id_murid !== student.id_murid) : [...chosen, student]);
  const chooseAll = async () => setChosen((await client.fetchQuery(questionOf(classroom.members, { id: kelas.id_kelas_tahun_ajaran }))).data);
  return (
    <section className="panel" aria-labelledby="murid-kelas">
      <h2 id="murid-kelas">{t('members')} ({kelas.jumlah_murid})</h2>
      <AddStudents id={kelas.id_kelas_tahun_ajaran} />
      <ServerTable endpoint={classroom.members} input={{ id: kelas.id_kelas_tahun_ajaran }} columns={columnsOf(t, { isChosen, toggle, onRemove: setRemoved })} rowKey="id_murid" search stacks empty={t('noMembers')} />
      {kelas.jumlah_murid > 0 && (
        <div className={chosen.length ? 'class-chosen is-on' : 'class-chosen'} role="group" aria-label={t('chosenMembers')}>
          <span aria-live="polite">{chosen.length ? t('chosenCount', { count: chosen.length }) : t('chooseSome')}</span>
          {chosen.length < kelas.jumlah_murid && <Button onClick={() => void chooseAll().catch(() => undefined)}>{t('chooseAll', { jumlah: kelas.jumlah_murid })}</Button>}
          {chosen.length > 0 && <Button onClick={() => setChosen([])}>{t('chooseNone')}</Button>}
          <Button type="primary" icon={<SwapOutlined />} disabled={!chosen.length} onClick={() => setMoving(true)}>{t('move')}</Button>
        </div>
      )}
      {isMoving && <MoveStudents from={kelas} students={chosen} onMoved={() => setChosen([])} onClose={() => setMoving(false)} />}
      {removed && <Removal kelas={kelas} student={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  );
}

type Acts = { isChosen: (it: MuridKelas) => boolean; toggle: (it: MuridKelas) => void; onRemove: (it: MuridKelas) => void };

const columnsOf = (t: Translate<'class'>, { isChosen, toggle, onRemove }: Acts): TableColumnsType<MuridKelas> => [
  {
    key: 'nama', title: t('nama'), sorter: true, render: (_, it) => {
      const nama = it.nama ?? t('unnamed');
      return <span className="class-member"><Checkbox checked={isChosen(it)} onChange={() => toggle(it)} aria-label={t('chooseMember', { nama })} /><Link to={`/admin/student/detail/${it.id_murid}`}>{nama}</Link></span>;
    },
  },
  { key: 'nis', title: t('nis'), sorter: true, render: (_, it) => it.nis ?? '–' },
  { key: 'jenis_kelamin', title: t('jenis_kelamin'), render: (_, it) => (it.jenis_kelamin === 'Pria' || it.jenis_kelamin === 'Wanita' ? t(it.jenis_kelamin) : '–') },
  {
    key: 'actions', title: t('actions'),
    render: (_, it) => {
      const label = t('removeMember', { nama: it.nama ?? t('unnamed') });
      return <Button className="resource-row-acts" type="text" danger icon={<UserDeleteOutlined />} aria-label={label} title={label} onClick={() => onRemove(it)} />;
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
    <Modal open title={t('removeMember', { nama })} okText={t('removeNow')} okButtonProps={{ type: 'default', danger: true, loading: pending }} cancelText={t('cancel')} onOk={() => void remove().catch(() => undefined)} onCancel={onClose} width={480}>
      <p>{t('removeMemberConfirm', { nama, kelas: kelas.kelas })}</p>
    </Modal>
  );
}
