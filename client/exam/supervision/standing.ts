import type { Rincian } from '#contract/exam/supervision';
import { isAway, type Row } from '#client/exam/supervision/row';
import { needOf } from '#client/exam/supervision/needs';

/** What a device said last of what it has not sent, by participant. */
export type Unsent = ReadonlyMap<string, { menunggu: number }>;

const isWorking = (it: Row) => it.mulai !== null && it.selesai === null;
const isPaused = (it: Row) => isWorking(it) && it.isLocked && it.jeda;
const unsentOf = (it: Row, unsent: Unsent) => (it.selesai ? 0 : (unsent.get(it.id_peserta)?.menunggu ?? 0));

/** Whom a figure counts. */
export function peopleOf(rows: readonly Row[], rincian: Rincian, now: number, unsent: Unsent, half: number | null): Row[] {
  const is: Record<Rincian, (it: Row) => boolean> = {
    mengerjakan: isWorking,
    dijeda: isPaused,
    perlu: (it) => needOf(it, now) !== undefined,
    belum: (it) => it.mulai === null && !isAway(it),
    selesai: (it) => it.selesai !== null,
    tidak_hadir: (it) => it.mulai === null && isAway(it),
    menunggu: (it) => unsentOf(it, unsent) > 0,
    separuh: (it) => it.mulai !== null && half !== null && it.terjawab >= half,
    peserta: () => true,
    hadir: (it) => it.mulai !== null || it.status_kehadiran === 'Hadir',
    belum_tercatat: (it) => it.mulai === null && it.status_kehadiran === null && !isAway(it),
    terputus: (it) => it.terputus_kali > 0,
  };
  return rows.filter(is[rincian]);
}

/** The numbers of the sentence: people of each kind, answers on the server, answers that wait on how many devices. */
export function standingOf(rows: readonly Row[], now: number, unsent: Unsent) {
  const count = (rincian: Rincian) => peopleOf(rows, rincian, now, unsent, null).length;
  return {
    peserta: rows.length, mengerjakan: count('mengerjakan'), dijeda: count('dijeda'), perlu: count('perlu'), belum: count('belum'), selesai: count('selesai'), tidak_hadir: count('tidak_hadir'),
    tersimpan: rows.reduce((sum, it) => sum + it.terjawab, 0), menunggu: rows.reduce((sum, it) => sum + unsentOf(it, unsent), 0), perangkat: count('menunggu'),
  };
}
export type Standing = ReturnType<typeof standingOf>;

/** When the last of those who still work must be done; where nobody works, when the room closes. Where everybody is paused, what is left for them is before them still. */
export function endOf(rows: readonly Row[], tutup: string, now: number) {
  const working = rows.filter(isWorking);
  const areAllPaused = working.every(isPaused);
  const ends = working.flatMap(({ tenggat, terkunci_sejak }) => (tenggat ? Date.parse(tenggat) + (areAllPaused && terkunci_sejak ? Math.max(0, now - Date.parse(terkunci_sejak)) : 0) : []));
  return ends.length ? new Date(Math.max(...ends)).toISOString() : tutup;
}

/** Nobody may begin any more, and nobody has time left. */
export const isRoomOver = (rows: readonly Row[], tutup: string, now: number) => now >= Math.max(Date.parse(tutup), Date.parse(endOf(rows, tutup, now)));
