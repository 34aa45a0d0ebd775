import { DayInput } from '#client/kit/day-input';
import { clock } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/audit/changes.words';
import '#client/kit/resource/resource.css';

/** From a day to a day (`YYYY-MM-DD,YYYY-MM-DD`); without either of them it is any day. */
export function Days({ dates, choose }: { dates: string | undefined; choose: (days: string | undefined) => void }) {
  const t = useWords('changes');
  const [from = '', to = ''] = dates?.split(',') ?? [];
  return (
    <>
      <Day label={t('from')} value={from} onChange={(day) => choose(day && `${day},${to >= day ? to : day}`)} />
      <Day label={t('to')} value={to} onChange={(day) => choose(day && `${from && from <= day ? from : day},${day}`)} />
    </>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string | undefined) => void };

/** One end of the days. */
const Day = ({ label, value, onChange }: DayProps) => (
  <div className="resource-filter">
    <span aria-hidden="true">{label}</span>
    <DayInput aria-label={label} className="resource-date" min="1900-01-01" max={clock.today()} value={value} onChange={({ target }) => onChange(target.value || undefined)} />
  </div>
);
