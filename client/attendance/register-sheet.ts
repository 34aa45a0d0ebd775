import { type Attendance, emptyRekap, type Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { type Mark, markFor, type Wish } from '#client/attendance/mark-queue';
import { uuid } from '#client/kit/uuid';

/** A student's row as the teacher sees it: what they chose last, and how far that has come. */
export type Line = { row: Attendance; status: StatusKehadiran | null; mark: Mark | undefined };

export const linesOf = (rows: Attendance[], marks: readonly Mark[]): Line[] =>
  rows.map((row) => {
    const mark = markFor(marks, row);
    return { row, mark, status: mark && mark.state !== 'refused' ? mark.status_kehadiran : row.status_kehadiran };
  });

export function tallyOf(lines: Line[]): Rekap & { Belum: number } {
  const tally = { ...emptyRekap(), Belum: 0 };
  for (const { status } of lines) tally[status ?? 'Belum']++;
  return tally;
}

type Choice = Pick<Wish, 'id_sesi' | 'status_kehadiran'> & { lines: Line[]; all?: boolean };

/** What to send for one student, or for all who have no status yet. */
export const wishOf = ({ id_sesi, lines, status_kehadiran, all = false }: Choice): Wish => ({
  key: uuid(), id_sesi, status_kehadiran, all,
  targets: lines.map(({ row: { id_murid, diubah } }) => ({ id_murid, diubah })),
});

/** The six codes are the first letters in Indonesian, in either language (domain 1.1). */
export const codeOf = (status: StatusKehadiran) => status.charAt(0);

export type KeyMeaning = { set: StatusKehadiran | null } | { across: number; down: number };
const ARROWS: Record<string, KeyMeaning> = {
  ArrowUp: { across: 0, down: -1 }, ArrowDown: { across: 0, down: 1 }, ArrowLeft: { across: -1, down: 0 }, ArrowRight: { across: 1, down: 0 },
};

export function meaningOf(key: string): KeyMeaning | undefined {
  if (key === 'Backspace' || key === 'Delete') return { set: null };
  const status = StatusKehadiran.options.find((it) => codeOf(it) === key.toUpperCase());
  return status ? { set: status } : ARROWS[key];
}
