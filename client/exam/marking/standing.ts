import type { marking } from '#contract/exam/marking.api';
import { twoDecimals } from '#contract/exam/scoring';
import type { OutputOf } from '#contract/kit/endpoint';

export type Head = OutputOf<typeof marking.head>['data'];
export type Row = OutputOf<typeof marking.list>['data'][number];
/** Whom a figure counts. */
export type Behind = 'selesai' | 'belum' | 'esai' | 'bernilai' | `${number}`;

const TENTHS = 10;
const hasMark = (it: Row): it is Row & { nilai: number } => it.nilai !== null;
const tenthOf = (nilai: number) => Math.min(TENTHS - 1, Math.floor(nilai / TENTHS));
const meanOf = (of: readonly number[]) => (of.length ? twoDecimals(of.reduce((sum, it) => sum + it, 0) / of.length) : null);

/** The figures of an exam, each of which its people make: who has finished, who has not, whose essays wait, and the mean of those with a whole mark. */
export function standingOf(rows: readonly Row[]) {
  const marks = rows.filter(hasMark).map(({ nilai }) => nilai);
  return {
    peserta: rows.length, selesai: peopleBehind(rows, 'selesai').length, belum: peopleBehind(rows, 'belum').length, esai: rows.reduce((sum, it) => sum + it.belum_dinilai, 0), bernilai: marks.length,
    rata_rata: meanOf(marks), tertinggi: marks.length ? Math.max(...marks) : null, terendah: marks.length ? Math.min(...marks) : null, lama: meanOf(rows.flatMap(({ lama }) => (lama === null ? [] : [lama]))),
    sebaran: Array.from({ length: TENTHS }, (_, tenth) => marks.filter((it) => tenthOf(it) === tenth).length),
  };
}
export type Standing = ReturnType<typeof standingOf>;

/** Nobody begins any more: its time is up and nobody works, or it is marked. */
export const isExamOver = ({ tutup, kemajuan }: Head, now: number) => kemajuan.isFinal || (now >= Date.parse(tutup) && !kemajuan.mengerjakan);
/** Of an exam that is over whoever has not begun did not come. */
export const statusOf = ({ status }: Pick<Row, 'status'>, isOver: boolean) => (isOver && status === 'belum_mulai' ? 'tidak_hadir' : status);

/** Who makes a figure; a number is a tenth of the marks, 0 those under 10. */
export function peopleBehind(rows: readonly Row[], behind: Behind): Row[] {
  if (behind === 'selesai') return rows.filter(({ status }) => status === 'selesai');
  if (behind === 'belum') return rows.filter(({ status }) => status !== 'selesai');
  if (behind === 'esai') return rows.filter((it) => it.belum_dinilai > 0);
  if (behind === 'bernilai') return rows.filter(hasMark);
  return rows.filter((it) => hasMark(it) && tenthOf(it.nilai) === Number(behind));
}

/** `0–9`, …, `90–100`: what the marks of a tenth are called. */
export const tenthName = (tenth: number) => `${tenth * TENTHS}–${tenth === TENTHS - 1 ? 100 : tenth * TENTHS + TENTHS - 1}`;

/** Its rows class by class, in the order of the classes. */
export const byClass = (rows: readonly Row[], kelas: Head['kelas']) =>
  kelas.map((it) => ({ ...it, ...standingOf(rows.filter(({ id_kelas_tahun_ajaran }) => id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)) }));

/** What the finishing of marking still waits for; nothing where it can be finished. Until it closes somebody may still begin. */
export function waitsFor({ peserta, mengerjakan, selesai, dinilai, belum_dinilai, terlambat, koreksi }: Head['kemajuan'], isOpen: boolean) {
  const unbegun = peserta - selesai - mengerjakan;
  return [
    ...(isOpen && unbegun ? [{ what: 'unbegun' as const, count: unbegun }] : []),
    ...(mengerjakan ? [{ what: 'sitting' as const, count: mengerjakan }] : []),
    ...(terlambat ? [{ what: 'late' as const, count: terlambat }] : []),
    ...(belum_dinilai ? [{ what: 'essays' as const, count: belum_dinilai }] : []),
    ...(koreksi && koreksi.dinilai < koreksi.dari ? [{ what: 'correction' as const, count: koreksi.dari - koreksi.dinilai }] : []),
    ...(selesai > dinilai && !belum_dinilai && !koreksi ? [{ what: 'grading' as const, count: selesai - dinilai }] : []),
  ];
}
