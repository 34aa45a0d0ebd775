import { alternativesOf, type Clash, clashesOf, type Reach } from '#contract/timetable/clash';
import type { Alternatif, Placed } from '#contract/timetable/slot';
import { endsInTime } from '#contract/timetable/timetable';

/** A slot that is wished together with many; `baris` is where a file says so. */
export type Wished = Placed & { baris: number | null };
/** `clash` is nothing where there is no school then. */
export type Unfit = { wish: Wished; clash: Clash | undefined; alternatif: Alternatif[] };
export type Fitting = { tempat: Placed[]; sama: number; unfit: Unfit[] };

const isThere = (slots: readonly Placed[], it: Placed) =>
  slots.some((one) => one.hari === it.hari && one.posisi === it.posisi && one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran && one.id_mata_pelajaran === it.id_mata_pelajaran && one.id_guru === it.id_guru && one.ruang === it.ruang);

const isTaughtAlike = (one: Placed, other: Placed) => one.id_kelas_tahun_ajaran === other.id_kelas_tahun_ajaran && one.id_mata_pelajaran === other.id_mata_pelajaran;
/** From the likest on. */
const LIKENESS: ((one: Placed, other: Placed) => boolean)[] = [(one, other) => one.id_guru === other.id_guru && one.hari === other.hari, (one, other) => one.id_guru === other.id_guru, () => true];

/** A slot that comes where another of its class and subject goes is that one, moved: what its lessons are about goes along. What is there already stays what it is. */
export function movedAlong(there: readonly Placed[], wishes: readonly Wished[], gone: readonly Placed[]): Wished[] {
  const [left, moved] = [new Set(gone), new Map<Wished, string>()];
  for (const isLike of LIKENESS)
    for (const wish of wishes.filter((it) => !moved.has(it) && !isThere(there, it))) {
      const one = [...left].find((it) => isTaughtAlike(it, wish) && isLike(it, wish));
      if (!one) continue;
      moved.set(wish, one.id_slot);
      left.delete(one);
    }
  return wishes.map((it) => ({ ...it, id_slot: moved.get(it) ?? it.id_slot }));
}

/** Which of many wishes can be placed beside what is there and each other; `isShifted`: those that cannot go to the nearest time that is free. */
export function fitted(there: readonly Placed[], wishes: readonly Wished[], reach: Reach, { isShifted = false } = {}): Fitting {
  const [slots, result] = [[...there], { tempat: [], sama: 0, unfit: [] } as Fitting];
  for (const wish of wishes) {
    const { baris: _, ...slot } = wish;
    if (isThere(there, slot)) {
      result.sama += 1;
      continue;
    }
    const isOpen = slot.hari <= reach.jumlah_hari && endsInTime(reach.model, slot.posisi);
    const [clash] = clashesOf(slots, slot);
    const alternatif = isOpen && !clash ? [] : alternativesOf(slots, slot, reach);
    const [nearest] = isShifted ? alternatif : [];
    if (isOpen && !clash) result.tempat.push(slot);
    else if (nearest) result.tempat.push({ ...slot, ...nearest });
    else {
      result.unfit.push({ wish, clash, alternatif });
      continue;
    }
    slots.push(result.tempat.at(-1) as Placed);
  }
  return result;
}
