import { Input, type InputProps } from 'antd';
import { formatHariTanggal } from '#client/kit/time';
import '#client/kit/day-input.css';

type Props = Omit<InputProps, 'type' | 'value'> & { /** With its hour. */ hasHour?: boolean; value?: string | null | undefined };

/** A day in the browser's own field, which writes it as the device does; below it stands as it is said everywhere. */
export function DayInput({ hasHour, value, ...input }: Props) {
  return (
    <>
      <Input {...input} type={hasHour ? 'datetime-local' : 'date'} value={value ?? ''} />
      {value && <span className="day-said">{saidOf(value)}</span>}
    </>
  );
}

/** `2026-11-23` or `2026-11-23T08:54`. */
const saidOf = (value: string) => [formatHariTanggal(value.slice(0, 10)), value.slice(11, 16)].filter(Boolean).join(', ');
