import { TANPA_ALASAN, type Tindakan as Aksi } from '#contract/exam/supervision';
import type { Row } from '#client/exam/supervision/row';
import { seatOf } from '#client/exam/supervision/seat';

/** What helps most stands first. */
export function actsOf(row: Row, now: number): Aksi[] {
  const acts = usualOf(row, now);
  if (!row.terlambat) return acts;
  if (row.selesai) return [...DECIDING, 'catat', 'buka_lagi', 'ulang'];
  return acts[0] && OPENING.has(acts[0]) ? [acts[0], ...DECIDING, ...acts.slice(1)] : [...DECIDING, ...acts];
}

/** About answers that wait for a word. */
const DECIDING: readonly Aksi[] = ['terima_terlambat', 'tolak_terlambat'];
/** Without it nothing goes on. */
const OPENING: ReadonlySet<Aksi> = new Set(['buka_kunci', 'lanjutkan', 'izinkan_perangkat']);

function usualOf(row: Row, now: number): Aksi[] {
  switch (seatOf(row, now)) {
    case 'terkunci': return ['buka_kunci', 'catat', 'tambah_waktu', 'pesan', 'selesaikan', 'ulang'];
    case 'dijeda': return ['lanjutkan', 'pesan', 'tambah_waktu', 'catat', 'selesaikan', 'ulang'];
    case 'perangkat': return row.mulai ? ['izinkan_perangkat', 'tolak_perangkat', 'pesan', 'tambah_waktu', 'kunci', 'catat', 'selesaikan', 'ulang'] : ['izinkan_perangkat', 'tolak_perangkat', 'catat'];
    case 'terputus': return ['tambah_waktu', 'pesan', 'catat', 'jeda', 'kunci', 'selesaikan', 'ulang'];
    case 'diam': return ['pesan', 'catat', 'tambah_waktu', 'jeda', 'kunci', 'selesaikan', 'ulang'];
    case 'mengerjakan': return ['pesan', 'tambah_waktu', 'jeda', 'kunci', 'catat', 'selesaikan', 'ulang'];
    case 'selesai': case 'dipaksa': return ['buka_lagi', 'catat', 'ulang'];
    default: return ['catat'];
  }
}

/** What helps any of them; of many the server says whom it did not. */
export const actsOfMany = (rows: readonly Row[], now: number): Aksi[] => [...new Set(rows.flatMap((row) => actsOf(row, now)))];

export const needsReason = (aksi: Aksi) => !TANPA_ALASAN.includes(aksi);

/** What cannot be taken back, or costs a student something. */
const GRAVE: ReadonlySet<Aksi> = new Set(['kunci', 'jeda', 'selesaikan', 'ulang', 'tolak_perangkat', 'tolak_terlambat']);
export const isGrave = (aksi: Aksi) => GRAVE.has(aksi);

/** What takes it back, where anything does. */
const BACK: Partial<Record<Aksi, Aksi>> = { kunci: 'buka_kunci', buka_kunci: 'kunci', jeda: 'lanjutkan', lanjutkan: 'jeda', selesaikan: 'buka_lagi', buka_lagi: 'selesaikan', tambah_waktu: 'tambah_waktu' };
export const undoOf = (aksi: Aksi, minutes?: number): { action: Aksi; minutes?: number } | undefined => {
  const action = BACK[aksi];
  return action && { action, ...(aksi === 'tambah_waktu' && minutes !== undefined && { minutes: -minutes }) };
};
