import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useAddress } from '#client/kit/address';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { schoolDayFrom } from '#client/attendance/school-day';
import '#client/attendance/attendance.words';

type Props = { tanggal: string; today: string };

/** Leads from day to day; today is the address without a date. The day is said as everywhere, the browser's own calendar opens over it. */
export function DayPicker({ tanggal, today }: Props) {
  const t = useWords('attendance');
  const calendar = useRef<HTMLInputElement>(null);
  const [, setParams] = useAddress();
  const go = (day: string) => setParams(day === today ? {} : { tanggal: day });
  const after = schoolDayFrom(tanggal, 1);
  return (
    <div className="day-picker">
      <button type="button" className="btn is-square" aria-label={t('previousDay')} onClick={() => go(schoolDayFrom(tanggal, -1))}><LeftOutlined aria-hidden /></button>
      <span className="day-shown">
        <button type="button" className="btn" aria-label={`${t('day')}: ${formatTanggal(tanggal)}`} onClick={() => calendar.current?.showPicker()}>{formatTanggal(tanggal)}</button>
        <input ref={calendar} type="date" tabIndex={-1} aria-hidden="true" value={tanggal} max={today} required onChange={({ target: { value } }) => value && value <= today && go(value)} />
      </span>
      <button type="button" className="btn is-square" aria-label={t('nextDay')} disabled={after > today} onClick={() => go(after)}><RightOutlined aria-hidden /></button>
      {tanggal !== today && <button type="button" className="btn" onClick={() => go(today)}>{t('today')}</button>}
    </div>
  );
}
