import fc from 'fast-check';
import { emptyRekap, StatusKehadiran, type StatusKehadiran as Status } from '#contract/attendance/attendance';
import type { Fact } from '#contract/kit/event';
import { attendanceProjection } from '#projections/attendance/attendance.projection';
import { fold } from '#projections/kit/fold';
import { write } from '#projections/kit/write';
import { CheckIn, MarkAllPresent, MarkAttendance, NoteAttendance, OpenRegister } from '#server/attendance/attendance.commands';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { type DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { Refused } from '#server/kit/deciding/refused';
import { A, B, type Lesson, lessonOf } from '#test/projecting/a-school';
import { readTables, recorded } from '#test/kit/read-side';
import { runs } from '#test/kit/runs';

const LESSONS = [lessonOf(A), lessonOf(A, 2), lessonOf(B), lessonOf(A, 1, '2026-07-14')];
const LATE = '2026-07-20T00:00:00.000Z';
const STUDENTS = [...A.students, ...B.students];

type Step = { does: 'open' | 'mark' | 'all' | 'note' | 'check-in'; lesson: number; student: number; status: Status | null };
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('open', 'mark', 'mark', 'mark', 'all', 'note', 'check-in'), lesson: fc.nat(LESSONS.length - 1), student: fc.nat(STUDENTS.length - 1),
  status: fc.constantFrom<Status | null>(...StatusKehadiran.options, null),
});
const life = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 40 }), batch: fc.integer({ min: 1, max: 30 }) });

function commandOf({ does, lesson, student, status }: Step): DomainCommand {
  const [{ id_sesi }, id_murid] = [LESSONS[lesson] as Lesson, STUDENTS[student] as string];
  const envelope = { at: LATE };
  if (does === 'open') return new OpenRegister({ id_sesi }, SYSTEM, envelope);
  if (does === 'mark') return new MarkAttendance({ id_sesi, id_murid, status_kehadiran: status }, SYSTEM, envelope);
  if (does === 'all') return new MarkAllPresent({ id_sesi }, SYSTEM, envelope);
  if (does === 'note') return new NoteAttendance({ id_sesi, id_murid, notes: status ?? '' }, SYSTEM, envelope);
  return new CheckIn({ id_sesi, id_murid, batas: LATE, tutup: LATE }, SYSTEM, envelope);
}

/** What the school would have written down: every step decided by the real rules, those that are refused left out. */
function lived(steps: readonly Step[]): Fact[] {
  const states = LESSONS.map(() => attendanceDecider.initial as unknown);
  return steps.flatMap((it) => {
    const { of, mulai, selesai, tanggal_sesi, posisi } = LESSONS[it.lesson] as Lesson;
    const { students: murid, simbol: _, ...kelas } = of;
    const given = { by: SYSTEM, at: LATE, id: '', needs: { lesson: { ...kelas, mulai, selesai, tanggal_sesi, posisi, libur: false, terkunci_sampai: null, murid, zona_waktu: 'Asia/Jakarta' } } };
    const command = commandOf(it);
    try {
      const decide = attendanceDecider.decide[command.constructor.name as 'OpenRegister'] as (...all: unknown[]) => Fact | Fact[];
      const facts = [decide(command.data, states[it.lesson], given)].flat();
      for (const fact of facts) states[it.lesson] = evolve(attendanceDecider, states[it.lesson], fact);
      return facts;
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  });
}

type Mark = { lesson: Lesson; id_murid: string; status: Status | null };
/** The last mark of everybody on every register, found by looking through everything. */
function marksOf(facts: readonly Fact<any>[]): Mark[] {
  const openings = facts.filter((it) => it.type === 'RegisterOpened');
  return openings.flatMap(({ data }) => (data.daftar_murid as string[]).map((id_murid) => {
    const last = facts.filter((it) => it.type === 'AttendanceMarked' && it.data.id_sesi === data.id_sesi && it.data.id_murid === id_murid).at(-1);
    return { lesson: LESSONS.find((it) => it.id_sesi === data.id_sesi) as Lesson, id_murid, status: last?.data.status_kehadiran ?? null };
  }));
}

function countedBy(marks: readonly Mark[], nameOf: (it: Mark) => string) {
  const counted: Record<string, Record<string, number>> = {};
  for (const it of marks) {
    const row = (counted[nameOf(it)] ??= { ...emptyRekap(), jumlah_murid: 0 });
    row.jumlah_murid = (row.jumlah_murid ?? 0) + 1;
    if (it.status) row[it.status] = (row[it.status] ?? 0) + 1;
  }
  return counted;
}

const read = readTables(() => [attendanceProjection]);
/** Rows without their key columns, by a name made of those. */
async function counts(table: string, ...key: string[]) {
  const rows = await read.rows(table);
  return Object.fromEntries(rows.map((row) => [key.map((it) => row[it]).join(), Object.fromEntries(Object.entries(row).filter(([, it]) => typeof it === 'number'))]));
}

test('whatever teachers and students do, every count is what one would count by hand, and none is ever negative', () =>
  fc.assert(fc.asyncProperty(life, async ({ steps, batch }) => {
    await read.clear();
    const facts = lived(steps);
    for (let from = 0; from < facts.length; from += batch) {
      await write(read.client, fold(attendanceProjection, recorded(facts.slice(from, from + batch), from + 1)));
      const sofar = [...Object.values(await counts('register', 'id_sesi')), ...Object.values(await counts('attendance_day', 'tanggal'))];
      for (const row of sofar) expect(Object.values(row).filter((it) => Number(it) < 0)).toEqual([]);
    }
    const marks = marksOf(facts);
    const classOf = ({ lesson }: Mark) => lesson.of.id_kelas_tahun_ajaran;
    expect(await counts('register', 'id_sesi')).toEqual(countedBy(marks, ({ lesson }) => lesson.id_sesi));
    expect(await counts('attendance_day', 'tanggal', 'id_kelas_tahun_ajaran')).toEqual(countedBy(marks, (it) => `${it.lesson.tanggal_sesi},${classOf(it)}`));
    const rows = (await read.rows('attendance')).map((it) => `${it.id_sesi} ${it.id_murid} ${it.status_kehadiran}`);
    expect(rows.sort()).toEqual(marks.map((it) => `${it.lesson.id_sesi} ${it.id_murid} ${it.status}`).sort());
  }), runs(40)));

test('in whatever batches a history is folded, the tables are the same', () =>
  fc.assert(fc.asyncProperty(life, async ({ steps, batch }) => {
    const facts = lived(steps);
    const tables = [];
    for (const size of [1, batch, facts.length || 1]) {
      await read.clear();
      for (let from = 0; from < facts.length; from += size) await write(read.client, fold(attendanceProjection, recorded(facts.slice(from, from + size), from + 1)));
      const found = await Promise.all(['attendance', 'register', 'attendance_day'].map(read.rows));
      tables.push(found.map((rows) => rows.map((it) => JSON.stringify(it)).sort()));
    }
    expect(tables[1]).toEqual(tables[0]);
    expect(tables[2]).toEqual(tables[0]);
  }), runs(20)));
