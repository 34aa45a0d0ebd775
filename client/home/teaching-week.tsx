import { CheckOutlined, ExclamationOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { batasOf, type Limit } from '#contract/attendance/batas';
import type { Sesi } from '#contract/lesson/lesson.api';
import { Card } from '#client/home/frame';
import { clock, formatHari } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { type RegisterState, registerStateOf } from '#client/lesson/register-state';

type Words = 'isFull' | 'isOwed' | 'isOpen' | 'isLater' | 'isOff';
const WORD: Record<RegisterState['is'], Words> = { full: 'isFull', overdue: 'isOwed', open: 'isOpen', upcoming: 'isLater', libur: 'isOff' };

type Props = { lessons: readonly Sesi[]; settings: Limit; at: Date };

/** The week of whoever teaches, a column a day: each lesson leads to its register and says how it stands. */
export function TeachingWeek({ lessons, settings, at }: Props) {
  const w = useWords('teacherHome');
  const stateOf = (it: Sesi) => registerStateOf(it, batasOf(settings, it), at).is;
  const begun = lessons.filter((it) => !['upcoming', 'libur'].includes(stateOf(it)));
  const held = lessons.filter((it) => !it.libur);
  const planned = held.filter((it) => it.topic && it.kd).length;
  const days = [...new Set(lessons.map((it) => it.tanggal_sesi))].sort();
  return (
    <Card id="week" title={w('week')} about={<Link to="/teacher/schedule">{w('openWeek')}</Link>}>
      <p className="home-line">{w('weekPlanned', { ada: planned, total: held.length })} <Link to="/teacher/planning">{w('openPlanning')}</Link></p>
      <p className="home-line">{begun.length ? w('weekFilled', { terisi: begun.filter((it) => stateOf(it) === 'full').length, total: begun.length }) : w('weekNone')}</p>
      <div className="week" style={{ gridTemplateColumns: `repeat(${Math.max(1, days.length)}, minmax(0, 1fr))` }}>
        {days.map((tanggal) => (
          <section key={tanggal} aria-label={formatHari(tanggal)}>
            <h3 className={tanggal === clock.today() ? 'is-today' : ''}><b>{formatHari(tanggal).slice(0, 3)}</b> {Number(tanggal.slice(8))}</h3>
            {lessons.filter((it) => it.tanggal_sesi === tanggal).map((it) => {
              const state = stateOf(it);
              return (
                <Link key={it.id_sesi} className={`week-lesson is-${state}`} to={`/teacher/schedule/${it.id_sesi}`}>
                  <b>{it.kelas}</b>
                  <small>{w('period', { posisi: it.posisi })}<span className="visually-hidden">, {w(WORD[state])}</span></small>
                  {state === 'full' && <CheckOutlined aria-hidden />}
                  {state === 'overdue' && <ExclamationOutlined aria-hidden />}
                </Link>
              );
            })}
          </section>
        ))}
      </div>
    </Card>
  );
}
