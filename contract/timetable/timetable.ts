import { z } from 'zod';

/** A schedule model (domain 5.1); durations in minutes, `jam_mulai` as `HH:mm`. */
export const Model = z.object({
  tipe: z.string().regex(/^[A-Z]$/),
  jam_mulai: z.string().regex(/^\d{2}:\d{2}$/),
  durasi: z.int().min(20).max(60),
  isMurajaah1: z.union([z.literal(0), z.literal(1)]),
  isMurajaah2: z.union([z.literal(0), z.literal(1)]),
  murajaah1dur: z.int().min(0).max(90),
  murajaah2dur: z.int().min(0).max(90),
  break1dur: z.int().min(0).max(90),
  break2dur: z.int().min(0).max(90),
});
export type Model = z.infer<typeof Model>;

/** The specification's default model. */
export const defaultModel: Model = {
  tipe: 'A', jam_mulai: '08:00', durasi: 25, isMurajaah1: 1, isMurajaah2: 0, murajaah1dur: 25, murajaah2dur: 0, break1dur: 15, break2dur: 0,
};

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * When the lesson at `posisi` begins, in minutes after midnight:
 * `jam_mulai + m1 + (p-1)·durasi + [p>3]·b1 + [p>6]·(b2 + m2)` (domain 5.1, closed form).
 */
export const slotStart = (model: Model, posisi: number) =>
  minutesOf(model.jam_mulai) +
  (model.isMurajaah1 ? model.murajaah1dur : 0) +
  (posisi - 1) * model.durasi +
  (posisi > 3 ? model.break1dur : 0) +
  (posisi > 6 ? model.break2dur + (model.isMurajaah2 ? model.murajaah2dur : 0) : 0);

/** The latest that a day may end (domain A.2). */
const LATEST = 17 * 60;
export const endOf = (model: Model, posisi: number) => slotStart(model, posisi) + model.durasi;
export const endsInTime = (model: Model, posisi: number) => endOf(model, posisi) <= LATEST;

/** What comes before the lesson at `posisi`, when it is not the end of the lesson before: Murajaah and breaks, each with its minutes after midnight. */
export function pausesBefore(model: Model, posisi: number): { nama: string; mulai: number; selesai: number }[] {
  const { isMurajaah1, murajaah1dur, break1dur, break2dur, isMurajaah2, murajaah2dur } = model;
  const parts: Record<number, [nama: string, menit: number][]> = {
    1: [['Murajaah', isMurajaah1 ? murajaah1dur : 0]], 4: [['Istirahat 1', break1dur]], 7: [['Istirahat 2', break2dur], ['Murajaah 2', isMurajaah2 ? murajaah2dur : 0]],
  };
  const lasting = (parts[posisi] ?? []).filter(([, menit]) => menit > 0);
  const begin = slotStart(model, posisi) - lasting.reduce((sum, [, menit]) => sum + menit, 0);
  return lasting.map(([nama, menit], i) => {
    const mulai = begin + lasting.slice(0, i).reduce((sum, [, it]) => sum + it, 0);
    return { nama, mulai, selesai: mulai + menit };
  });
}

/** Minutes after midnight as people write them: `07:30`. */
export const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The period of the day that a time falls into, if it is one of lessons. */
export const periodAt = (model: Model, time: string, most: number) =>
  Array.from({ length: most }, (_, i) => i + 1).find((it) => slotStart(model, it) <= minutesOf(time) && minutesOf(time) < endOf(model, it));
