import { useNow } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import '#client/exam/supervision/supervision.words';

/** `2 menit 22 detik`; from an hour on without seconds. */
export function lastingOf(seconds: number, t: Translate<'supervision'>) {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  const parts = [hours && t('hoursSaid', { count: hours }), minutes && t('minutesSaid', { count: minutes }), !hours && (rest || !minutes) && t('seconds', { count: rest })];
  return parts.filter(Boolean).join(' ');
}

/** How long something has lasted, counted on with each second. */
export function Lasting({ since, until }: { since: number; until?: number | undefined }) {
  const t = useWords('supervision');
  const now = useNow(1_000).getTime();
  return <span className="n">{lastingOf(((until ?? now) - since) / 1_000, t)}</span>;
}

/** `22:40`, with hours where there are any. */
export function clockOf(ms: number) {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map((it, i) => (i ? String(it).padStart(2, '0') : String(it))).join(':');
}
