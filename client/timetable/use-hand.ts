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

/** By what is shown; the server decides. */
function targetOf(slots: readonly Slot[], lifted: Slot, place: Place): Target {
  const other = swapped(slots, lifted, place);
  const but = [lifted.id_slot, ...(other ? [other.id_slot] : [])];
  if (clashesOf(slots, { ...lifted, ...place }, but).length) return 'taken';
  if (!other) return 'free';
  return clashesOf(slots, { ...other, hari: lifted.hari, posisi: lifted.posisi }, but).length ? 'taken' : 'swap';
}

/** Lifts, puts down and takes away, each with its way back. */
export function useHand(slots: readonly Slot[], opened: (place: Place) => void): Hand {
  const t = useWords('grid');
  const [at, setAt] = useState<Place>({ hari: 1, posisi: 1 });
  const [lifted, lift] = useState<Slot | null>(null);
  const [change, remove, place] = [useAction(timetable.change), useAction(timetable.remove), useAction(timetable.place)];

  const drop = useCallback((to: Place) => {
    if (!lifted) return;
    lift(null);
    const { id, hari, posisi, mapel } = lifted;
    if ((to.hari === hari && to.posisi === posisi) || targetOf(slots, lifted, to) === 'taken') return;
    const tukar = swapped(slots, lifted, to) !== undefined;
    void change.run({ id, ...to, tukar, sebelum: { hari, posisi } }).then(() => tellSnack({
      text: tukar ? t('swapped') : t('moved', { mapel, hari: dayName(to.hari), posisi: to.posisi }),
      undo: () => void change.run({ id, hari, posisi, tukar, sebelum: to }).catch(() => undefined),
    })).catch(() => undefined);
  }, [lifted, slots, change.run, t]);

  const takeAway = useCallback(({ id, hari, posisi, id_kelas_tahun_ajaran: id_kelas, id_mata_pelajaran, id_guru, ruang, id_tahun_ajaran, mapel }: Slot) => {
    void remove.run({ id }).then(() => tellSnack({
      text: t('removed', { mapel }), undo: () => void place.run({ slot: { hari, posisi, id_kelas, id_mata_pelajaran, id_guru, ruang, id_tahun_ajaran } }).catch(() => undefined),
    })).catch(() => undefined);
  }, [remove.run, place.run, t]);

  return { at, lifted, lift, drop, go: setAt, open: opened, remove: takeAway, target: (to) => (lifted ? targetOf(slots, lifted, to) : 'taken') };
}
