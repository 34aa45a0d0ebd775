import { type Attendance, emptyRekap, PRESENT, type Rekap, STATUS_KEHADIRAN, type StatusKehadiran } from '#contract/attendance/attendance';
import { type Change, type Mark, markFor, statusIn, type Wish } from '#client/attendance/mark-queue';
import { uuid } from '#client/kit/uuid';

/** A student's row as the teacher sees it: what they chose last, and how far that has come. */
export type Line = { row: Attendance; status: StatusKehadiran | null; mark: Mark | undefined };

export const linesOf = (rows: Attendance[], marks: readonly Mark[]): Line[] =>
  rows.map((row) => {
    const mark = markFor(marks, row);
    return { row, mark, status: mark && mark.state !== 'refused' ? statusIn(mark, row.id_murid) : row.status_kehadiran };
  });

export function tallyOf(lines: Line[]): Rekap & { Belum: number } {
  const tally = { ...emptyRekap(), Belum: 0 };
  for (const { status } of lines) tally[status ?? 'Belum']++;
  return tally;
}

type Choice = Pick<Wish, 'id_sesi' | 'status_kehadiran'> & { lines: Line[]; all?: boolean };

/** What to send for one student, or for all who have no status yet. */
export const wishOf = ({ id_sesi, lines, status_kehadiran, all = false }: Choice): Wish => ({
  key: uuid(), id_sesi, status_kehadiran, all, ...(!all && lines.length === 1 && { dari: lines[0]?.status ?? null }),
  targets: lines.map(({ row: { id_murid, diubah } }) => ({ id_murid, diubah })),
});

/** What to send for several students at once: each change with the line that it is for. */
export const manyOf = (id_sesi: string, changes: readonly (Omit<Change, 'id_murid'> & { line: Line })[]): Wish => ({
  ...wishOf({ id_sesi, lines: changes.map(({ line }) => line), status_kehadiran: null }),
  daftar_murid: changes.map(({ line, status_kehadiran, dari }) => ({ id_murid: line.row.id_murid, status_kehadiran, dari })),
});

/** A choice that was made, with when its row had changed before it, and when the choice itself changed it, once that is known. */
export type Made = Change & { before: string | null; made?: string | null };
/** A row that shows the choice, and is no longer on its way: from now on that is its version. */
export const withVersions = (chosen: readonly Made[], now: readonly Line[]): readonly Made[] =>
  chosen.map((it) => {
    const line = it.made === undefined && now.find(({ row }) => row.id_murid === it.id_murid);
    return line && !line.mark && line.row.diubah !== it.before ? { ...it, made: line.row.diubah } : it;
  });

/** Takes back a choice: everybody who is still as it made them, and whom nobody has marked since, is again as they were before it. */
export function undoOf(id_sesi: string, now: readonly Line[], chosen: readonly Made[]): Wish | undefined {
  const back = chosen.flatMap(({ id_murid, status_kehadiran, dari, made }) => {
    const line = now.find((it) => it.row.id_murid === id_murid && it.status === status_kehadiran && (made === undefined || it.row.diubah === made));
    return line ? [{ line, status_kehadiran: dari, dari: status_kehadiran }] : [];
  });
  return back.length ? manyOf(id_sesi, back) : undefined;
}

/** As the class was in the lesson before, for those who have no status yet; who came late then is there now. */
export const sameAsBefore = (lines: readonly Line[], status: Record<string, StatusKehadiran>) =>
  lines.flatMap((line) => {
    const before = status[line.row.id_murid];
    return line.status || !before ? [] : [{ line, status_kehadiran: before === 'Terlambat' ? ('Hadir' as const) : before, dari: null }];
  });

export type Filter = 'semua' | 'tidak_hadir' | 'belum';
export const filtered = (lines: readonly Line[], filter: Filter) =>
  lines.filter(({ status }) => filter === 'semua' || (filter === 'belum' ? status === null : status !== null && !PRESENT.includes(status)));

/** When the newest of the rows was saved. */
export const savedAt = (lines: readonly Line[]) => lines.flatMap(({ row }) => row.diubah ?? []).toSorted().at(-1);

/** The six codes are the first letters in Indonesian, in either language (domain 1.1). */
export const codeOf = (status: StatusKehadiran) => status.charAt(0);

export type KeyMeaning = { set: StatusKehadiran | null } | { across: number; down: number };
const ARROWS: Record<string, KeyMeaning> = {
  ArrowUp: { across: 0, down: -1 }, ArrowDown: { across: 0, down: 1 }, ArrowLeft: { across: -1, down: 0 }, ArrowRight: { across: 1, down: 0 },
};

export function meaningOf(key: string): KeyMeaning | undefined {
  if (key === 'Backspace' || key === 'Delete') return { set: null };
  const status = STATUS_KEHADIRAN.find((it) => codeOf(it) === key.toUpperCase());
  return status ? { set: status } : ARROWS[key];
}
