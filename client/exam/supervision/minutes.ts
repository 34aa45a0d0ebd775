import type { Row } from '#client/exam/supervision/row';
import { isAway } from '#client/exam/supervision/row';

/** What the minutes of a room say by themselves; each count with the people it is made of. */
export function minutesOf(rows: readonly Row[], now: number) {
  const cut = ({ terputus_sejak, terputus_terlama, selesai }: Row) => Math.max(terputus_terlama, terputus_sejak && !selesai ? Math.floor((now - Date.parse(terputus_sejak)) / 1_000) : 0);
  const came = rows.filter((it) => it.mulai !== null || it.status_kehadiran === 'Hadir');
  const away = rows.filter((it) => it.mulai === null && isAway(it));
  return {
    hadir: came.length, tidak_hadir: away, belum: rows.length - came.length - away.length,
    terputus_kali: rows.reduce((sum, it) => sum + it.terputus_kali, 0), terputus_terlama: Math.max(0, ...rows.map(cut)),
  };
}
