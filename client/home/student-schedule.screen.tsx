import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { dayOf, doubled } from '#client/home/day';
import { Slots } from '#client/home/slots';
import { useAddress } from '#client/kit/address';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { clock, formatHariTanggal, formatTanggal, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/home.css';
import '#client/home/student.words';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A student's lessons, a week of them; the address says which. */
export function StudentScheduleScreen() {
  const w = useWords('studentHome');
  const [params, setParams] = useAddress();
  const wanted = params.get('minggu') ?? '';
  const monday = mondayOf(DAY.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : clock.today());
  const go = (minggu: string) => setParams({ minggu });
  return (
    <Screen title={w('schedule')} actions={(
      <nav className="week-picker" aria-label={w('schedule')}>
        <button type="button" className="btn" onClick={() => go(addDays(monday, -7))}><LeftOutlined aria-hidden /><span className="visually-hidden">{w('before')}</span></button>
        <button type="button" className="btn" onClick={() => go(clock.today())}>{w('thisWeek')}</button>
        <button type="button" className="btn" onClick={() => go(addDays(monday, 7))}><RightOutlined aria-hidden /><span className="visually-hidden">{w('after')}</span></button>
        <Link className="btn" to="/student/week">{w('byWeek')}</Link>
      </nav>
    )}>
      <p className="home-line">{w('weekOf', { dari: formatTanggal(monday), sampai: formatTanggal(addDays(monday, 6)) })}</p>
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
