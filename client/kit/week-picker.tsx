import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Tanggal } from '#contract/kit/fields';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { useAddress } from '#client/kit/address';
import { DayShown } from '#client/kit/day-shown';
import { clock, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/kit/week-picker.css';
import '#client/kit/week-picker.words';

const weekIn = (params: URLSearchParams) => mondayOf(Tanggal.safeParse(params.get('pekan')).data ?? clock.today());
/** The Monday of the week that the address names (`?pekan=` any day of it), otherwise of this one. */
export const useWeek = (): string => weekIn(useAddress()[0]);

type Props = { /** The one that is shown. */ monday: string; /** The Mondays of the first and the last week that there are; any without them. */ first?: string | undefined; last?: string | undefined };

/** Leads from week to week, to that of any day, and back to this one, which is the address without a week. Of two steps shortly after one another neither is lost. */
export function WeekPicker({ monday, first, last }: Props) {
  const t = useWords('weekPicker');
  const [, setParams] = useAddress();
  const thisMonday = mondayOf(clock.today());
  const isThere = (it: string) => (!first || it >= first) && (!last || it <= last);
  const to = (params: URLSearchParams, wanted: string) => {
    if (!isThere(wanted)) return params;
    params.delete('page');
    wanted === thisMonday ? params.delete('pekan') : params.set('pekan', wanted);
    return params;
  };
  const go = (day: string) => setParams((params) => to(params, mondayOf(day)));
  const step = (days: number) => setParams((params) => to(params, addDays(isThere(weekIn(params)) ? weekIn(params) : monday, days)));
  /** What leads back goes with it, so the week that is shown has the focus then. */
  const back = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    currentTarget.parentElement?.querySelector<HTMLElement>('.day-shown button')?.focus();
    go(thisMonday);
  };
  const shown = `${formatTanggal(monday)} – ${formatTanggal(addDays(monday, 6))}`;
  return (
    <nav className="week-picker" aria-label={t('weeks')}>
      <button type="button" className="btn is-square" aria-label={t('previous')} disabled={!isThere(addDays(monday, -7))} onClick={() => step(-7)}><LeftOutlined aria-hidden /></button>
      <DayShown tanggal={monday} label={t('choose', { minggu: shown })} min={first} max={last && addDays(last, 6)} onDay={go}><span aria-live="polite">{shown}</span></DayShown>
      <button type="button" className="btn is-square" aria-label={t('next')} disabled={!isThere(addDays(monday, 7))} onClick={() => step(7)}><RightOutlined aria-hidden /></button>
      {isThere(thisMonday) && monday !== thisMonday && <button type="button" className="btn" onClick={back}>{t('thisWeek')}</button>}
    </nav>
  );
}
