import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { addDays } from '#contract/school-year/school-days';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/lesson/lesson.words';
import '#client/lesson/week-picker.css';

type Props = { /** A Monday, `YYYY-MM-DD`. */ monday: string; thisMonday: string; onGo: (monday: string) => void };

/** Leads from week to week, and back to this one. */
export function WeekPicker({ monday, thisMonday, onGo }: Props) {
  const t = useWords('lesson');
  return (
    <div className="week-picker">
      <button type="button" className="btn is-square" aria-label={t('previousWeek')} onClick={() => onGo(addDays(monday, -7))}><LeftOutlined aria-hidden /></button>
      <span>{formatTanggal(monday)} – {formatTanggal(addDays(monday, 6))}</span>
      <button type="button" className="btn is-square" aria-label={t('nextWeek')} onClick={() => onGo(addDays(monday, 7))}><RightOutlined aria-hidden /></button>
      {monday !== thisMonday && <button type="button" className="btn" onClick={() => onGo(thisMonday)}>{t('week')}</button>}
    </div>
  );
}
