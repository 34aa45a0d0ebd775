import type { Row } from '#client/exam/supervision/row';
import { idleSince, seatOf } from '#client/exam/supervision/seat';

/** Why somebody needs the supervisor. */
export type Keperluan = 'terkunci' | 'perangkat' | 'terputus' | 'diam' | 'terlambat';
export type Need = { id_peserta: string; jenis: Keperluan; sejak: number };
/** A place in the lane; what is over stays, greyed, until somebody clears it. */
export type Laned = Need & { isOver: boolean };

export function needOf(row: Row, now: number): Need | undefined {
  const { id_peserta } = row;
  const state = seatOf(row, now);
  const since = (at: string | null | undefined) => (at ? Date.parse(at) : now);
  if (state === 'terkunci') return { id_peserta, jenis: state, sejak: since(row.terkunci_sejak) };
  if (state === 'perangkat') return { id_peserta, jenis: state, sejak: since(row.perangkat_lain?.sejak) };
  if (state === 'terputus') return { id_peserta, jenis: state, sejak: since(row.terputus_sejak) };
  if (state === 'diam') return { id_peserta, jenis: state, sejak: idleSince(row) };
  if (row.terlambat > 0) return { id_peserta, jenis: 'terlambat', sejak: since(row.terlambat_pada) };
  return undefined;
}

/** At most one a person, those that began first at the top. */
export const needsOf = (rows: readonly Row[], now: number) => rows.flatMap((row) => needOf(row, now) ?? []).toSorted((a, b) => a.sejak - b.sejak || (a.id_peserta < b.id_peserta ? -1 : 1));

/** The lane as it is, with what is new below: no place moves, whoever needs something again is where they were. The same lane when nothing changed. */
export function laned(lane: readonly Laned[], needs: readonly Need[]): readonly Laned[] {
  const now = new Map(needs.map((it) => [it.id_peserta, it]));
  const stays = lane.map((it) => {
    const need = now.get(it.id_peserta);
    now.delete(it.id_peserta);
    if (!need) return it.isOver ? it : { ...it, isOver: true };
    return it.jenis === need.jenis && it.sejak === need.sejak && !it.isOver ? it : { ...need, isOver: false };
  });
  if (now.size === 0 && stays.every((it, i) => it === lane[i])) return lane;
  return [...stays, ...[...now.values()].map((it) => ({ ...it, isOver: false }))];
}

/** Only what still needs somebody. */
export const cleared = (lane: readonly Laned[]) => lane.filter((it) => !it.isOver);
