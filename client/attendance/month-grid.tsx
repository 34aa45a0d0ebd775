import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, HARI, mondayOf } from '#contract/school-year/school-days';
import type { DayMark } from '#client/attendance/day-mark';
import { LETTER } from '#client/attendance/letter';
import { clock, formatBulan, formatHari, formatHariTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/attendance/student.css';
import '#client/attendance/attendance.words';
import '#client/attendance/student.words';

const OWN_WORDS = ['partly', 'off', 'coming', 'none'] as const;
const isOwn = (it: DayMark): it is (typeof OWN_WORDS)[number] => OWN_WORDS.includes(it as never);

type Props = { month: string; chosen: string | null; markOf(day: string): DayMark; onMonth(month: string): void; onDay(day: string): void };

/** A month of school days, a letter each; a day opens its lessons. */
export function MonthGrid({ month, chosen, markOf, onMonth, onDay }: Props) {
  const [t, a] = [useWords('student'), useWords('attendance')];
  const monday = mondayOf(`${month}-01`);
  const days = Array.from({ length: 42 }, (_, i) => addDays(monday, i)).filter((day, i) => i < 28 || addDays(monday, i - (i % 7)).startsWith(month) || day.startsWith(month));
  const wordOf = (mark: DayMark) => (isOwn(mark) ? t(mark) : a(mark));
  return (
    <div className="month">
      <div className="month-head">
        <button type="button" className="btn" onClick={() => onMonth(addDays(`${month}-01`, -1).slice(0, 7))}><LeftOutlined aria-hidden /><span className="visually-hidden">{t('before')}</span></button>
        <strong aria-live="polite">{formatBulan(month)}</strong>
        <button type="button" className="btn" onClick={() => onMonth(addDays(`${month}-28`, 7).slice(0, 7))}><RightOutlined aria-hidden /><span className="visually-hidden">{t('after')}</span></button>
      </div>
      <div className="month-days">
        {HARI.map((_, i) => <span key={HARI[i]} className="month-name" aria-hidden="true">{formatHari(addDays(monday, i)).slice(0, 3)}</span>)}
        {days.map((day) => {
          const mark = markOf(day);
          const className = ['month-day', `is-${mark}`, ...(day.startsWith(month) ? [] : ['is-beside']), ...(day === clock.today() ? ['is-today'] : [])].join(' ');
          const label = t('day', { hari: formatHariTanggal(day), status: wordOf(mark) });
          if (mark === 'none') return <span key={day} className={className}>{Number(day.slice(8))}</span>;
          return (
            <button key={day} type="button" className={className} title={label} aria-pressed={day === chosen} onClick={() => onDay(day)}>
              <span aria-hidden="true">{Number(day.slice(8))}</span>{LETTER[mark] && <b aria-hidden="true">{LETTER[mark]}</b>}<span className="visually-hidden">{label}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
