import { type ReactNode, useRef } from 'react';
import '#client/kit/day-shown.css';

type Props = { tanggal: string; label: string; min?: string | undefined; max?: string | undefined; onDay: (tanggal: string) => void; children: ReactNode };

/** A day as it is said everywhere, or what stands around it; the browser's own calendar opens over it. */
export function DayShown({ tanggal, label, min, max, onDay, children }: Props) {
  const calendar = useRef<HTMLInputElement>(null);
  const isWithin = (day: string) => (!min || day >= min) && (!max || day <= max);
  return (
    <span className="day-shown">
      <button type="button" className="btn" aria-label={label} onClick={() => calendar.current?.showPicker()}>{children}</button>
      <input ref={calendar} type="date" tabIndex={-1} aria-hidden="true" value={tanggal} min={min} max={max} required onChange={({ target: { value } }) => value && isWithin(value) && onDay(value)} />
    </span>
  );
}
