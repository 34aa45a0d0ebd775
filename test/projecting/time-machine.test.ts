import fc from 'fast-check';
import { StatusKehadiran, type StatusKehadiran as Status } from '#contract/attendance/attendance';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import type { Fact } from '#contract/kit/event';
import { LessonCancelled } from '#contract/lesson/lesson.events';
import { HolidayDeclared } from '#contract/school-year/school-year.events';
import { attendanceMachine, boardAfter, type boardAt } from '#projections/attendance/replay.query';
import { type Journal, sourceOf } from '#server/kit/log/journal';
import { A, B, type Class, founded, id, type Lesson, lessonOf, marked, noted, opened, placed, scheduled, TODAY, withdrawn } from '#test/projecting/a-school';
import { boardByHand } from '#test/projecting/board-by-hand';
import { memoryJournal, state } from '#test/kit/facts';
import { runs } from '#test/kit/runs';

const DAYS = [TODAY, '2026-07-14', '2026-07-15', '2026-09-01'];
const LESSONS = DAYS.flatMap((day) => [A, B].flatMap((of) => [1, 2].map((posisi) => lessonOf(of, posisi, day))));
const STUDENTS = [...A.students, ...B.students];

type Step = { does: 'schedule' | 'open' | 'mark' | 'note' | 'holiday' | 'cancel' | 'move' | 'limit'; lesson: number; student: number; status: Status | null };
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('schedule', 'open', 'open', 'mark', 'mark', 'mark', 'mark', 'mark', 'note', 'holiday', 'cancel', 'move', 'limit'),
  lesson: fc.nat(LESSONS.length - 1), student: fc.nat(STUDENTS.length - 1), status: fc.constantFrom<Status | null>(...StatusKehadiran.options, null),
});

/** A history that could have been: nothing is marked before it is open, nobody leaves a class who is not in it. */
function history(steps: readonly Step[]): Fact<any>[] {
  const planned = new Set<Lesson>();
  const registers = new Map<Lesson, Map<string, Status | null>>();
  const members = new Map<Class, Set<string>>([A, B].map((it) => [it, new Set(it.students)]));
  const facts = steps.flatMap(({ does, lesson: l, student: s, status }, i): Fact<any>[] => {
    const [lesson, student] = [LESSONS[l] as Lesson, STUDENTS[s] as string];
    const [register, mates] = [registers.get(lesson), members.get(lesson.of) as Set<string>];
    if (does === 'limit') return [InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, id_batas_absen: (s % 4) + 1 }, sebelum: null })];
    if (does === 'holiday') return l % 5 ? [] : [HolidayDeclared({ id_hari_libur: id(7_000_000 + l), tanggal: lesson.tanggal_sesi, nama: `Libur ${lesson.tanggal_sesi}` })];
    if (does === 'move') {
      if (mates.delete(student)) return [withdrawn(lesson.of, student)];
      mates.add(student);
      return [placed(lesson.of, student)];
    }
    if (!planned.has(lesson)) {
      if (does !== 'schedule') return [];
      planned.add(lesson);
      return [scheduled(lesson)];
    }
    if (does === 'cancel') return i % 4 ? [] : [LessonCancelled({ id_sesi: lesson.id_sesi, tanggal_sesi: lesson.tanggal_sesi, alasan: 'libur' })];
    if (does === 'open' && !register) {
      registers.set(lesson, new Map([...mates].map((it) => [it, null])));
      return [opened(lesson, [...mates])];
    }
    if (!register?.has(student)) return [];
    if (does === 'note') return [noted(lesson, student, `catatan ${i}`)];
    const before = register.get(student) ?? null;
    if (does !== 'mark' || before === status) return [];
    register.set(student, status);
    return [marked(lesson, student, status, before)];
  });
  return [...founded, ...facts];
}

/** At 2026-07-13 01:00 and a minute later for every event. */
const timeOf = (i: number) => new Date(Date.UTC(2026, 6, 13, 1, i)).toISOString();

/** Those from one on, each in one of a few streams. */
async function append(journal: Journal, facts: readonly Fact<any>[], from = 0) {
  for (const [i, fact] of facts.entries()) if (i >= from) await state(journal, `school-${i % 5}`, [fact], { at: timeOf(i) });
}

/** A log with these facts, and a machine of small pages that keeps no more than a day or two in memory. */
async function machineOf(facts: readonly Fact<any>[], options: object = { page: 16, most: 150 }) {
  const journal = memoryJournal();
  await append(journal, facts);
  const machine = attendanceMachine(sourceOf(journal), options);
  await machine.follow();
  return { journal, machine };
}
const nameless = ({ sesi, ...board }: ReturnType<typeof boardAt>) => ({ ...board, sesi: sesi.map(({ guru: _, wali: __, diisi: ___, oleh: ____, diisi_oleh: _____, ...it }) => it) });

test('the board after any event is what one would make of these events by hand', () =>
  fc.assert(fc.asyncProperty(
    fc.array(step, { minLength: 200, maxLength: 420, size: 'max' }), fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), day: fc.nat(DAYS.length - 1) }), { minLength: 200, maxLength: 200 }),
    async (steps, places) => {
      const facts = history(steps);
      const { machine } = await machineOf(facts);
      // Of these events the board knows: whoever it has no table for comes and goes unseen.
      for (const place of places) {
        const [position, tanggal] = [Math.round(place.at * facts.length), DAYS[place.day] as string];
        const found = await boardAfter(machine, await machine.lastAt(String(position)), tanggal);
        expect(nameless(found)).toEqual(boardByHand(facts.slice(0, position), tanggal));
      }
    }), runs(5)));

test('a machine that forgets every day at once answers as one that forgets none, while many ask and the log goes on', () =>
  fc.assert(fc.asyncProperty(fc.array(step, { minLength: 150, maxLength: 250, size: 'max' }), fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), day: fc.nat(DAYS.length - 1) }), { minLength: 20, maxLength: 20 }), async (steps, places) => {
    const facts = history(steps);
    const [whole, cut] = [await machineOf(facts), Math.floor(facts.length / 2)];
    const { journal, machine } = await machineOf(facts.slice(0, cut), { page: 8, most: 1 });
    const ask = (it: typeof machine, most: number) => Promise.all(places.map(({ at, day }) => boardAfter(it, Math.round(at * most), DAYS[day] as string)));
    const { n } = machine;
    const early = ask(machine, n);
    const growing = append(journal, facts, cut).then(() => machine.follow());
    expect(await early).toEqual(await ask(whole.machine, n));
    await growing;
    expect(await ask(machine, machine.n)).toEqual(await ask(whole.machine, machine.n));
    expect(machine.n).toBe(whole.machine.n);
  }), runs(5)));

test('what a question reads and what is kept follow the day that it is about, not the length of the history', async () => {
  const day = (i: number) => new Date(Date.UTC(2026, 6, 13 + i)).toISOString().slice(0, 10);
  const lived = (i: number) => [1, 2, 3].map((posisi) => lessonOf(A, posisi, day(i))).flatMap((it) => [scheduled(it), opened(it), ...A.students.map((student) => marked(it, student, 'Hadir'))]);
  const costOf = async (days: number) => {
    const journal = memoryJournal();
    await append(journal, [...founded, ...Array.from({ length: days }, (_, i) => lived(i)).flat()]);
    const source = sourceOf(journal);
    let read = 0;
    const machine = attendanceMachine({ ...source, async *subscribe(options: Parameters<typeof source.subscribe>[0]) {
      for await (const batch of source.subscribe(options)) {
        read += batch.events.length;
        yield batch;
      }
    } }, { page: 5, most: 60 });
    await machine.follow();
    read = 0;
    expect((await boardAfter(machine, machine.n, day(2))).sesi.map((it) => it.Hadir)).toEqual([3, 3, 3]);
    const once = read;
    for (let i = 0; i < days; i++) await boardAfter(machine, machine.n, day(i));
    expect(machine.kept).toBeLessThanOrEqual(60);
    return once;
  };
  expect(await costOf(80)).toEqual(await costOf(20));
});

test('a time is the last event by then', () =>
  fc.assert(fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 120, size: 'max' }), fc.array(fc.nat(200), { maxLength: 20 }), async (steps, minutes) => {
    const facts = history(steps);
    const { machine } = await machineOf(facts, { page: 4, most: 8 });
    for (const minute of minutes) expect(await machine.lastBy(timeOf(minute))).toBe(await machine.lastAt(String(Math.min(minute + 1, facts.length))));
    expect(await machine.lastBy('2020-01-01T00:00:00.000Z')).toBe(0);
  }), runs(10)));

test('the moments of a day are what happened to its registers, lessons and holidays, wherever in the log', async () => {
  const [a, b, other] = [lessonOf(A), lessonOf(B), lessonOf(A, 1, '2026-07-14')];
  const [ani, dedi] = [A.students[0] as string, B.students[0] as string];
  const facts = [
    ...founded, scheduled(a), scheduled(b), scheduled(other), opened(a), opened(other), marked(a, ani, 'Hadir'), marked(other, ani, 'Sakit'), noted(a, ani, 'x'),
    LessonCancelled({ id_sesi: b.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' }), HolidayDeclared({ id_hari_libur: id(70), tanggal: TODAY, nama: 'Raya' }), withdrawn(B, dedi), marked(a, ani, 'Izin', 'Hadir'),
  ];
  const { machine } = await machineOf(facts);
  const types = await Promise.all((await machine.moments(TODAY)).map(({ n }) => machine.at(n, (_, event) => event?.type)));
  expect(types).toEqual(['RegisterOpened', 'AttendanceMarked', 'LessonCancelled', 'HolidayDeclared', 'AttendanceMarked']);
  expect(await machine.moments('2026-07-14')).toHaveLength(2);
  expect(await machine.moments('2026-08-01')).toEqual([]);
});

test('what is written later is there once it was followed, and nothing twice', async () => {
  const lesson = lessonOf(A);
  const { journal, machine } = await machineOf([...founded, scheduled(lesson), opened(lesson)]);
  for (const [i, it] of A.students.entries()) {
    await state(journal, 'later-1', [marked(lesson, it, 'Hadir')], { at: timeOf(500 + i) });
    await Promise.all([machine.follow(), machine.follow()]);
    const board = await boardAfter(machine, machine.n, TODAY);
    expect(board.sesi[0]).toMatchObject({ Hadir: i + 1, jumlah_murid: 3 });
  }
});

test('an event that nobody can read is named', async () => {
  const journal = memoryJournal();
  await state(journal, 'school-1', founded);
  const source = { ...sourceOf(journal), async *subscribe(options: Parameters<typeof journal.subscribe>[0]) {
    for await (const batch of journal.subscribe(options)) yield { ...batch, events: batch.events.map((it) => (it.position === '3' ? { ...it, unreadable: 'wrong shape' } : it)) };
  } };
  await expect(attendanceMachine(source).follow()).rejects.toThrow(/cannot take event [0-9a-f-]{36} \(SubjectCreated in school-1, position 3\): wrong shape/);
});
