import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { HolidayDeclared, SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { addDays, hariOf } from '#contract/school-year/school-days';
import { defaultModel } from '#contract/timetable/timetable';
import { ModelChosen, SlotPlaced } from '#contract/timetable/timetable.events';
import { projections } from '#projections/kit/projection';
import { ScheduleLesson, type Scheduled } from '#server/lesson/lesson.decider';
import { lessonId } from '#server/processes/lessons-of-week';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';
import { LessonScheduled } from '#contract/lesson/lesson.events';
import { A, B, BUDI, founded, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';

const school = readSide(...projections());
const MODEL = { ...defaultModel, jam_mulai: '07:00', isMurajaah1: 0 as const, durasi: 40, break1dur: 20 };
const slot = (n: number, hari: number, posisi = 1, of = A) =>
  SlotPlaced({ id_slot: id(500 + n), id_tahun_ajaran: YEAR, hari, posisi, id_kelas_tahun_ajaran: of.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_guru: BUDI, ruang: null });
const chosen = ModelChosen({ id_tahun_ajaran: YEAR, model: MODEL, sebelum: null });
const holiday = (tanggal: string) => HolidayDeclared({ id_hari_libur: id(600), tanggal, nama: 'Libur' });
/** Six o'clock in the morning of a Monday in Jakarta. */
const MONDAY = '2026-08-02T23:00:00.000Z';
const planned = [...founded, chosen];

async function due(now: string, ...facts: Parameters<typeof school.given>) {
  const given = school.given(...facts);
  const wishes = await scheduleLessons.due(new Date(now), (question) => given.ask(question, now));
  expect(wishes.every(([command]) => command === ScheduleLesson)).toBe(true);
  return wishes.map(([, data]) => data as Scheduled).sort((a, b) => (a.mulai < b.mulai ? -1 : 1));
}
const days = (lessons: Scheduled[]) => lessons.map((it) => it.tanggal_sesi);

test('the lessons of this week and the next are due, each slot on its day', async () => {
  const lessons = await due(MONDAY, ...planned, slot(1, 1), slot(2, 5), slot(3, 6, 1, B));
  expect(days(lessons)).toEqual(['2026-08-03', '2026-08-07', '2026-08-08', '2026-08-10', '2026-08-14', '2026-08-15']);
  expect(lessons.map((it) => hariOf(it.tanggal_sesi))).toEqual(['Senin', 'Jumat', 'Sabtu', 'Senin', 'Jumat', 'Sabtu']);
});

test('a lesson has the hours that the model gives its period, in the school\'s zone, and bears its slot and day in its id', async () => {
  const [third, fourth] = await due(MONDAY, ...planned, slot(1, 2, 3), slot(2, 2, 4));
  expect(third).toEqual({
    id_sesi: lessonId(id(501), '2026-08-04'), id_slot: id(501), id_tahun_ajaran: YEAR, id_kelas: A.id_kelas, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran,
    id_mata_pelajaran: MATEMATIKA, id_guru: BUDI, tanggal_sesi: '2026-08-04', posisi: 3, mulai: '2026-08-04T01:20:00.000Z', selesai: '2026-08-04T02:00:00.000Z',
  });
  expect(fourth).toMatchObject({ posisi: 4, mulai: '2026-08-04T02:20:00.000Z', selesai: '2026-08-04T03:00:00.000Z' });
});

test('a school further east begins earlier, and its week too', async () => {
  const jayapura = InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, zona_waktu: 'Asia/Jayapura' }, sebelum: null });
  expect((await due(MONDAY, ...planned, jayapura, slot(1, 1)))[0]).toMatchObject({ mulai: '2026-08-02T22:00:00.000Z' });
  expect(days(await due('2026-08-02T15:30:00.000Z', ...planned, jayapura, slot(1, 1)))).toEqual(['2026-08-03', '2026-08-10']);
  expect(days(await due('2026-08-02T15:30:00.000Z', ...planned, slot(1, 1)))).toEqual(['2026-08-03']);
});

test('there are no lessons on holidays, before the year begins or after it ends', async () => {
  expect(days(await due(MONDAY, ...planned, slot(1, 1), slot(2, 2), holiday('2026-08-10')))).toEqual(['2026-08-03', '2026-08-04', '2026-08-11']);
  expect(days(await due('2026-07-05T23:00:00.000Z', ...planned, slot(1, 1), slot(2, 5)))).toEqual(['2026-07-13', '2026-07-17']);
  expect(days(await due('2026-12-13T23:00:00.000Z', ...planned, slot(1, 5), slot(2, 6)))).toEqual(['2026-12-18']);
});

test('what lies in the past is not put into the books, but for the lessons of today', async () => {
  const thursday = '2026-08-06T05:00:00.000Z';
  expect(days(await due(thursday, ...planned, slot(1, 3), slot(2, 4), slot(3, 5)))).toEqual(['2026-08-06', '2026-08-07', '2026-08-12', '2026-08-13', '2026-08-14']);
});

test('what is in the books already is not due, slots placed later are', async () => {
  const booked = (await due(MONDAY, ...planned, slot(1, 1))).map(LessonScheduled);
  expect(await due(MONDAY, ...planned, slot(1, 1), ...booked)).toEqual([]);
  expect(days(await due(MONDAY, ...planned, slot(1, 1), ...booked, slot(2, 2)))).toEqual(['2026-08-04', '2026-08-11']);
});

test('before there is a year, a timetable or an active year nothing is due', async () => {
  expect(await due(MONDAY)).toEqual([]);
  expect(await due(MONDAY, ...planned)).toEqual([]);
  const other = SchoolYearOpened({ id_tahun_ajaran: id(8), nama: '2025/2026', semester: 'Genap', tanggal_awal: '2026-01-01', tanggal_akhir: '2026-12-31', tanggal_rapor_tengah: null, tanggal_rapor_akhir: null });
  expect(await due(MONDAY, ...planned, slot(1, 1), other, SchoolYearActivated({ id_tahun_ajaran: id(8), sebelum: YEAR }))).toEqual([]);
});

test('it looks again when the next week begins in the school\'s zone', async () => {
  const given = school.given(...founded);
  const next = (now: string) => scheduleLessons.next(new Date(now), (question) => given.ask(question, now));
  expect((await next(MONDAY))?.toISOString()).toBe('2026-08-09T17:00:00.000Z');
  expect((await next('2026-08-09T16:59:59.000Z'))?.toISOString()).toBe('2026-08-09T17:00:00.000Z');
  expect((await next('2026-08-09T17:00:00.000Z'))?.toISOString()).toBe(`${addDays('2026-08-09', 7)}T17:00:00.000Z`);
});
