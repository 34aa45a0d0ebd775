import { emptyRekap, hadirOf, type Register, type Rekap, type StatusKehadiran, sumRekap, terisiOf } from '#contract/attendance/attendance';
import type { ChildrenOfClass, Keadaan } from '#contract/attendance/children';
import { percentOf } from '#contract/attendance/presence';
import { toFill } from '#contract/attendance/to-fill';
import type { Settings } from '#contract/institution/institution';
import type { Reminder } from '#contract/attendance/reminder';
import { type HeatRow, heatMapOf } from '#client/attendance/heat-map';
import { type Missing, missingRegisters } from '#client/attendance/missing-registers';
import { type TrendPoint } from '#client/attendance/trend';

/** How the children of a day stand: present, without a word, and of whom nothing is recorded. */
export type Standing = { rekap: Rekap; jumlah: number; hadir: number; tidakHadir: number; belum: number };

export function standingOf(classes: readonly Pick<ChildrenOfClass, 'jumlah_murid' | StatusKehadiran>[]): Standing {
  const rekap = classes.length ? sumRekap([...classes]) : emptyRekap();
  const [jumlah, terisi, hadir] = [classes.reduce((sum, it) => sum + it.jumlah_murid, 0), terisiOf(rekap), hadirOf(rekap)];
  return { rekap, jumlah, hadir, tidakHadir: terisi - hadir, belum: Math.max(0, jumlah - terisi) };
}

export const stateCount = ({ rekap, belum }: Pick<Standing, 'rekap' | 'belum'>, state: Keadaan) => (state === 'Belum' ? belum : rekap[state]);

const isOver = (time: string, now: Date) => Date.parse(time) <= now.getTime();
/** Those whose lesson has begun, and of them those that are not full. */
export function begunOf(sesi: readonly Register[], now: Date) {
  const begun = sesi.filter((it) => !it.libur && isOver(it.mulai, now) && it.jumlah_murid > 0);
  return { begun: begun.length, unfilled: begun.filter((it) => terisiOf(it) < it.jumlah_murid).length };
}

/** The period that runs now: the last one that has begun of those not over. */
export const runningOf = (sesi: readonly Register[], now: Date) =>
  sesi.filter((it) => !it.libur && isOver(it.mulai, now) && !isOver(it.selesai, now)).toSorted((a, b) => b.posisi - a.posisi)[0];

/** What was marked last, by whom. */
export const lastMarked = (sesi: readonly Register[]) => sesi.filter((it) => it.diisi).toSorted((a, b) => ((a.diisi as string) < (b.diisi as string) ? 1 : -1))[0];

export type ClassRow = HeatRow & { wali: string | null; standing: Standing; terisi: number; begun: number };

/** The map of the day with what each of its rows comes to. */
export function classRows(sesi: Register[], murid: readonly ChildrenOfClass[], now: Date): ClassRow[] {
  return heatMapOf(sesi).rows.map((row) => {
    const own = sesi.filter((it) => it.id_kelas === row.id_kelas);
    const { begun, unfilled } = begunOf(own, now);
    return { ...row, wali: own[0]?.wali ?? null, standing: standingOf(murid.filter((it) => it.id_kelas === row.id_kelas)), begun, terisi: begun - unfilled };
  });
}

/** Most children away first, then most registers missing; the classes' own order decides between equals. */
export const worstFirst = (rows: readonly ClassRow[]) =>
  rows.toSorted((a, b) => shareAway(b) - shareAway(a) || b.begun - b.terisi - (a.begun - a.terisi)).map((it) => it.id_kelas);
const shareAway = ({ standing: { tidakHadir, hadir } }: ClassRow) => percentOf(tidakHadir, tidakHadir + hadir) ?? 0;

/** The rows in an order that was settled before; a class that came since stands last. */
export const inOrder = (rows: readonly ClassRow[], order: readonly string[] | undefined) =>
  order ? rows.toSorted((a, b) => place(order, a) - place(order, b)) : rows;
const place = (order: readonly string[], { id_kelas }: ClassRow) => (order.includes(id_kelas) ? order.indexOf(id_kelas) : order.length);

/** What one person has to fill in, the longest overdue first, and since when they know of all of it; without `id_guru` it is nobody's, for the class has no homeroom teacher. */
export type Owing = { id_guru: string | null; nama: string | null; missing: Missing[]; dikirim: string | null };

/** Missing registers by who is to fill them in, the longest overdue first. */
export function owingOf(settings: Pick<Settings, 'presence_setting'>, sesi: Register[], pengingat: readonly Reminder[], now: Date): Owing[] {
  const people = new Map<string | null, Owing>();
  for (const it of missingRegisters(toFill(settings, sesi.filter((it) => !it.libur)), now)) {
    const { id_pengisi: id, id_wali, wali, guru } = it.register;
    const one = people.get(id) ?? { id_guru: id, nama: id && (id === id_wali ? wali : guru), missing: [], dikirim: null };
    people.set(id, { ...one, missing: [...one.missing, it] });
  }
  return [...people.values()].map((it) => ({ ...it, dikirim: toldOfAll(it, pengingat) }));
}

function toldOfAll({ id_guru, missing }: Owing, pengingat: readonly Reminder[]) {
  const told = missing.map(({ register }) => pengingat.find((it) => it.id_guru === id_guru && it.id_sesi === register.id_sesi)?.dikirim);
  return told.every((it) => it) ? ((told as string[]).toSorted().at(-1) ?? null) : null;
}

/** The same weekday of the weeks before, all of them together; null where there is none. */
export function sameWeekday(points: readonly TrendPoint[], tanggal: string) {
  const dayOf = (it: string) => new Date(`${it}T00:00:00Z`).getUTCDay();
  const others = points.filter((it) => it.tanggal < tanggal && it.terisi > 0 && dayOf(it.tanggal) === dayOf(tanggal));
  const persen = percentOf(others.reduce((sum, it) => sum + it.hadir, 0), others.reduce((sum, it) => sum + it.terisi, 0));
  return persen === null ? null : { persen, days: others.length };
}
