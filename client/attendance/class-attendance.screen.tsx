import { Empty, Table, type TableColumnsType } from 'antd';
import { Link, useParams } from 'react-router-dom';
import type { z } from 'zod';
import { STATUS_KEHADIRAN } from '#contract/attendance/attendance';
import { attendance, type StudentAttendance } from '#contract/attendance/attendance.api';
import { percentOfAll, presenceOf, sumPresence } from '#contract/attendance/presence';
import { formatAngka, formatPersen } from '#client/kit/number';
import { useMedia } from '#client/kit/media';
import { Screen } from '#client/kit/screen';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { PresenceTag } from '#client/attendance/presence-tag';
import { PresenceFigure } from '#client/attendance/presence-why';
import '#client/attendance/attendance.css';
import '#client/attendance/attendance.words';

type Row = z.infer<typeof StudentAttendance>;

/** The attendance of one class, student by student, over its lessons so far (domain 2.6). */
export function ClassAttendanceScreen() {
  const t = useWords('attendance');
  const { id_kelas = '' } = useParams();
  return (
    <Screen title={t('ofClass')}>
      <Students id_kelas={id_kelas} />
    </Screen>
  );
}

/** The students of a class, and how often each was there. */
export function Students({ id_kelas }: { id_kelas: string }) {
  const t = useWords('attendance');
  const { data, kelas } = useView(attendance.ofClass, { id: id_kelas });
  const whole = sumPresence(data.map(presenceIn));
  const { hadir, terisi, belum, total } = whole;
  const isNarrow = useMedia('(max-width: 1180px)');
  return (
    <>
      <h2 className="class-name">{t('classNamed', { kelas })}</h2>
      {total > 0 && <p><strong>{formatPersen(percentOfAll(whole))}</strong> · {t('presentOfAll', { hadir: formatAngka(hadir), total: formatAngka(total), terisi: formatAngka(terisi), belum: formatAngka(belum) })}</p>}
      <Table<Row> size="middle" rowKey="id_murid" columns={columnsOf(t, id_kelas, isNarrow)} dataSource={data} pagination={false} locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noClassData')} /> }} />
    </>
  );
}

const presenceIn = (row: Row) => presenceOf(row, row.total_sesi);
/** The lessons whose register nobody filled in for this student; they count like the others. */
const belumOf = (row: Row) => presenceIn(row).belum;

/** What a narrow screen has no columns for. */
function Counts({ of: row }: { of: Row }) {
  const t = useWords('attendance');
  const counts = [...STATUS_KEHADIRAN.map((status) => [status, row[status]] as const), ['Belum', belumOf(row)] as const].filter(([, n]) => n > 0);
  return <small className="class-counts">{[`${t('nis')} ${row.nis ?? '–'}`, ...counts.map(([name, n]) => `${t(name)} ${formatAngka(n)}`), `${t('sessions')} ${formatAngka(row.total_sesi)}`].join(' · ')}</small>;
}

const columnsOf = (t: Translate<'attendance'>, id_kelas: string, isNarrow: boolean): TableColumnsType<Row> => [
  { key: 'nama', title: t('student'), render: (_, row) => <><Link to={`/teacher/student/${row.id_murid}`}>{row.nama ?? t('unnamed')}</Link>{isNarrow && <Counts of={row} />}</>, sorter: (a, b) => (a.nama ?? '').localeCompare(b.nama ?? '', 'id') },
  {
    key: 'persen_hadir', title: t('present'), align: 'end', sorter: (a, b) => (a.persen_hadir ?? -1) - (b.persen_hadir ?? -1),
    render: (_, row) => <PresenceFigure of={{ id_murid: row.id_murid, id_kelas, nama: row.nama }}><PresenceTag of={presenceIn(row)} /></PresenceFigure>,
  },
  ...(isNarrow ? [] : columnsOfCounts(t)),
];

const columnsOfCounts = (t: Translate<'attendance'>): TableColumnsType<Row> => [
  { key: 'nis', title: t('nis'), dataIndex: 'nis' },
  ...STATUS_KEHADIRAN.map((status) => ({ key: status, title: t(status), dataIndex: status, align: 'end' as const, sorter: (a: Row, b: Row) => a[status] - b[status] })),
  { key: 'Belum', title: t('Belum'), align: 'end', sorter: (a, b) => belumOf(a) - belumOf(b), render: (_, row) => formatAngka(belumOf(row)) },
  { key: 'total_sesi', title: t('sessions'), align: 'end', render: (_, { total_sesi }) => formatAngka(total_sesi) },
];
