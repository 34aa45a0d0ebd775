import type { Slot } from '#server/timetable/timetable.decider';

/** A school of any size in decisions that the log can take at once. */
const AT_ONCE = 1_000;

export const placements = (id_tahun_ajaran: string, slots: readonly Slot[]) =>
  Array.from({ length: Math.ceil(slots.length / AT_ONCE) }, (_, i) => ({ id_tahun_ajaran, slots: slots.slice(i * AT_ONCE, (i + 1) * AT_ONCE) }));
