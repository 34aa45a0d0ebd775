/** A lesson as a file says it, in its words; `baris` counts from 1. */
export type Line = { baris: number; hari: string; jam: string; kelas: string; mapel: string; guru: string; ruang: string };

/** What FET's own table of a timetable calls its columns, what a sheet calls them, and what others do. */
const TITLES: Record<Exclude<keyof Line, 'baris'>, readonly string[]> = {
  hari: ['hari', 'day'], jam: ['jam ke', 'jam', 'jam ke-', 'hour', 'period', 'posisi'], kelas: ['kelas', 'students sets', 'students', 'class'],
  mapel: ['mata pelajaran', 'mapel', 'subject'], guru: ['guru', 'teachers', 'teacher'], ruang: ['ruang', 'room'],
};
const NEEDED = ['hari', 'jam', 'kelas', 'mapel', 'guru'] as const;
const plain = (it: string) => it.trim().toLowerCase();

/** The lines of a table whose first row are titles; nothing where it has not the columns. */
export function linesOf(rows: readonly (readonly string[])[]): Line[] | undefined {
  const head = rows.findIndex((row) => NEEDED.every((name) => row.some((it) => TITLES[name].includes(plain(it)))));
  if (head < 0) return undefined;
  const at = Object.fromEntries(Object.entries(TITLES).map(([name, titles]) => [name, (rows[head] as string[]).findIndex((it) => titles.includes(plain(it)))])) as Record<keyof typeof TITLES, number>;
  const cell = (row: readonly string[], name: keyof typeof TITLES) => (row[at[name]] ?? '').trim();
  return rows.slice(head + 1).map((row, i) => ({
    baris: head + 2 + i, hari: cell(row, 'hari'), jam: cell(row, 'jam'), kelas: cell(row, 'kelas'), mapel: cell(row, 'mapel'), guru: cell(row, 'guru'), ruang: cell(row, 'ruang'),
  })).filter(({ baris: _, ...it }) => Object.values(it).some(Boolean));
}
