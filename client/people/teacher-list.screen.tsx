import { PlusOutlined } from '@ant-design/icons';
import { Button, type TableColumnsType } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { teachers } from '#contract/people/teacher.api';
import { ExportButton } from '#client/kit/resource/export-button';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { rolesIn } from '#client/kit/roles';
import { useAsked } from '#client/kit/list-filters';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import { ROLES, TEACHER_ROW } from '#client/people/forms';
import { PersonLink } from '#client/people/person-link';
import '#client/people/people.css';

type Row = OutputOf<typeof teachers.list>['data'][number];

/** Everybody who teaches or works here, for the admin. */
export function TeacherListScreen() {
  const [t, r, say] = [useWords('persons'), useWords('resource'), useResourceWords(TEACHER_ROW)];
  const navigate = useNavigate();
  const asked = useAsked(teachers.list, ['role']);
  const roleName = (role: string) => say.choice('role', role);
  const columns: TableColumnsType<Row> = [
    { key: 'nama', title: say.field('nama'), sorter: true, render: (_, { id, nama }) => <PersonLink to={`/admin/teacher/detail/${id}`} nama={nama} /> },
    { key: 'nik', title: say.field('nik'), sorter: true, dataIndex: 'nik' },
    { key: 'jenis_kelamin', title: say.field('jenis_kelamin'), sorter: true, render: (_, { jenis_kelamin }) => (jenis_kelamin ? say.choice('jenis_kelamin', jenis_kelamin) : r('none')) },
    { key: 'role', title: say.field('role'), render: (_, it) => <span className="person-tags">{rolesIn(it).map((it) => <StatusTag key={it} tone={it === 'kepalaSekolah' ? 'info' : 'calm'}>{roleName(it)}</StatusTag>)}</span> },
    { key: 'mata_pelajaran', title: say.field('mata_pelajaran'), render: (_, { mata_pelajaran }) => mata_pelajaran.join(', ') || r('none') },
    { key: 'email', title: say.field('email'), sorter: true, render: (_, { email }) => email ?? r('none') },
  ];
  return (
    <ListScreen title={t('teachers')} endpoint={teachers.list} columns={columns} rowKey="id" search stacks empty={t('noTeachers')}
      filters={[{ name: 'role', label: say.field('role'), options: ROLES.map((value) => ({ value, label: roleName(value) })) }]} actions={(
      <>
        <ExportButton resource={TEACHER_ROW} question={asked} />
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/admin/teacher/add')}>{t('addTeacher')}</Button>
      </>
    )} />
  );
}
