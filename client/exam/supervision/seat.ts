import { isAway, type Row } from '#client/exam/supervision/row';

/** What is true of a seat now, the worst of it. */
export type SeatState = 'belum' | 'mengerjakan' | 'diam' | 'terputus' | 'perangkat' | 'terkunci' | 'dijeda' | 'selesai' | 'dipaksa' | 'tidak_hadir';

/** Nothing was saved for so long, though the device is connected and nobody kept it from that. */
export const DIAM_MS = 5 * 60_000;

export const idleSince = ({ terakhir_tersimpan, mulai, dilanjutkan }: Row) => Math.max(Date.parse(terakhir_tersimpan ?? mulai ?? ''), dilanjutkan ? Date.parse(dilanjutkan) : 0) + DIAM_MS;

export function seatOf(row: Row, now: number): SeatState {
  if (row.selesai) return row.oleh === 'pengawas' ? 'dipaksa' : 'selesai';
  if (!row.mulai) return row.perangkat_lain ? 'perangkat' : isAway(row) ? 'tidak_hadir' : 'belum';
  if (row.isLocked) return row.jeda ? 'dijeda' : 'terkunci';
  if (row.perangkat_lain) return 'perangkat';
  if (row.terputus_sejak) return 'terputus';
  return idleSince(row) <= now ? 'diam' : 'mengerjakan';
}

/** What a plan of seats is narrowed to. */
export const SARINGAN = ['belum', 'terhubung', 'terputus', 'terkunci', 'dijeda', 'selesai', 'tidak_hadir'] as const;
/** Named only where there are any. */
export const isSeldom = (it: Saringan) => it === 'belum' || it === 'dijeda';
export type Saringan = (typeof SARINGAN)[number];

const OF: Record<SeatState, Saringan> = {
  belum: 'belum', mengerjakan: 'terhubung', diam: 'terhubung', perangkat: 'terhubung', terputus: 'terputus', terkunci: 'terkunci', dijeda: 'dijeda', selesai: 'selesai', dipaksa: 'selesai', tidak_hadir: 'tidak_hadir',
};
export const saringanOf = (state: SeatState) => OF[state];

/** Each seat is counted once: together they are all seats. */
export function countsOf(states: Iterable<SeatState>): Record<Saringan, number> {
  const counts = { belum: 0, terhubung: 0, terputus: 0, terkunci: 0, dijeda: 0, selesai: 0, tidak_hadir: 0 };
  for (const it of states) counts[OF[it]] += 1;
  return counts;
}

const INCIDENT: ReadonlySet<SeatState> = new Set(['terkunci', 'perangkat', 'terputus', 'diam']);
/** Somebody should look there, whatever else is looked for. */
export const isIncident = (state: SeatState) => INCIDENT.has(state);
