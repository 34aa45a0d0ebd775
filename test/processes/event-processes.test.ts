import { randomUUID } from 'node:crypto';
import { ID_SEKOLAH } from '#contract/institution/institution';
import { common } from '#contract/kit/refusal';
import { HolidayDeclared } from '#contract/school-year/school-year.events';
import { TurnedClock } from '#server/kit/clock';
import { type DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { Refused } from '#server/kit/deciding/refused';
import { process } from '#server/kit/processes/process';
import { CancelLesson, ScheduleLesson } from '#server/lesson/lesson.decider';
import { cancelLessons } from '#server/processes/cancel-lessons.process';
import { DeclareHoliday } from '#server/school-year/school-year.decider';
import { gate } from '#test/kit/gate';
import { type Processing, processing } from '#test/kit/processing';
import { until } from '#test/kit/until';

const DAY = '2026-08-17';
/** More than are given at once. */
const LESSONS = 40;
const OF_THE_LESSON = ['id_slot', 'id_tahun_ajaran', 'id_kelas', 'id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'id_guru'];
const data = { ...Object.fromEntries(OF_THE_LESSON.map((it) => [it, randomUUID()])), tanggal_sesi: DAY, posisi: 1, mulai: `${DAY}T01:00:00.000Z`, selesai: `${DAY}T02:00:00.000Z` };

let school: Processing;
let projector: ReturnType<Processing['project']>;
let lessons: string[];
beforeEach(async () => {
  school = await processing(new TurnedClock(new Date('2026-08-10T00:00:00.000Z')));
  projector = school.project();
  lessons = Array.from({ length: LESSONS }, () => randomUUID());
  await Promise.all(lessons.map((id_sesi) => school.decide(new ScheduleLesson({ ...data, id_sesi } as never, SYSTEM))));
});
afterEach(async () => {
  await projector.stop();
  await school.close();
});

const declare = async () => (await school.decide(new DeclareHoliday({ tanggal: DAY, nama: 'Hari Kemerdekaan' }, SYSTEM))).position as string;
const events = async () => (await Promise.all(lessons.map((it) => school.journal.read(`lesson-${it}`)))).map((it) => it.map(({ type }) => type));
const cancelled = async () => (await events()).filter((it) => it.includes('LessonCancelled')).length;
const EACH_ONCE = Array.from({ length: LESSONS }, () => ['LessonScheduled', 'LessonCancelled']);
const standsAt = async (name = 'cancel-lessons') => (await school.pool.query('SELECT position FROM vault.process WHERE name = $1', [name])).rows[0]?.position ?? 'start';
const stuckOf = async (name: string) => (await school.pool.query('SELECT stuck FROM vault.process WHERE name = $1', [name])).rows[0]?.stuck;
const hasPassed = (position: string, name?: string) => until('the process has passed the event', async () => school.journal.store.reached(await standsAt(name), position));

test('an event becomes commands of the system, because of it, and is not looked at again', async () => {
  const running = school.run([cancelLessons]);
  await hasPassed(await declare());
  await running.stop();
  expect(await events()).toEqual(EACH_ONCE);
  const [[holiday], [, one]] = [await school.journal.read(`school-year-${ID_SEKOLAH}`), await school.journal.read(`lesson-${lessons[0]}`)];
  expect(one?.meta).toMatchObject({ role: 'sistem', account: null, causation: holiday?.id, correlation: holiday?.meta.correlation });
  const given = school.given.length;
  const again = school.run([cancelLessons]);
  await hasPassed((await school.decide(new DeclareHoliday({ tanggal: '2026-08-18', nama: 'Cuti' }, SYSTEM))).position as string);
  await again.stop();
  expect(school.given).toHaveLength(given);
});

test.each([1, 7, 18])('a process that fails at command %d goes on where it was, and every command is done once', async (number) => {
  let tries = 0;
  school.before = async () => {
    if (++tries === number) throw new Error('the process dies here');
  };
  const running = school.run([cancelLessons]);
  await hasPassed(await declare());
  await running.stop();
  expect(tries).toBeGreaterThan(number);
  expect(await events()).toEqual(EACH_ONCE);
});

test('a process that is told to stop while it gives its commands finishes them when it runs again', async () => {
  const [reached, way] = [gate(), gate()];
  school.before = async () => {
    reached.open();
    await way.passed;
  };
  const running = school.run([cancelLessons]);
  const position = await declare();
  await reached.passed;
  const stopped = running.stop();
  way.open();
  await stopped;
  expect(await cancelled()).toBeLessThan(LESSONS);
  const again = school.run([cancelLessons]);
  await hasPassed(position);
  await again.stop();
  expect(await events()).toEqual(EACH_ONCE);
});

test('a process that is told to stop before the read side knows of an event handles it when it runs again', async () => {
  await projector.stop();
  const [waits, upTo] = [gate(), school.readSide.upTo.bind(school.readSide)];
  school.readSide.upTo = (position) => {
    waits.open();
    return upTo(position);
  };
  const running = school.run([cancelLessons]);
  const position = await declare();
  await waits.passed;
  await running.stop();
  expect(school.journal.store.reached(await standsAt(), position)).toBe(false);
  projector = school.project();
  const again = school.run([cancelLessons]);
  await hasPassed(position);
  await again.stop();
  expect(await events()).toEqual(EACH_ONCE);
});

test('a process that runs twice at the same time changes nothing more', async () => {
  const both = [school.run([cancelLessons]), school.run([cancelLessons])];
  await hasPassed(await declare());
  await Promise.all(both.map((it) => it.stop()));
  expect(await events()).toEqual(EACH_ONCE);
});

test('a command whose outcome is unknown is given again, one that is refused is not', async () => {
  const [unknown, refused] = [new Set(lessons.slice(0, 2)), lessons[2]];
  const tries: Record<string, number> = {};
  school.before = async ({ data: { id_sesi } }: DomainCommand) => {
    tries[id_sesi] = (tries[id_sesi] ?? 0) + 1;
    if (unknown.delete(id_sesi)) throw new Refused(common.UNKNOWN_OUTCOME);
    if (id_sesi === refused) throw new Refused(common.CONFLICT);
  };
  const running = school.run([cancelLessons]);
  await hasPassed(await declare());
  await running.stop();
  expect(await cancelled()).toBe(LESSONS - 1);
  expect(await events()).toEqual(lessons.map((it) => (it === refused ? ['LessonScheduled'] : EACH_ONCE[0])));
});

test('wishes that differ are commands that differ, however many of them are still wished the second time', async () => {
  const [room, twice] = [lessons[0] as string, new Map<string, number>()];
  const inTwoSteps = process({
    name: 'in-two-steps', events: { HolidayDeclared },
    on: { HolidayDeclared: async () => (twice.size ? [] : [[CancelLesson, { id_sesi: lessons[1], alasan: 'libur' }] as const]).concat([[CancelLesson, { id_sesi: room, alasan: 'libur' }] as const]) },
  });
  let hasFailed = false;
  school.before = async ({ data: { id_sesi }, envelope }: DomainCommand) => {
    twice.set(`${id_sesi} ${envelope.id}`, 1);
    if (id_sesi === room && !hasFailed) {
      hasFailed = true;
      throw new Error('the process dies here');
    }
  };
  const running = school.run([inTwoSteps]);
  await hasPassed(await declare(), 'in-two-steps');
  await running.stop();
  expect(twice.size).toBe(2);
});

test('a process that is stuck holds up no other', async () => {
  const stuck = process({ name: 'stuck', events: { HolidayDeclared }, on: { HolidayDeclared: async () => Promise.reject(new Error('stuck')) } });
  const running = school.run([stuck, cancelLessons]);
  await hasPassed(await declare());
  expect(await until('the stuck one says so', () => stuckOf('stuck'))).toContain('stuck');
  await running.stop();
  expect(await events()).toEqual(EACH_ONCE);
  expect(await standsAt('stuck')).not.toBe(await standsAt());
  expect(await stuckOf('cancel-lessons')).toBeNull();
});
