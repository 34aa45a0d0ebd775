import type { OutputOf } from '#contract/kit/endpoint';
import { employees } from '#contract/people/employee.api';
import { PeranGuru } from '#contract/people/people';
import { useResourceWords } from '#client/kit/resource/resource-words';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { useWords } from '#client/kit/words';
import { TEACHER_ROW } from '#client/people/forms';
import '#client/people/office.words';

type Row = OutputOf<typeof employees.list>['data'][number];

/** Everybody who works at the school, for the personnel office. */
export function EmployeeListScreen() {
  const [t, say] = [useWords('office'), useResourceWords(TEACHER_ROW)];
  const columns: Column<Row>[] = [
    { key: 'nama', title: t('nama'), sorter: true, text: ({ nama }) => nama ?? t('erased') },
    { key: 'role', title: t('role'), width: 220, text: ({ role }) => role.map((it) => say.choice('role', it)).join(', ') },
    { key: 'jenis_kelamin', title: t('jenis_kelamin'), text: ({ jenis_kelamin }) => jenis_kelamin && t(jenis_kelamin) },
    { key: 'mata_pelajaran', title: t('mata_pelajaran'), width: 220, text: ({ mata_pelajaran }) => mata_pelajaran.join(', ') },
  ];
  return (
    <ListScreen title={t('employees')} about={t('employeesAbout')} back={{ to: '/hr/dashboard', label: t('back') }} endpoint={employees.list} columns={columns} rowKey="id" search empty={t('nobody')} views={[{ label: t('onlyTeachers'), at: { guru: 'true' } }, { label: t('noSubject'), at: { tanpa_mapel: 'true' } }]}
      filters={[
        { name: 'role', label: t('role'), options: PeranGuru.options.map((value) => ({ value, label: say.choice('role', value) })) },
        { name: 'jenis_kelamin', label: t('jenis_kelamin'), options: (['Pria', 'Wanita'] as const).map((value) => ({ value, label: t(value) })) },
        { name: 'guru', label: t('only'), options: [{ value: 'true', label: t('onlyTeachers') }] },
        { name: 'tanpa_mapel', label: t('mata_pelajaran'), options: [{ value: 'true', label: t('noSubject') }] },
      ]} />
  );
}
