import { defaultModel } from '#contract/timetable/timetable';
import { TurnedClock } from '#server/kit/clock';
import { type DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { FormClass } from '#server/classroom/classroom.decider';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { openRegisters } from '#server/processes/open-registers.process';
import { cancelLessons } from '#server/processes/cancel-lessons.process';
import { dueProcess } from '#server/kit/processes/process';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';
import { longOf } from '#server/kit/log/short-meta';
import { RegisterStudent } from '#server/people/student.decider';
import { LockReports } from '#server/report-card/report-lock.decider';
import { ActivateSchoolYear, DeclareHoliday, OpenSchoolYear } from '#server/school-year/school-year.decider';
import { ChooseModel, PlaceSlots } from '#server/timetable/timetable.decider';
import { A, ANI, BENI, BUDI, CITRA, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import { gate } from '#test/kit/gate';
import { type Processing, processing } from '#test/kit/processing';
import { until } from '#test/kit/until';

/** Six o'clock in the morning of a Monday in Jakarta; each school day has lessons at seven and at eight. The semester ends with the third week. */
const MONDAY = '2026-08-02T23:00:00.000Z';
const DAYS = [1, 2, 3, 4, 5];
const slots = DAYS.flatMap((hari) => [1, 2].map((posisi) => ({ id_slot: id(500 + hari * 10 + posisi), hari, posisi, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_guru: BUDI })));
const due = [scheduleLessons, openRegisters];
const { simbol, students, ...kelas } = A;

let school: Processing;
let projector: ReturnType<Processing['project']>;
beforeEach(async () => {
  school = await processing(new TurnedClock(new Date(MONDAY)));
  projector = school.project();
  await give(new OpenSchoolYear({ id_tahun_ajaran: YEAR, nama: '2026/2027', semester: 'Ganjil', tanggal_awal: '2026-07-13', tanggal_akhir: '2026-08-23' }, SYSTEM));
  await give(new ActivateSchoolYear({ id_tahun_ajaran: YEAR }, SYSTEM));
  await give(new FormClass({ ...kelas, simbol, id_tahun_ajaran: YEAR, tingkat: 7, id_guru: null }, SYSTEM));
  for (const [i, id_murid] of students.entries()) await give(new RegisterStudent({ id_murid, nama: `Murid ${i}`, nis: `2607000${i}`, jenis_kelamin: 'Wanita', tahun_masuk: 2026 }, SYSTEM));
  for (const id_murid of students) await give(new PlaceStudent({ id_murid, id_tahun_ajaran: YEAR, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran }, SYSTEM));
  await give(new ChooseModel({ id_tahun_ajaran: YEAR, model: { ...defaultModel, jam_mulai: '07:00', isMurajaah1: 0, durasi: 60 } }, SYSTEM));
  await give(new PlaceSlots({ id_tahun_ajaran: YEAR, slots }, SYSTEM));
});
afterEach(async () => {
  await projector.stop();
  await school.close();
});

/** Gives a command and waits until the read side knows of it. */
async function give(command: DomainCommand) {
  const { position } = await school.decide(command);
  while (position && !(await school.readSide.upTo(position)));
}
async function count(type: string) {
  const { rows } = await school.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM es.event WHERE type = $1', [type]);
  return rows[0]?.count as number;
}
const lessons = (wanted: number) => until(`${wanted} lessons are in the books`, async () => (await count('LessonScheduled')) === wanted);
const registers = (wanted: number) => until(`${wanted} registers are open`, async () => (await count('RegisterOpened')) === wanted);
const opened = async () => (await school.pool.query("SELECT data::text, short FROM es.event WHERE type = 'RegisterOpened' ORDER BY position")).rows.map((it) => ({ ...JSON.parse(it.data), at: JSON.parse(longOf(it.short)).at }));

test('the lessons of the semester are put into the books at once, and registers open when they begin', async () => {
  const running = school.run([], due);
  await lessons(30);
  expect(await count('RegisterOpened')).toBe(0);
  school.clock.turnTo('2026-08-03T00:00:00.000Z');
  await registers(1);
  school.clock.turnTo('2026-08-03T01:00:00.000Z');
  await registers(2);
  expect(await opened()).toMatchObject([
    { tanggal_sesi: '2026-08-03', posisi: 1, daftar_murid: [ANI, BENI, CITRA], at: '2026-08-03T00:00:00.000Z' },
    { tanggal_sesi: '2026-08-03', posisi: 2, at: '2026-08-03T01:00:00.000Z' },
  ]);
  await running.stop();
  expect(await count('RegisterOpened')).toBe(2);
});

test('a restart in the middle of the commands goes on, and puts nothing into the books twice', async () => {
  const [reached, way] = [gate(), gate()];
  let [begun, hasDied] = [0, false];
  school.before = async () => {
    if (hasDied || ++begun <= 5) return;
    reached.open();
    await way.passed;
    throw new Error('the server is gone');
  };
  const first = school.run([], due);
  await reached.passed;
  const stopped = first.stop();
  way.open();
  await stopped;
  hasDied = true;
  expect(await count('LessonScheduled')).toBe(5);
  const second = school.run([], due);
  await lessons(30);
  await second.stop();
  const third = school.run([], due);
  school.clock.turnTo('2026-08-03T00:00:00.000Z');
  await registers(1);
  await third.stop();
  expect([await count('LessonScheduled'), await count('RegisterOpened')]).toEqual([30, 1]);
});

test('run twice at the same time they do everything once', async () => {
  const both = [school.run([], due), school.run([], due)];
  await lessons(30);
  school.clock.turnTo('2026-08-03T01:30:00.000Z');
  await registers(2);
  school.clock.turnTo('2026-08-04T00:00:00.000Z');
  await registers(3);
  await Promise.all(both.map((it) => it.stop()));
  expect([await count('LessonScheduled'), await count('RegisterOpened')]).toEqual([30, 3]);
});

test('what becomes due while one is just asking is not left for the next minute', async () => {
  let asked = 0;
  const asking = dueProcess({
    name: 'asking',
    due: async () => {
      if (++asked === 1) await give(new DeclareHoliday({ tanggal: '2026-08-17', nama: 'Hari Kemerdekaan' }, SYSTEM));
      return [];
    },
    next: async () => undefined,
  });
  const running = school.run([], [asking]);
  await until('it is asked again', () => asked > 1);
  await running.stop();
});

test('a register is not opened on a holiday, nor asked for again and again under a published report', async () => {
  const running = school.run([cancelLessons], due);
  await lessons(30);
  await give(new DeclareHoliday({ tanggal: '2026-08-03', nama: 'Libur' }, SYSTEM));
  await until('the lessons of the day are cancelled', async () => (await count('LessonCancelled')) === 2);
  await give(new LockReports({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sampai: '2026-08-04' }, SYSTEM));
  school.clock.turnTo('2026-08-04T00:30:00.000Z');
  school.clock.turnTo('2026-08-05T00:00:00.000Z');
  await registers(1);
  await running.stop();
  expect((await opened()).map((it) => it.tanggal_sesi)).toEqual(['2026-08-05']);
  expect(school.given.filter((it) => it.constructor.name === 'OpenRegister')).toHaveLength(1);
});
