import { formatDurasi } from '#client/kit/number';
import { useNow } from '#client/kit/time';

/** How long something has lasted, counted on with each second. */
export function Lasting({ since, until }: { since: number; until?: number | undefined }) {
  const now = useNow(1_000).getTime();
  return <span className="n">{formatDurasi(((until ?? now) - since) / 1_000)}</span>;
}

/** `22:40`, with hours where there are any. */
export function clockOf(ms: number) {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map((it, i) => (i ? String(it).padStart(2, '0') : String(it))).join(':');
}
