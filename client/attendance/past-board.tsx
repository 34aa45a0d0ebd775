import { Alert, Empty } from 'antd';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { DayOfLessons } from '#contract/attendance/attendance.api';
import { useWords } from '#client/kit/words';
import { DayStrip } from '#client/attendance/day-strip';
import { HeatTable } from '#client/attendance/heat-table';
import { missingRegisters } from '#client/attendance/missing-registers';
import { stripOf } from '#client/attendance/strip';
import '#client/attendance/attendance.css';
import '#client/attendance/attendance.words';

type Props = { board: z.infer<typeof DayOfLessons>; /** When it was so; nobody was late before the day began. */ at: string | undefined; onOpen: (id_sesi: string) => void };

/** The principal's board as it was at a moment: the same numbers and the same map, of which nothing leads to how things are now. */
export function PastBoard({ board: { sesi, libur }, at, onOpen }: Props) {
  const t = useWords('attendance');
  const strip = useMemo(() => stripOf(sesi), [sesi]);
  const missing = useMemo(() => (at ? missingRegisters(sesi, new Date(at)).length : 0), [sesi, at]);
  return (
    <>
      {libur && <Alert type="info" showIcon title={t('holiday', { nama: libur })} />}
      <DayStrip strip={strip} missing={missing} />
      {sesi.length === 0 ? <Empty className="panel" description={t('noLessons')} /> : <HeatTable sesi={sesi} onOpen={onOpen} isPast />}
    </>
  );
}
