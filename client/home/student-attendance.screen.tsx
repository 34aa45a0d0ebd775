import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { dayMarkOf } from '#client/attendance/day-mark';
import { MonthGrid } from '#client/attendance/month-grid';
import { SemesterBar } from '#client/attendance/semester-bar';
import { BySubject } from '#client/attendance/student-attendance';
import { dayOf, doubled } from '#client/home/day';
import { Card } from '#client/home/frame';
import { Slots } from '#client/home/slots';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { clock, formatHariTanggal, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/home.css';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A student's attendance: how much of it is recorded, each day of a month, and each subject. */
export function StudentAttendanceScreen() {
  const t = useWords('student');
  return (
    <Screen title={t('title')}>
      <div className="home-card"><SemesterBar /></div>
      <Boundary><Calendar /></Boundary>
      <Card id="by-subject" title={t('bySubject')}><BySubject /></Card>
    </Screen>
  );
}

function Calendar() {
  const t = useWords('student');
  const at = useNow(60_000);
  const [params, setParams] = useAddress();
  const [wanted, chosen] = [params.get('bulan') ?? '', params.get('tanggal')];
  const month = MONTH.test(wanted) ? wanted : clock.today().slice(0, 7);
  const first = mondayOf(`${month}-01`);
  const { data } = useView(studentDashboard.lessons, { dates: `${first},${addDays(first, 41)}`, id_murid: useSession()?.user.id });
  const lessonsOf = (day: string) => data.filter((it) => it.tanggal_sesi === day);
  return (
    <Card id="calendar" title={t('calendar')}>
      <MonthGrid month={month} chosen={chosen} markOf={(day) => dayMarkOf(lessonsOf(day), at)}
        onMonth={(bulan) => setParams({ bulan })} onDay={(tanggal) => setParams({ bulan: month, tanggal })} />
      <div aria-live="polite">
        {chosen && lessonsOf(chosen).length > 0
          ? <><h3 className="home-line">{formatHariTanggal(chosen)}</h3><Slots lines={dayOf(doubled(lessonsOf(chosen)), at).lines} at={at} /></>
          : <p className="home-line soft">{t('chooseDay')}</p>}
      </div>
    </Card>
  );
}
