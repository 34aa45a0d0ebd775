import { useCallback, useState } from 'react';
import { clashesOf } from '#contract/timetable/clash';
import { timetable } from '#contract/timetable/timetable.api';
import type { Slot } from '#contract/timetable/slot';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { dayName } from '#client/timetable/day-name';
import { useWords } from '#client/kit/words';
import type { Hand, Place, Target } from '#client/timetable/week-grid';

/** What the class has where a slot goes. */
const swapped = (slots: readonly Slot[], lifted: Slot, { hari, posisi }: Place) =>
  slots.find((it) => it.id_kelas_tahun_ajaran === lifted.id_kelas_tahun_ajaran && it.hari === hari && it.posisi === posisi && it.id_slot !== lifted.id_slot);

type Clashes = ReturnType<typeof clashesOf>;
/** What stands in the way of a slot somewhere, or of the one that changes places with it; by what is shown, the server decides. */
function clashesAt(slots: readonly Slot[], lifted: Slot, place: Place): Clashes {
  const other = swapped(slots, lifted, place);
  const but = [lifted.id_slot, ...(other ? [other.id_slot] : [])];
  const clashes = clashesOf(slots, { ...lifted, ...place }, but);
  return clashes.length || !other ? clashes : clashesOf(slots, { ...other, hari: lifted.hari, posisi: lifted.posisi }, but);
}
const targetOf = (slots: readonly Slot[], lifted: Slot, place: Place): Target => (clashesAt(slots, lifted, place).length ? 'taken' : swapped(slots, lifted, place) ? 'swap' : 'free');

/** What could not be put down, where, and why. */
export type Refused = { slot: Slot; to: Place; clashes: Clashes };
type Moving = { refused: Refused | null; move(slot: Slot, to: Place): void };

/** Lifts, puts down and takes away, each with its way back. */
export function useHand(slots: readonly Slot[], opened: (place: Place) => void): Hand & Moving {
  const t = useWords('grid');
  const [at, setAt] = useState<Place>({ hari: 1, posisi: 1 });
  const [lifted, setLifted] = useState<Slot | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [change, remove, place] = [useAction(timetable.change), useAction(timetable.remove), useAction(timetable.place)];

  const lift = useCallback((slot: Slot | null) => {
    setLifted(slot);
    if (slot) setRefused(null);
  }, []);
  const move = useCallback((slot: Slot, to: Place) => {
    setRefused(null);
    const { id, hari, posisi, mapel } = slot;
    const tukar = swapped(slots, slot, to) !== undefined;
    void change.run({ id, ...to, tukar, sebelum: { hari, posisi } }).then(() => tellSnack({
      text: tukar ? t('swapped') : t('moved', { mapel, hari: dayName(to.hari), posisi: to.posisi }),
      undo: () => void change.run({ id, hari, posisi, tukar, sebelum: to }).catch(() => undefined),
    })).catch(() => undefined);
  }, [slots, change.run, t]);

  const drop = useCallback((to: Place) => {
    if (!lifted) return;
    setLifted(null);
    if (to.hari === lifted.hari && to.posisi === lifted.posisi) return;
    const clashes = clashesAt(slots, lifted, to);
    if (clashes.length) setRefused({ slot: lifted, to, clashes });
    else move(lifted, to);
  }, [lifted, slots, move]);

  const takeAway = useCallback(({ id, hari, posisi, id_kelas_tahun_ajaran: id_kelas, id_mata_pelajaran, id_guru, ruang, id_tahun_ajaran, mapel }: Slot) => {
    void remove.run({ id }).then(() => tellSnack({
      text: t('removed', { mapel }), undo: () => void place.run({ slot: { id_slot: id, hari, posisi, id_kelas, id_mata_pelajaran, id_guru, ruang, id_tahun_ajaran } }).catch(() => undefined),
    })).catch(() => undefined);
  }, [remove.run, place.run, t]);

  return { at, lifted, refused, move, lift, drop, go: setAt, open: opened, remove: takeAway, target: (to) => (lifted ? targetOf(slots, lifted, to) : 'taken') };
}
