import { Select } from 'antd';
import type { z } from 'zod';
import { attendance } from '#contract/attendance/attendance.api';
import { useAddress } from '#client/kit/address';
import type { Column } from '#client/kit/list/column';
import { ServerTable } from '#client/kit/server-table';
import { type Translate, useWords } from '#client/kit/words';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import '#client/attendance/attendance.words';

type Row = z.infer<typeof attendance.behind.output>['data'][number];
const ABSENT = ['Alpa', 'Sakit', 'Izin', 'Terlambat'] as const;
type Absent = (typeof ABSENT)[number];
const isAbsent = (it: string | null): it is Absent => ABSENT.includes(it as Absent);

/** Who was not there on a day, or late, by the kind of it. */
export function Absences({ tanggal }: { tanggal: string }) {
  const t = useWords('attendance');
  const [params, setParams] = useAddress();
  const wanted = params.get('status');
  const status_kehadiran = isAbsent(wanted) ? wanted : 'Alpa';
  return (
    <>
      <Select aria-label={t('status')} className="absence-kind" value={status_kehadiran} options={ABSENT.map((value) => ({ value, label: t(value) }))} onChange={(status) => setParams({ status })} />
      <ServerTable endpoint={attendance.behind} input={{ tanggal, status_kehadiran }} columns={columnsOf(t)} rowKey="id" search />
    </>
  );
}

const columnsOf = (t: Translate<'attendance'>): Column<Row>[] => [
  { key: 'nama', title: t('student'), sorter: true, text: ({ nama }) => nama ?? t('unnamed') },
  { key: 'kelas', title: t('kelas'), sorter: true, text: ({ kelas }) => kelas },
  { key: 'mulai', title: t('lesson'), sorter: true, width: 200, text: ({ posisi, mapel }) => `${t('period', { posisi })} · ${mapel}` },
  { key: 'status', title: t('status'), text: (it) => t(it.status_kehadiran ?? 'Belum'), render: (it) => <AttendanceTag status={it.status_kehadiran} /> },
  { key: 'notes', title: t('notes'), width: 200, text: ({ notes }) => notes },
];
