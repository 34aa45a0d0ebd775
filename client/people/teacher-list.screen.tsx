import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { teachers } from '#contract/people/teacher.api';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { rolesIn } from '#client/kit/roles';
import type { Column } from '#client/kit/list/column';
import { later } from '#client/kit/later';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import { ROLES, TEACHER_ROW } from '#client/people/forms';
import { PersonLink } from '#client/people/person-link';
import '#client/people/people.css';

const ResetSeveral = later(async () => (await import('#client/people/reset-several')).ResetSeveral<Row>);
type Row = OutputOf<typeof teachers.list>['data'][number];

/** Everybody who teaches or works here, for the admin. */
export function TeacherListScreen() {
  const [t, say] = [useWords('persons'), useResourceWords(TEACHER_ROW)];
  const navigate = useNavigate();
  const [resetting, setResetting] = useState<{ rows: readonly Row[]; done: () => void }>();
  const roleName = (role: string) => say.choice('role', role);
  const columns: Column<Row>[] = [
    { key: 'nama', title: say.field('nama'), sorter: true, width: 230, text: ({ nama }) => nama ?? t('erasedName'), render: ({ id, nama }) => <PersonLink to={`/admin/teacher/detail/${id}`} nama={nama} /> },
    { key: 'nik', title: say.field('nik'), sorter: true, width: 160, text: ({ nik }) => nik },
    { key: 'jenis_kelamin', title: say.field('jenis_kelamin'), sorter: true, isSpare: true, text: ({ jenis_kelamin }) => jenis_kelamin && say.choice('jenis_kelamin', jenis_kelamin) },
    { key: 'role', title: say.field('role'), width: 220, text: (it) => rolesIn(it).map(roleName).join(', '), render: (it) => <span className="person-tags">{rolesIn(it).map((it) => <StatusTag key={it} tone={it === 'kepalaSekolah' ? 'info' : 'calm'}>{roleName(it)}</StatusTag>)}</span> },
    { key: 'mata_pelajaran', title: say.field('mata_pelajaran'), width: 200, text: ({ mata_pelajaran }) => mata_pelajaran.join(', ') },
    { key: 'email', title: say.field('email'), sorter: true, width: 190, text: ({ email }) => email },
    { key: 'alamat', title: say.field('alamat'), width: 220, isSpare: true, text: ({ alamat }) => alamat },
  ];
  return (
    <ListScreen title={t('teachers')} endpoint={teachers.list} columns={columns} rowKey="id" search empty={t('noTeachers')} verbs={[{ key: 'reset', label: t('resetTitle'), press: (rows, done) => setResetting({ rows, done }) }]} views={[{ label: roleName('guruMapel'), at: { role: 'guruMapel' } }, { label: roleName('waliKelas'), at: { role: 'waliKelas' } }]}
      filters={[{ name: 'role', label: say.field('role'), options: ROLES.map((value) => ({ value, label: roleName(value) })) }]} 
      actions={<Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/admin/teacher/add')}>{t('addTeacher')}</Button>}>
      {resetting && <ResetSeveral people={resetting.rows} loginOf={({ nik }) => nik} reset={teachers.resetPassword} list={teachers.list} onDone={resetting.done} onClose={() => setResetting(undefined)} />}
    </ListScreen>
  );
}
