import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/id';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '#client/kit/words';
import { schoolDayFrom } from '#client/attendance/school-day';
import '#client/attendance/attendance.words';

type Props = { tanggal: string; today: string };

/** Leads from day to day; today is the address without a date. */
export function DayPicker({ tanggal, today }: Props) {
  const t = useWords('attendance');
  const [, setParams] = useSearchParams();
  const go = (day: string) => setParams(day === today ? {} : { tanggal: day });
  const after = schoolDayFrom(tanggal, 1);
  return (
    <div className="day-picker">
      <Button icon={<LeftOutlined />} aria-label={t('previousDay')} onClick={() => go(schoolDayFrom(tanggal, -1))} />
      <DatePicker aria-label={t('day')} value={dayjs(tanggal)} format="DD MMM YYYY" allowClear={false} inputReadOnly
        maxDate={dayjs(today)} onChange={(day) => day && go(day.format('YYYY-MM-DD'))} />
      <Button icon={<RightOutlined />} aria-label={t('nextDay')} disabled={after > today} onClick={() => go(after)} />
      {tanggal !== today && <Button onClick={() => go(today)}>{t('today')}</Button>}
    </div>
  );
}
