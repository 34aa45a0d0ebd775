import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ZonaWaktu } from '#contract/institution/institution';
import { hariOf, tanggalOf } from '#contract/school-year/school-days';
import { store, useStore } from '#client/kit/store';
import { getLanguage } from '#client/kit/words';

const ZONE_NAME: Record<ZonaWaktu, string> = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' };
/** A correction smaller than this is the network's delay, not the clock's. */
const TOLERANCE_MS = 1_500;

let zona: ZonaWaktu = 'Asia/Jakarta';
const offset = store(0);
const isSet = store(false);
/** Whether the school has told its time; until then the clock is the device's. */
export const useIsClockSet = () => useStore(isSet);

/** The school's clock: the server's time in the institution's zone, whatever the device says. */
export const clock = {
  now: () => clock.at(Date.now()),
  /** What the school's clock showed when the device's showed `device` (ms). */
  at: (device: number) => new Date(device + offset.get()),
  /** Sets the clock right by a time that the server has told, at `device` (ms). */
  told(serverTime: string | number | Date, device = Date.now()) {
    const next = new Date(serverTime).getTime() - device;
    if (Math.abs(next - offset.get()) > TOLERANCE_MS) offset.set(next);
    isSet.set(true);
  },
  /** What is no zone of ours is not taken: it may come from what a browser kept. */
  setZone(it: ZonaWaktu) {
    if (Object.hasOwn(ZONE_NAME, it)) zona = it;
  },
  zone: () => zona,
  zoneName: () => ZONE_NAME[zona],
  today: () => tanggalOf(clock.now(), zona),
};

/** `DD MMM YYYY` of a day (`YYYY-MM-DD`) or of an instant in the institution's zone. */
export function formatTanggal(at: string | Date) {
  const [year, month, day] = dayOf(at).split('-');
  return `${day} ${monthName(Number(month))} ${year}`;
}

/** `Senin, DD MMM YYYY`. */
export const formatHariTanggal = (at: string | Date) => `${formatHari(at)}, ${formatTanggal(at)}`;

export function formatHari(at: string | Date) {
  const day = dayOf(at);
  return getLanguage() === 'id' ? hariOf(day) : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
}

/** `November 2026` of a month (`YYYY-MM`). */
export const formatBulan = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(getLanguage() === 'id' ? 'id' : 'en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `HH:mm` of an instant in the institution's zone. */
export const formatJam = (at: string | Date) => time(at, {});
/** `HH:mm:ss` of an instant in the institution's zone. */
export const formatDetik = (at: string | Date) => time(at, { second: '2-digit' });

/** The school's time, painted anew at every full `everyMs`. */
export function useNow(everyMs: number): Date {
  const subscribe = useCallback((changed: () => void) => ticking(everyMs, changed), [everyMs]);
  const now = useSyncExternalStore(subscribe, () => Math.floor(clock.now().getTime() / everyMs) * everyMs);
  return useMemo(() => new Date(now), [now]);
}

function ticking(everyMs: number, changed: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, everyMs - (clock.now().getTime() % everyMs));
    changed();
  };
  const unsubscribe = offset.subscribe(tick);
  tick();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

const dayOf = (at: string | Date) => (typeof at === 'string' && at.length === 10 ? at : tanggalOf(new Date(at), zona));

const monthName = (month: number) =>
  new Date(Date.UTC(2000, month - 1, 1)).toLocaleDateString(getLanguage() === 'id' ? 'id' : 'en-US', { month: 'short', timeZone: 'UTC' });

const time = (at: string | Date, more: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zona, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...more }).format(new Date(at));
