import { PlusOutlined } from '@ant-design/icons';
import { Button, type TableColumnsType } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusPersetujuan } from '#contract/people/consent';
import { StatusMurid, StatusPembayaran } from '#contract/people/people';
import { students } from '#contract/people/student.api';
import { ExportButton } from '#client/kit/resource/export-button';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { type Filter, useAsked } from '#client/kit/list-filters';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import { ConsentTag } from '#client/people/consent-tag';
import { STUDENT_ROW } from '#client/people/forms';
import { PersonLink } from '#client/people/person-link';
import { PAID } from '#client/people/student';

type Row = OutputOf<typeof students.list>['data'][number];

/** Every student of the school, for the admin. */
export function StudentListScreen() {
  const [t, r, say] = [useWords('persons'), useWords('resource'), useResourceWords(STUDENT_ROW)];
  const c = useWords('consent');
  const navigate = useNavigate();
  const optionsOf = (field: string, values: readonly string[]) => values.map((value) => ({ value, label: say.choice(field, value) }));
  const columns: TableColumnsType<Row> = [
    { key: 'nama', title: say.field('nama'), sorter: true, render: (_, { id, nama }) => <PersonLink to={`/admin/student/detail/${id}`} nama={nama} /> },
    { key: 'nis', title: say.field('nis'), sorter: true, dataIndex: 'nis' },
    { key: 'kelas', title: say.field('kelas'), sorter: true, render: (_, { kelas }) => kelas ?? r('none') },
    { key: 'jenis_kelamin', title: say.field('jenis_kelamin'), render: (_, { jenis_kelamin }) => (jenis_kelamin ? say.choice('jenis_kelamin', jenis_kelamin) : r('none')) },
    { key: 'tahun_masuk', title: say.field('tahun_masuk'), sorter: true, align: 'end', dataIndex: 'tahun_masuk' },
    { key: 'status', title: say.field('status'), sorter: true, render: (_, { status }) => (status ? <StatusTag tone={PAID[status]}>{say.choice('status', status)}</StatusTag> : r('none')) },
    { key: 'status_murid', title: say.field('status_murid'), sorter: true, render: (_, { status_murid }) => <StatusTag tone={status_murid === 'aktif' ? 'info' : 'calm'}>{say.choice('status_murid', status_murid)}</StatusTag> },
    { key: 'persetujuan', title: c('consent'), render: (_, { persetujuan }) => <ConsentTag standing={persetujuan} /> },
  ];
  const filters: Filter[] = [
    { name: 'id_kelas', label: say.field('kelas'), of: 'class' },
    { name: 'status', label: say.field('status'), options: optionsOf('status', StatusPembayaran.options) },
    { name: 'status_murid', label: say.field('status_murid'), options: optionsOf('status_murid', StatusMurid.options) },
    { name: 'persetujuan', label: c('consent'), options: StatusPersetujuan.options.map((value) => ({ value, label: c(value) })) },
  ];
  const asked = useAsked(students.list, filters.map((it) => it.name));
  return (
    <ListScreen title={t('students')} endpoint={students.list} columns={columns} rowKey="id" search stacks filters={filters} empty={t('noStudents')} actions={(
      <>
        <ExportButton resource={STUDENT_ROW} question={asked} />
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/admin/students/add')}>{t('addStudent')}</Button>
      </>
    )} />
  );
}
