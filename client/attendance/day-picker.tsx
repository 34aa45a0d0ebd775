import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useAddress } from '#client/kit/address';
import { DayShown } from '#client/kit/day-shown';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { schoolDayFrom } from '#client/attendance/school-day';
import '#client/attendance/attendance.words';

type Props = { tanggal: string; today: string };

/** Leads from day to day; today is the address without a date. */
export function DayPicker({ tanggal, today }: Props) {
  const t = useWords('attendance');
  const [, setParams] = useAddress();
  const go = (day: string) => setParams(day === today ? {} : { tanggal: day });
  const after = schoolDayFrom(tanggal, 1);
  return (
    <div className="day-picker">
      <button type="button" className="btn is-square" aria-label={t('previousDay')} onClick={() => go(schoolDayFrom(tanggal, -1))}><LeftOutlined aria-hidden /></button>
      <DayShown tanggal={tanggal} label={`${t('day')}: ${formatTanggal(tanggal)}`} max={today} onDay={go}>{formatTanggal(tanggal)}</DayShown>
      <button type="button" className="btn is-square" aria-label={t('nextDay')} disabled={after > today} onClick={() => go(after)}><RightOutlined aria-hidden /></button>
      {tanggal !== today && <button type="button" className="btn" onClick={() => go(today)}>{t('today')}</button>}
    </div>
  );
}
