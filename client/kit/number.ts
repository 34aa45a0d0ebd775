import { getLanguage } from '#client/kit/words';

const MINUTES = { hour: 60, day: 24 * 60 };

/** `1.012` in Indonesian, `1,012` in English. */
export const formatAngka = (value: number) => format(value);

/** One decimal, `,0` dropped (domain 2.0); `–` where there is nothing to count. */
export const formatPersen = (value: number | null) => (value === null ? '–' : `${format(value, { maximumFractionDigits: 1 })}%`);

/** Of a file: `24 KB`, `4,8 MB`; more than it is rather than less, so that what is too large says so. */
export const formatUkuran = (bytes: number) => (bytes >= 1_000_000 ? `${formatAngka(Math.ceil(bytes / 100_000) / 10)} MB` : `${formatAngka(Math.max(1, Math.ceil(bytes / 1_000)))} KB`);

/** Seconds as people say them: `41 detik`, `2 menit 22 detik`; from an hour on without seconds. */
export function formatDurasi(seconds: number) {
  const whole = Math.max(0, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return span(rest, 'second');
  return minutes < MINUTES.hour && rest ? `${span(minutes, 'minute')} ${span(rest, 'second')}` : formatLama(minutes);
}

/** A span of minutes in the units that people say: `23 menit`, `2 jam 5 menit`, `3 hari`. */
export function formatLama(menit: number) {
  if (menit >= MINUTES.day) return span(menit / MINUTES.day, 'day');
  if (menit < MINUTES.hour) return span(menit, 'minute');
  const rest = menit % MINUTES.hour;
  return rest === 0 ? span(menit / MINUTES.hour, 'hour') : `${span(menit / MINUTES.hour, 'hour')} ${span(rest, 'minute')}`;
}

/** The same where there is room for one short unit only: `23 mnt`, `2 jam`, `3 hari`. */
export function formatLamaSingkat(menit: number) {
  if (menit >= MINUTES.day) return span(menit / MINUTES.day, 'day');
  return menit < MINUTES.hour ? span(menit, 'minute', 'short') : span(menit / MINUTES.hour, 'hour');
}

const span = (value: number, unit: 'second' | 'minute' | 'hour' | 'day', unitDisplay: 'long' | 'short' = 'long') => format(Math.floor(value), { style: 'unit', unit, unitDisplay });

const format = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(getLanguage() === 'id' ? 'id' : 'en-US', options).format(value);
