import type { Row } from '#client/exam/supervision/row';

export type Bar = { dari: number; sampai: number; banyak: number };
const BARS = 8;

const answeredOf = (rows: readonly Row[]) => rows.filter((it) => it.mulai).map((it) => it.terjawab);

/** How many of those who have begun have answered how much: a few equal steps, and one for whoever has answered all. */
export function barsOf(rows: readonly Row[], jumlah_soal: number): Bar[] {
  if (jumlah_soal < 1) return [];
  const answered = answeredOf(rows);
  const step = Math.ceil(jumlah_soal / BARS);
  const bars: Bar[] = [];
  for (let dari = 0; dari < jumlah_soal; dari += step) bars.push({ dari, sampai: Math.min(dari + step, jumlah_soal) - 1, banyak: 0 });
  bars.push({ dari: jumlah_soal, sampai: jumlah_soal, banyak: 0 });
  for (const it of answered) (bars.findLast(({ dari }) => dari <= it) as Bar).banyak += 1;
  return bars;
}

/** At least half of those who have begun have answered so many; null before anybody has. */
export function halfOf(rows: readonly Row[]): number | null {
  const answered = answeredOf(rows).toSorted((a, b) => b - a);
  return answered[Math.ceil(answered.length / 2) - 1] ?? null;
}
