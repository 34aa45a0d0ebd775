import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusPersetujuan } from '#contract/people/consent';
import { StatusMurid, StatusPembayaran } from '#contract/people/people';
import { students } from '#contract/people/student.api';
import { later } from '#client/kit/later';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { type Column, NOTHING } from '#client/kit/list/column';
import type { Filter } from '#client/kit/list-filters';
import type { View } from '#client/kit/list/list-views';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import { ConsentTag } from '#client/people/consent-tag';
import { STUDENT_ROW } from '#client/people/forms';
import { PersonLink } from '#client/people/person-link';
import { PAID } from '#client/people/student';

const ResetSeveral = later(async () => (await import('#client/people/reset-several')).ResetSeveral<Row>);
const PlaceStudents = later(async () => (await import('#client/people/place-students')).PlaceStudents);
type Row = OutputOf<typeof students.list>['data'][number];

/** Every student of the school, for the admin. */
export function StudentListScreen() {
  const [t, say] = [useWords('persons'), useResourceWords(STUDENT_ROW)];
  const c = useWords('consent');
  const navigate = useNavigate();
  const [over, setOver] = useState<{ what: 'place' | 'reset'; rows: readonly Row[]; done: () => void }>();
  const verb = (what: 'place' | 'reset', label: string) => ({ key: what, label, press: (rows: readonly Row[], done: () => void) => setOver({ what, rows, done }) });
  const optionsOf = (field: string, values: readonly string[]) => values.map((value) => ({ value, label: say.choice(field, value) }));
  const columns: Column<Row>[] = [
    { key: 'nama', title: say.field('nama'), sorter: true, width: 230, text: ({ nama }) => nama ?? t('erasedName'), render: ({ id, nama }) => <PersonLink to={`/admin/student/detail/${id}`} nama={nama} /> },
    { key: 'nis', title: say.field('nis'), sorter: true, width: 110, text: ({ nis }) => nis },
    { key: 'kelas', title: say.field('kelas'), sorter: true, width: 80, text: ({ kelas }) => kelas },
    { key: 'jenis_kelamin', title: say.field('jenis_kelamin'), isSpare: true, text: ({ jenis_kelamin }) => jenis_kelamin && say.choice('jenis_kelamin', jenis_kelamin) },
    { key: 'tahun_masuk', title: say.field('tahun_masuk'), sorter: true, align: 'end', isSpare: true, text: ({ tahun_masuk }) => tahun_masuk },
    { key: 'status', title: say.field('status'), sorter: true, width: 170, text: ({ status }) => status && say.choice('status', status), render: ({ status }) => (status ? <StatusTag tone={PAID[status]}>{say.choice('status', status)}</StatusTag> : NOTHING) },
    { key: 'status_murid', title: say.field('status_murid'), sorter: true, width: 100, text: ({ status_murid }) => say.choice('status_murid', status_murid), render: ({ status_murid }) => <StatusTag tone={status_murid === 'aktif' ? 'info' : 'calm'}>{say.choice('status_murid', status_murid)}</StatusTag> },
    { key: 'persetujuan', title: c('consent'), width: 190, text: ({ persetujuan }) => c(persetujuan), render: ({ persetujuan }) => <ConsentTag standing={persetujuan} /> },
    { key: 'email', title: say.field('email'), sorter: true, width: 190, isSpare: true, text: ({ email }) => email },
    { key: 'alamat', title: say.field('alamat'), width: 220, isSpare: true, text: ({ alamat }) => alamat },
  ];
  const filters: Filter[] = [
    { name: 'id_kelas', label: say.field('kelas'), of: 'class' },
    { name: 'tanpa_kelas', label: t('placing'), options: [{ value: 'true', label: t('withoutClass') }] },
    { name: 'status', label: say.field('status'), options: optionsOf('status', StatusPembayaran.options) },
    { name: 'status_murid', label: say.field('status_murid'), options: optionsOf('status_murid', StatusMurid.options) },
    { name: 'persetujuan', label: c('consent'), options: StatusPersetujuan.options.map((value) => ({ value, label: c(value) })) },
  ];
  const views: View[] = [
    { label: t('withoutClass'), at: { status_murid: 'aktif', tanpa_kelas: 'true' } },
    { label: t('unpaid'), at: { status: 'belum_lunas' } },
    { label: t('consentMissing'), at: { status_murid: 'aktif', persetujuan: 'menunggu' } },
  ];
  return (
    <ListScreen title={t('students')} endpoint={students.list} columns={columns} rowKey="id" search filters={filters} views={views} verbs={[verb('place', t('placeTitle')), verb('reset', t('resetTitle'))]} empty={t('noStudents')}
      actions={<Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/admin/students/add')}>{t('addStudent')}</Button>}>
      {over?.what === 'place' && <PlaceStudents students={over.rows} onDone={over.done} onClose={() => setOver(undefined)} />}
      {over?.what === 'reset' && <ResetSeveral people={over.rows} loginOf={({ nis }) => nis} reset={students.resetPassword} list={students.list} onDone={over.done} onClose={() => setOver(undefined)} />}
    </ListScreen>
  );
}
