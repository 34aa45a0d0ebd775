import { Link } from 'react-router-dom';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { addDays } from '#contract/school-year/school-days';
import { dayOf, doubled } from '#client/home/day';
import { Slots } from '#client/home/slots';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { formatHariTanggal, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWeek, WeekPicker } from '#client/kit/week-picker';
import { useWords } from '#client/kit/words';
import '#client/home/home.css';
import '#client/home/student.words';

/** A student's lessons, a week of them; the address says which. */
export function StudentScheduleScreen() {
  const w = useWords('studentHome');
  const monday = useWeek();
  return (
    <Screen title={w('schedule')} actions={<><WeekPicker monday={monday} /><Link className="btn" to="/student/week">{w('byWeek')}</Link></>}>
      <Week key={monday} monday={monday} />
    </Screen>
  );
}

function Week({ monday }: { monday: string }) {
  const w = useWords('studentHome');
  const at = useNow(60_000);
  const { data } = useView(studentDashboard.lessons, { dates: `${monday},${addDays(monday, 6)}`, id_murid: useSession()?.user.id });
  const days = [...new Set(data.map((it) => it.tanggal_sesi))].sort();
  if (!days.length) return <p className="panel">{w('noWeek')}</p>;
  return (
    <div className="student-week">
      {days.map((day) => (
        <section key={day} className="home-card" aria-labelledby={`day-${day}`}>
          <header><h2 id={`day-${day}`}>{formatHariTanggal(day)}</h2></header>
          <Slots lines={dayOf(doubled(data.filter((it) => it.tanggal_sesi === day)), at).lines} at={at} />
        </section>
      ))}
    </div>
  );
}
