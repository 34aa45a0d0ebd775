import { Drawer, type TableColumnsType } from 'antd';
import type { z } from 'zod';
import { attendance } from '#contract/attendance/attendance.api';
import { Boundary } from '#client/kit/boundary';
import { useFocusBack } from '#client/kit/focus';
import { ServerTable } from '#client/kit/server-table';
import { type Translate, useWords } from '#client/kit/words';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import type { BehindWhat } from '#client/attendance/drill';
import { HistoryLink } from '#client/attendance/history-link';
import '#client/attendance/attendance.words';

type Row = z.infer<typeof attendance.behind.output>['data'][number];
type Props = { tanggal: string; rincian: BehindWhat; onClose: () => void };

/** The students behind a number of the board, each with the way to the events of their mark. */
export function BehindDrawer({ tanggal, rincian, onClose }: Props) {
  const t = useWords('attendance');
  useFocusBack();
  const status_kehadiran = rincian === 'semua' ? undefined : rincian;
  const title = status_kehadiran ? t('behind', { status: t(status_kehadiran) }) : t('behindAll');
  return (
    <Drawer open size={760} title={title} onClose={onClose}>
      <Boundary>
        <ServerTable endpoint={attendance.behind} input={{ tanggal, status_kehadiran }} columns={columnsOf(t, !status_kehadiran)} rowKey="id" search stacks />
      </Boundary>
    </Drawer>
  );
}

const columnsOf = (t: Translate<'attendance'>, withStatus: boolean): TableColumnsType<Row> => [
  { key: 'nama', title: t('student'), sorter: true, render: (_, { nama }) => nama ?? t('unnamed') },
  { key: 'kelas', title: t('kelas'), sorter: true, dataIndex: 'kelas' },
  { key: 'mulai', title: t('lesson'), sorter: true, render: (_, { posisi, mapel }) => `${t('period', { posisi })} · ${mapel}` },
  ...(withStatus ? [{ key: 'status', title: t('status'), render: (_: unknown, it: Row) => <AttendanceTag status={it.status_kehadiran} /> }] : []),
  { key: 'notes', title: t('notes'), dataIndex: 'notes' },
  {
    key: 'actions', title: t('history'),
    render: (_, row) => <HistoryLink row={row} />,
  },
];
