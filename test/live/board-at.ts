import { isDeepStrictEqual } from 'node:util';
import { emptyRekap, hadirOf, type Rekap, StatusKehadiran, terisiOf } from '#contract/attendance/attendance';
import type { School } from '#test/kit/school';
import type { Kelas } from '#test/kit/school-data';
import { classes, students } from '#test/kit/school-data';
import type { Seen } from '#test/live/rows-client';

type Counts = { dibuka: boolean; jumlah_murid: number } & Record<StatusKehadiran, number>;
type Marks = Map<string, StatusKehadiran | null>;
type Register = Counts & { tanggal: string; marks: Marks };
type Event = { n: number; type: string; data: { id_sesi: string; id_murid: string; tanggal_sesi: string; daftar_murid: string[]; status_kehadiran: StatusKehadiran | null; sebelum: StatusKehadiran | null } };

type Log = Pick<School, 'lesson' | 'query'>;

/** Whether everything that was claimed of the boards is what the log itself says at that position; answers the first claim that is not. */
export async function firstUntrue(school: Log, seen: readonly Seen[]) {
  const { rows: events } = await school.query("SELECT position::int AS n, type, data FROM es.event WHERE stream LIKE 'attendance-%' ORDER BY position");
  const registers = new Map<string, Register>();
  const waiting = [...(events as Event[])];
  for (const claim of [...seen].sort((a, b) => a.pos - b.pos)) {
    while (waiting[0] && waiting[0].n <= claim.pos) apply(registers, waiting.shift() as Event);
    const expected = lessonsOf(school, claim.tanggal).map(([id_sesi, kelas]) => [id_sesi, countsOf(registers.get(id_sesi)) ?? unopened(kelas)] as const);
    for (const [id_sesi, counts] of expected) {
      const row = claim.rows.get(id_sesi) as Counts | undefined;
      const told = row && Object.fromEntries(Object.keys(counts).map((name) => [name, row[name as keyof Counts]]));
      if (JSON.stringify(told) !== JSON.stringify(counts)) return { pos: claim.pos, id_sesi, told, counts };
    }
    if (claim.rows.size !== expected.length) return { pos: claim.pos, rows: claim.rows.size };
    const beside = { tanggal: claim.tanggal, libur: null, tren: trendUpTo(claim.tanggal, [...registers.values()]), murid: childrenOn(school, claim.tanggal, registers), pengingat: [], rapor_terbit: [] };
    if (!isDeepStrictEqual(claim.beside, beside)) return { pos: claim.pos, told: claim.beside, beside };
  }
  return undefined;
}

export const lessonsOf = (school: Pick<School, 'lesson'>, tanggal: string) =>
  (['A', 'B'] as const).flatMap((kelas) => [1, 2, 3].map((posisi) => [school.lesson(kelas, posisi, tanggal), kelas] as const));

const unopened = (kelas: Kelas): Counts => ({ dibuka: false, jumlah_murid: students.filter((it) => it.kelas === kelas).length, ...emptyRekap() });

const countsOf = (it: Register | undefined) => {
  const { tanggal: _, marks: __, ...counts } = it ?? {};
  return it && (counts as Counts);
};

/** The children of each class on a day by hand: each is what the last lesson says in which something is recorded of them. */
function childrenOn(school: Pick<School, 'lesson'>, tanggal: string, registers: Map<string, Register>) {
  return (['A', 'B'] as const).map((kelas) => {
    const last: Marks = new Map();
    for (const [id_sesi, of] of lessonsOf(school, tanggal)) {
      if (of === kelas) for (const [id_murid, status] of registers.get(id_sesi)?.marks ?? []) last.set(id_murid, status ?? last.get(id_murid) ?? null);
    }
    const counts = emptyRekap();
    for (const status of last.values()) if (status) counts[status] += 1;
    const { id_kelas } = classes.find((it) => it.simbol === kelas) as (typeof classes)[number];
    return { id_kelas, kelas: `7${kelas}`, jumlah_murid: last.size || students.filter((it) => it.kelas === kelas).length, ...counts };
  });
}

/** The days of a board's trend, counted by hand. */
function trendUpTo(last: string, registers: readonly Register[]) {
  const days = [...new Set(registers.map(({ tanggal }) => tanggal))].filter((it) => it <= last).sort();
  return days.map((tanggal) => {
    const ofDay = registers.filter((it) => it.tanggal === tanggal);
    const sum = (of: keyof Counts) => ofDay.reduce((total, it) => total + Number(it[of]), 0);
    const counts = Object.fromEntries(StatusKehadiran.options.map((it) => [it, sum(it)])) as Rekap;
    return { ...counts, tanggal, jumlah_murid: sum('jumlah_murid'), hadir: hadirOf(counts), terisi: terisiOf(counts) };
  });
}

function apply(registers: Map<string, Register>, { type, data }: Event) {
  if (type === 'RegisterOpened') registers.set(data.id_sesi, { tanggal: data.tanggal_sesi, dibuka: true, jumlah_murid: data.daftar_murid.length, ...emptyRekap(), marks: new Map(data.daftar_murid.map((it) => [it, null])) });
  const counts = registers.get(data.id_sesi);
  if (type !== 'AttendanceMarked' || !counts) return;
  counts.marks.set(data.id_murid, data.status_kehadiran);
  if (data.sebelum) counts[data.sebelum] -= 1;
  if (data.status_kehadiran) counts[data.status_kehadiran] += 1;
}
