import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { HolidayDeclared, SchoolYearActivated, SchoolYearChanged, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { addDays, hariOf } from '#contract/school-year/school-days';
import { defaultModel } from '#contract/timetable/timetable';
import { ModelChosen, SlotChanged, SlotMoved, SlotPlaced, SlotRemoved } from '#contract/timetable/timetable.events';
import { projections } from '#projections/kit/projection';
import { CancelLesson, MoveLesson, RestoreLesson, ScheduleLesson, type Scheduled } from '#server/lesson/lesson.decider';
import { lessonId } from '#server/processes/lessons-of-week';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';
import { LessonCancelled, LessonScheduled } from '#contract/lesson/lesson.events';
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
const wholeSemester = [...founded, chosen];
const ending = (tanggal_akhir: string) => {
  const { id_tahun_ajaran: _, ...semester } = (founded.find((it) => it.type === 'SchoolYearOpened') as ReturnType<typeof SchoolYearOpened>).data;
  return SchoolYearChanged({ id_tahun_ajaran: YEAR, ...semester, tanggal_akhir, sebelum: semester });
};
/** A semester that is over in the second week. */
const planned = [...wholeSemester, ending('2026-08-16')];

async function due(now: string, ...facts: Parameters<typeof school.given>) {
  const given = school.given(...facts);
  const wishes = await scheduleLessons.due(new Date(now), (question) => given.ask(question, now));
  expect(wishes.every(([command]) => command === ScheduleLesson)).toBe(true);
  return wishes.map(([, data]) => data as Scheduled).sort((a, b) => (a.mulai < b.mulai ? -1 : 1));
}
const days = (lessons: Scheduled[]) => lessons.map((it) => it.tanggal_sesi);

test('the lessons of the whole semester are due, the nearest first', async () => {
  const lessons = await due(MONDAY, ...wholeSemester, slot(1, 1), slot(2, 5));
  expect(lessons).toHaveLength(40);
  expect([lessons[0]?.tanggal_sesi, lessons.at(-1)?.tanggal_sesi]).toEqual(['2026-08-03', '2026-12-18']);
});

test('a school that has many is asked again before all are in the books, this week among the first', async () => {
  const slots = [1, 2, 3, 4, 5].flatMap((hari) => Array.from({ length: 12 }, (_, i) => slot(hari * 20 + i, hari, i + 1)));
  const lessons = await due(MONDAY, ...wholeSemester, ...slots);
  expect(lessons).toHaveLength(1_020);
  expect(lessons.at(-1)?.tanggal_sesi).toBe('2026-11-27');
  expect(days(await due(MONDAY, ...wholeSemester, ...slots, ...lessons.map(LessonScheduled)))).toEqual(expect.arrayContaining(['2026-11-30', '2026-12-18']));
});

test('the lessons that are left are due, each slot on its day', async () => {
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
  expect(days(await due('2026-08-02T15:30:00.000Z', ...planned, slot(1, 1)))).toEqual(['2026-08-03', '2026-08-10']);
});

test('there are no lessons on holidays, before the year begins or after it ends', async () => {
  expect(days(await due(MONDAY, ...planned, slot(1, 1), slot(2, 2), holiday('2026-08-10')))).toEqual(['2026-08-03', '2026-08-04', '2026-08-11']);
  expect(days(await due('2026-07-05T23:00:00.000Z', ...wholeSemester, ending('2026-07-19'), slot(1, 1), slot(2, 5)))).toEqual(['2026-07-13', '2026-07-17']);
  expect(days(await due('2026-12-13T23:00:00.000Z', ...wholeSemester, slot(1, 5), slot(2, 6)))).toEqual(['2026-12-18']);
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

describe('lessons that have not begun follow the timetable', () => {
  const wishes = async (now: string, ...facts: Parameters<typeof school.given>) => {
    const given = school.given(...facts);
    return (await scheduleLessons.due(new Date(now), (question) => given.ask(question, now))).map(([command, data]) => [command, data as Record<string, unknown>] as const);
  };
  const WEDNESDAY = '2026-08-05T05:00:00.000Z';
  const booked = async (...slots: Parameters<typeof school.given>) => [...slots, ...(await due(MONDAY, ...planned, ...slots)).map(LessonScheduled)];
  const moved = (n: number, hari: number, posisi: number, sebelum: { hari: number; posisi: number }) => SlotMoved({ id_tahun_ajaran: YEAR, id_slot: id(500 + n), hari, posisi, sebelum });

  test('a slot that moves takes its lessons along, under the ids that they have', async () => {
    const found = await wishes(MONDAY, ...planned, ...(await booked(slot(1, 2))), moved(1, 4, 2, { hari: 2, posisi: 1 }));
    expect(found).toEqual(['2026-08-04', '2026-08-11'].map((day) => [MoveLesson, expect.objectContaining({ id_sesi: lessonId(id(501), day), tanggal_sesi: addDays(day, 2), posisi: 2 })]));
  });
  test('a lesson that was held stays, and its week is not given another one', async () => {
    const found = await wishes(WEDNESDAY, ...planned, ...(await booked(slot(1, 2))), moved(1, 4, 1, { hari: 2, posisi: 1 }));
    expect(found).toEqual([[MoveLesson, expect.objectContaining({ id_sesi: lessonId(id(501), '2026-08-11'), tanggal_sesi: '2026-08-13' })]]);
  });
  test('one that would lie in the past by now is not held this week', async () => {
    const found = await wishes(WEDNESDAY, ...planned, ...(await booked(slot(1, 5))), moved(1, 1, 1, { hari: 5, posisi: 1 }));
    expect(found).toEqual([[CancelLesson, { id_sesi: lessonId(id(501), '2026-08-07'), alasan: 'jadwal' }], [MoveLesson, expect.objectContaining({ tanggal_sesi: '2026-08-10' })]]);
  });
  test('another teacher takes them over, and what is gone is not held', async () => {
    const content = { id_mata_pelajaran: MATEMATIKA, ruang: null };
    const changed = SlotChanged({ id_tahun_ajaran: YEAR, id_slot: id(501), ...content, id_guru: id(77), sebelum: { ...content, id_guru: BUDI } });
    expect(await wishes(WEDNESDAY, ...planned, ...(await booked(slot(1, 5))), changed)).toEqual([0, 7].map((n) => [MoveLesson, expect.objectContaining({ id_guru: id(77), tanggal_sesi: addDays('2026-08-07', n) })]));
    const { data } = slot(1, 5);
    const found = await wishes(WEDNESDAY, ...planned, ...(await booked(slot(1, 5))), SlotRemoved(data));
    expect(found.map(([command, it]) => [command, it.alasan])).toEqual([[CancelLesson, 'jadwal'], [CancelLesson, 'jadwal']]);
  });
  test('in place of a lesson that has begun neither its class nor its teacher gets another one, whatever slot stands there now', async () => {
    const noon = '2026-08-04T05:00:00.000Z';
    const facts = [...planned, ...(await booked(slot(1, 2))), SlotRemoved(slot(1, 2).data)];
    const today = async (now: string, of: typeof A) => (await wishes(now, ...facts, slot(2, 2, 1, of))).filter(([command, it]) => command === ScheduleLesson && it.tanggal_sesi === '2026-08-04');
    expect([await today(noon, A), await today(noon, B)]).toEqual([[], []]);
    expect(await today(MONDAY, A)).toHaveLength(1);
  });
  test('what comes back comes back as another wish', async () => {
    const { data } = slot(1, 5);
    const facts = [...planned, ...(await booked(slot(1, 5))), SlotRemoved(data)];
    const gone = (await wishes(WEDNESDAY, ...facts)).map(([, it]) => LessonCancelled({ id_sesi: it.id_sesi as string, tanggal_sesi: '2026-08-07', alasan: 'jadwal' }));
    const again = await wishes(WEDNESDAY, ...facts, ...gone.slice(0, 1), slot(1, 5));
    expect(again).toEqual([[ScheduleLesson, expect.objectContaining({ id_sesi: lessonId(id(501), '2026-08-07'), ke: 1 })]]);
  });
  test('what was kept for its assignment is held when the timetable has it again, whatever holidays there are', async () => {
    const { data } = slot(1, 5);
    const [lesson] = await due(MONDAY, ...planned, slot(1, 5)) as [Scheduled];
    const of = { id_sesi: lesson.id_sesi, tanggal_sesi: lesson.tanggal_sesi };
    const kept = [...planned, slot(1, 5), LessonScheduled(lesson), SlotRemoved(data), LessonCancelled({ ...of, alasan: 'jadwal' }), LessonScheduled(lesson), LessonCancelled({ ...of, alasan: 'tugas' })];
    expect(await wishes(WEDNESDAY, ...kept)).toEqual([]);
    expect((await wishes(WEDNESDAY, ...kept, slot(1, 5))).filter(([, it]) => it.id_sesi === lesson.id_sesi)).toEqual([[RestoreLesson, { id_sesi: lesson.id_sesi, alasan: 'tugas', ke: 1 }]]);
    expect((await wishes(WEDNESDAY, ...kept, slot(1, 5), holiday('2026-08-07'))).filter(([, it]) => it.id_sesi === lesson.id_sesi)).toEqual([]);
  });
  const shorter = ModelChosen({ id_tahun_ajaran: YEAR, model: { ...MODEL, durasi: 30 }, sebelum: MODEL });
  test('those of the days to come have the hours of the model that is chosen, also where only their end is another', async () => {
    const found = await wishes(MONDAY, ...planned, ...(await booked(slot(1, 5, 3))), shorter);
    expect(found).toEqual(['2026-08-07', '2026-08-14'].map((tanggal_sesi) => [MoveLesson, expect.objectContaining({ id_sesi: lessonId(id(501), tanggal_sesi), tanggal_sesi, mulai: `${tanggal_sesi}T01:00:00.000Z`, selesai: `${tanggal_sesi}T01:30:00.000Z` })]));
    expect(await wishes(MONDAY, ...planned, ...(await booked(slot(1, 2, 1))), shorter)).toHaveLength(2);
  });
  test('a day goes on with the hours that it began with', async () => {
    const found = await wishes('2026-08-04T00:00:00.000Z', ...planned, ...(await booked(slot(1, 2, 3))), shorter);
    expect(found.map(([, it]) => it.tanggal_sesi)).toEqual(['2026-08-11']);
  });
  test('a semester that ends earlier, or begins later, has none beyond', async () => {
    const all = (await due(MONDAY, ...wholeSemester, slot(1, 1))).map(LessonScheduled);
    const found = await wishes(MONDAY, ...wholeSemester, slot(1, 1), ...all, ending('2026-12-06'));
    expect(found).toEqual(['2026-12-07', '2026-12-14'].map((day) => [CancelLesson, { id_sesi: lessonId(id(501), day), alasan: 'jadwal' }]));
    const { data: { sebelum, ...semester } } = ending('2026-12-18');
    const later = SchoolYearChanged({ ...semester, tanggal_awal: '2026-08-11', sebelum });
    expect(await wishes(MONDAY, ...wholeSemester, slot(1, 1), ...all, later)).toEqual(['2026-08-03', '2026-08-10'].map((day) => [CancelLesson, { id_sesi: lessonId(id(501), day), alasan: 'jadwal' }]));
  });
  test('a slot that moves to a day off is not held that week', async () => {
    const found = await wishes(MONDAY, ...planned, holiday('2026-08-13'), ...(await booked(slot(1, 2))), moved(1, 4, 1, { hari: 2, posisi: 1 }));
    expect(found).toEqual([[MoveLesson, expect.objectContaining({ tanggal_sesi: '2026-08-06' })], [CancelLesson, { id_sesi: lessonId(id(501), '2026-08-11'), alasan: 'jadwal' }]]);
  });
  test('what was put into the books while its day became a holiday does not take place', async () => {
    expect(await wishes(MONDAY, ...planned, ...(await booked(slot(1, 2))), holiday('2026-08-11'))).toEqual([[CancelLesson, { id_sesi: lessonId(id(501), '2026-08-11'), alasan: 'libur' }]]);
  });
});
