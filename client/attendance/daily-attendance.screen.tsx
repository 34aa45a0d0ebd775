import { HistoryOutlined } from '@ant-design/icons';
import { Alert, Empty } from 'antd';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { later } from '#client/kit/later';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { clock, formatHariTanggal, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { DayPicker } from '#client/attendance/day-picker';
import { DayStrip } from '#client/attendance/day-strip';
import { DayTrendFigure } from '#client/attendance/day-trend-figure';
import { useDrill } from '#client/attendance/drill';
import { HeatTable } from '#client/attendance/heat-table';
import { missingRegisters } from '#client/attendance/missing-registers';
import { MissingList } from '#client/attendance/missing-list';
import { stripOf } from '#client/attendance/strip';
import '#client/attendance/attendance.css';
import '#client/attendance/attendance.words';

const BehindDrawer = later(async () => (await import('#client/attendance/behind-drawer')).BehindDrawer);
const RegisterDrawer = later(async () => (await import('#client/attendance/register-drawer')).RegisterDrawer);

/** The principal's board: one day of the school, moving as teachers mark. */
export function DailyAttendanceScreen() {
  const t = useWords('attendance');
  useNow(60_000);
  const today = clock.today();
  const tanggal = useSearchParams()[0].get('tanggal') ?? today;
  return (
    <Screen title={t('daily')} actions={<><ReplayLink tanggal={tanggal} /><DayPicker tanggal={tanggal} today={today} /></>}>
      <Board tanggal={tanggal} />
    </Screen>
  );
}

function ReplayLink({ tanggal }: { tanggal: string }) {
  const t = useWords('attendance');
  return useMayAsk(audit.attendance) && <Link className="replay-link" to={`/teacher/audit/attendance?tanggal=${tanggal}`}><HistoryOutlined aria-hidden /> {t('replay')}</Link>;
}

function Board({ tanggal }: { tanggal: string }) {
  const t = useWords('attendance');
  const { data: { sesi, libur, tren } } = useView(attendance.today, { tanggal });
  const now = useNow(15_000);
  const strip = useMemo(() => stripOf(sesi), [sesi]);
  const missing = useMemo(() => missingRegisters(sesi, now), [sesi, now]);
  const { drill, open, close } = useDrill();
  const register = sesi.find(({ id_sesi }) => id_sesi === drill.sesi);

  return (
    <>
      <h2 className="board-day">{formatHariTanggal(tanggal)}</h2>
      {libur && <Alert type="info" showIcon title={t('holiday', { nama: libur })} />}
      <DayStrip strip={strip} missing={missing.length} onDrill={(rincian) => open({ rincian })} />
      <div className="board">
        {sesi.length === 0 ? <Empty className="panel" description={t('noLessons')} /> : <HeatTable sesi={sesi} onOpen={(id_sesi) => open({ sesi: id_sesi })} />}
        <MissingList missing={missing} />
        <DayTrendFigure tren={tren} tanggal={tanggal} strip={strip} />
      </div>
      {drill.rincian && <BehindDrawer tanggal={tanggal} rincian={drill.rincian} onClose={close} />}
      {register && <RegisterDrawer register={register} onClose={close} />}
    </>
  );
}
