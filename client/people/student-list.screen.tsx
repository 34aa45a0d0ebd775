import { PlusOutlined } from '@ant-design/icons';
import { Button, type TableColumnsType } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusPersetujuan } from '#contract/people/consent';
import { StatusMurid, StatusPembayaran } from '#contract/people/people';
import { students } from '#contract/people/student.api';
import { ExportButton } from '#client/kit/resource/export-button';
import { hasList, ReferenceSelect } from '#client/kit/resource/reference-select';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { Screen } from '#client/kit/screen';
import { ServerTable, useTablePlace } from '#client/kit/server-table';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import { ConsentTag } from '#client/people/consent-tag';
import { STUDENT_ROW } from '#client/people/forms';
import { Narrowing, PersonLink, useNarrowed } from '#client/people/person-list';
import { PAID } from '#client/people/student';

type Row = OutputOf<typeof students.list>['data'][number];

/** Every student of the school, for the admin. */
export function StudentListScreen() {
  const [t, r, say] = [useWords('persons'), useWords('resource'), useResourceWords(STUDENT_ROW)];
  const c = useWords('consent');
  const navigate = useNavigate();
  const [narrowed, [place]] = [useNarrowed(students.list, ['id_kelas', 'status', 'status_murid', 'persetujuan']), useTablePlace()];
  const { page: _, limit: __, ...asked } = place;
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
  return (
    <Screen title={t('students')} actions={(
      <>
        <ExportButton resource={STUDENT_ROW} question={{ ...narrowed, ...asked }} />
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/admin/students/add')}>{t('addStudent')}</Button>
      </>
    )}>
      <ServerTable endpoint={students.list} input={narrowed as never} columns={columns} rowKey="id" search stacks
        empty={Object.keys(narrowed).length ? r('noFilterResult') : t('noStudents')}
        tools={(
          <>
            {hasList('class') && <ClassNarrowing value={narrowed.id_kelas} />}
            <Narrowing name="status" label={say.field('status')} value={narrowed.status} options={optionsOf('status', StatusPembayaran.options)} />
            <Narrowing name="status_murid" label={say.field('status_murid')} value={narrowed.status_murid} options={optionsOf('status_murid', StatusMurid.options)} />
            <Narrowing name="persetujuan" label={c('consent')} value={narrowed.persetujuan} options={StatusPersetujuan.options.map((value) => ({ value, label: c(value) }))} />
          </>
        )} />
    </Screen>
  );
}

function ClassNarrowing({ value }: { value?: string }) {
  const [r, say] = [useWords('resource'), useResourceWords(STUDENT_ROW)];
  const [, setPlace] = useTablePlace();
  return (
    <div className="resource-filter">
      <span aria-hidden="true">{say.field('kelas')}</span>
      <ReferenceSelect of="class" aria-label={say.field('kelas')} allowClear placeholder={r('all')} value={value ?? null} onChange={(it) => setPlace({ id_kelas: it ?? undefined, page: undefined })} />
    </div>
  );
}
