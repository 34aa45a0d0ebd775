import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KAPASITAS, type Kelas } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { later } from '#client/kit/later';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { useFiltered } from '#client/kit/list-filters';
import type { Column } from '#client/kit/list/column';
import { EditRow, RemoveRow, RowActs } from '#client/kit/list/row-acts';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/classroom/class.words';
import '#client/kit/resource/resource.css';

const ClassForm = later(async () => (await import('#client/classroom/class-form')).ClassForm);

type Opened = { what: 'new' } | { what: 'form' | 'removal'; row: Kelas };

/** The classes of a semester, the active one unless the address names another. */
export function ClassListScreen() {
  const t = useWords('class');
  const [opened, setOpened] = useState<Opened>();
  const { id_tahun_ajaran } = useFiltered(classroom.all, ['id_tahun_ajaran']);
  const { data: active } = useView(schoolYear.active, {});
  const close = () => setOpened(undefined);
  return (
    <ListScreen title={t('classes')} about={t('classesAbout')} endpoint={classroom.all} columns={columnsOf(t, setOpened)} rowKey="id_kelas_tahun_ajaran" search verbs={[]} empty={t(active || id_tahun_ajaran ? 'noClasses' : 'noSemester')}
      filters={[{ name: 'id_tahun_ajaran', label: t('yearOf'), any: t('active'), of: 'school-year' }]} actions={<Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ what: 'new' })}>{t('add')}</Button>}>
      {opened?.what === 'new' && <ClassForm id_tahun_ajaran={id_tahun_ajaran} onClose={close} />}
      {opened?.what === 'form' && <ClassForm row={opened.row} id_tahun_ajaran={id_tahun_ajaran} onClose={close} />}
      {opened?.what === 'removal' && <Removal row={opened.row} onClose={close} />}
    </ListScreen>
  );
}

const columnsOf = (t: Translate<'class'>, open: (it: Opened) => void): Column<Kelas>[] => [
  { key: 'kelas', title: t('kelas'), sorter: true, width: 130, text: (it) => it.kelas, render: (it) => <Link to={`/admin/class/detail/${it.id_kelas_tahun_ajaran}`}>{it.kelas}</Link> },
  { key: 'level', title: t('level'), text: (it) => it.level ?? it.tingkat },
  { key: 'program', title: t('program'), text: (it) => it.program },
  { key: 'guru', title: t('guru'), sorter: true, width: 200, text: (it) => it.guru, render: (it) => it.guru ?? <StatusTag tone="warn">{t('noHomeroom')}</StatusTag> },
  { key: 'jumlah_murid', title: t('jumlah_murid'), sorter: true, text: (it) => it.jumlah_murid, render: (it) => (it.jumlah_murid > KAPASITAS ? <StatusTag tone="warn">{t('overCapacity', { jumlah: it.jumlah_murid })}</StatusTag> : it.jumlah_murid) },
  {
    key: 'actions', title: t('actions'),
    render: (row) => (
      <RowActs>
        <EditRow label={t('editOf', { kelas: row.kelas })} onPress={() => open({ what: 'form', row })} />
        <RemoveRow label={t('remove', { kelas: row.kelas })} onPress={() => open({ what: 'removal', row })} />
      </RowActs>
    ),
  },
];

const PLACES = ['slot', 'lesson', 'teaching'] as const;

function Removal({ row, onClose }: { row: Kelas; onClose: () => void }) {
  const t = useWords('class');
  const { kelas } = row;
  return (
    <RemovalDialog endpoint={classroom.remove} id={row.id_kelas_tahun_ajaran} list={classroom.all} title={t('remove', { kelas })} question={t('removeConfirm', { kelas })} onClose={onClose}
      refusal={({ code, body }) => code === 'IN_USE' && t('inUse', { kelas, tempat: t(PLACES.find((it) => it === body.tempat) ?? 'others') })} />
  );
}
