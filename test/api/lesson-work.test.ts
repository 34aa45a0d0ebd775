import { assignment } from '#contract/assignment/assignment.api';
import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import { plan } from '#contract/lesson/plan.api';
import { topics } from '#contract/lesson/topic.api';
import { cover } from '#contract/timetable/cover.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { seedId } from '#server/kit/resource/seeds';
import { CancelLesson } from '#server/lesson/lesson.decider';
import { WriteTopic } from '#server/lesson/topic.decider';
import { anAssignment } from '#test/kit/an-assignment';
import { furnishReferences } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf, lessonOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
const [TOPIC, OTHER] = [idOf('topik sesi'), idOf('topik lain')];
beforeAll(async () => {
  school = await testSchool();
  await furnishReferences(school);
  for (const [id_topik, id_mata_pelajaran] of [[TOPIC, idOf('MTK')], [OTHER, idOf('IPA')]] as const) {
    await school.give(WriteTopic, { id_topik, id_guru: idOf('budi'), topic: { judul: 'Perbandingan', uraian: '', id_mata_pelajaran, id_level: seedId('level', 'VII'), tampil_mulai: null, tautan: [], daftar_gambar: [], daftar_berkas: [] } });
  }
});
afterAll(() => school.close());

let posisi = 9;
/** A lesson that is still to come and has neither plan nor assignment. */
const fresh = () => lessonOf('A', addDays(mondayOf(school.today), 4 + Math.floor(posisi / 3)), 1 + (posisi++ % 3));
const change = (data: object, options?: object) => school.ask('budi', plan.change, { data } as never, options as never);
const seen = async (id: string) => (await school.ask('budi', lesson.one, { id })).body.data;

describe('a lesson is planned with what is handed in after it', () => {
  test('in one call; the assignment is called by the topic and has a deadline that can be changed', async () => {
    const id_sesi = fresh();
    expect((await change({ id_sesi, id_topik: TOPIC, tipe_assignment: 'Essay' })).status).toBe(200);
    expect(await seen(id_sesi)).toMatchObject({ tipe_assignment: 'Essay', topic: { id: TOPIC } });
    expect((await school.ask('budi', assignment.one, { id: id_sesi })).body.data).toMatchObject({ judul: 'Tugas Perbandingan', tipe_assignment: 'Essay', versi: 1 });
    expect((await school.ask('budi', lesson.between, { dates: `${school.today},${addDays(school.today, 14)}`, limit: 100 })).body.data.find((it: { id_sesi: string }) => it.id_sesi === id_sesi)).toMatchObject({ tipe_assignment: 'Essay' });
    expect((await change({ id_sesi, tipe_assignment: 'File Upload' })).status).toBe(200);
    expect((await change({ id_sesi, tipe_assignment: 'Essay', sebelum: { tipe_assignment: 'Multiple Choice' } })).body).toMatchObject({ code: 'CONFLICT', terbaru: { tipe_assignment: 'File Upload' } });
    expect((await change({ id_sesi, tipe_assignment: null })).status).toBe(200);
    expect(await seen(id_sesi)).toMatchObject({ tipe_assignment: null, topic: { id: TOPIC } });
  });

  test('nothing is half done: where one of both is refused the other is not written either', async () => {
    const id_sesi = fresh();
    expect((await change({ id_sesi, id_topik: TOPIC, tipe_assignment: 'Multiple Choice' })).body).toMatchObject({ code: 'NO_QUESTIONS', errors: { tipe_assignment: expect.any(String) } });
    expect(await seen(id_sesi)).toMatchObject({ tipe_assignment: null, topic: null });
    expect((await change({ id_sesi, id_topik: OTHER, tipe_assignment: 'Essay' })).body.code).toBe('OTHER_SUBJECT');
    expect((await change({ id_sesi, id_topik: TOPIC, tipe_assignment: 'Essay', sebelum: { id_topik: OTHER } })).body.code).toBe('CONFLICT');
    expect((await school.ask('budi', assignment.one, { id: id_sesi })).body.code).toBe('NO_ASSIGNMENT');
  });

  test('two at once leave one of them, whole', async () => {
    const id_sesi = fresh();
    const answers = await Promise.all((['Essay', 'File Upload'] as const).map((tipe_assignment, i) => change({ id_sesi, ...(i ? { id_topik: TOPIC } : { zoom_setting: '81112223334' }), tipe_assignment })));
    const [essay, upload] = answers.map(({ status }) => status === 200);
    expect([essay || upload, answers.filter(({ status }) => status >= 500)]).toEqual([true, []]);
    // A refusal does not wait until what was taken back with it can be read.
    await until('of what was refused nothing is left', async () => {
      const { zoom_setting, topic } = await seen(id_sesi);
      return (zoom_setting !== null) === essay && (topic !== null) === upload;
    });
    expect(['Essay', 'File Upload']).toContain((await seen(id_sesi)).tipe_assignment);
  });

  test('the same call again is answered alike and changes nothing', async () => {
    const id_sesi = fresh();
    const options = { headers: { 'idempotency-key': '1d3b1f0a-5d0c-4f7e-8c55-0b8f3b6d2a11' } };
    const [first, again] = [await change({ id_sesi, id_topik: TOPIC, tipe_assignment: 'Essay' }, options), await change({ id_sesi, id_topik: TOPIC, tipe_assignment: 'Essay' }, options)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await school.ask('budi', plan.history, { id_sesi })).body.data).toHaveLength(1);
    expect((await school.ask('budi', assignment.one, { id: id_sesi })).body.data.versi).toBe(1);
  });

  test('what somebody has handed in keeps its type', async () => {
    const id_sesi = await anAssignment(school);
    await school.ask('ani', assignment.handIn, { id_sesi, essay_answer: 'Setengah' });
    for (const tipe_assignment of ['File Upload', null]) expect((await change({ id_sesi, id_topik: TOPIC, tipe_assignment })).body.code).toBe('SUBMISSIONS_EXIST');
    expect(await seen(id_sesi)).toMatchObject({ tipe_assignment: 'Essay', topic: null });
  });

  test('is set by whoever teaches it only', async () => {
    const id_sesi = fresh();
    for (const who of ['admin', 'sari', 'kurikulum'] as const) expect((await school.ask(who, plan.change, { data: { id_sesi, tipe_assignment: 'Essay' } })).status).toBe(403);
    expect((await school.ask('admin', plan.change, { data: { id_sesi, id_topik: TOPIC } })).status).toBe(200);
  });
});

test('who stands in for a teacher does with this lesson what they may, until it is given back', async () => {
  await school.give(CancelLesson, { id_sesi: lessonOf('B', addDays(school.today, 1), 3), alasan: 'libur' });
  const id_sesi = await anAssignment(school, 'A', {}, lessonOf('A', addDays(school.today, 1), 3));
  await school.ask('budi', plan.change, { data: { id_sesi, id_topik: TOPIC } });
  const beside = await anAssignment(school, 'A', {}, lessonOf('A', addDays(school.today, 1), 2));
  const mayOf = async (id: string) => (await Promise.all([
    school.ask('sari', lesson.one, { id }), school.ask('sari', plan.history, { id_sesi: id }), school.ask('sari', plan.change, { data: { id_sesi: id, id_topik: TOPIC, tipe_assignment: 'Essay' } }), school.ask('sari', assignment.one, { id }),
    school.ask('sari', assignment.change, { id, petunjuk: '<p>Baca dahulu.</p>' }), school.ask('sari', assignment.grid, { id_sesi: id }), school.ask('sari', assignment.mark, { id_sesi: id, data: [{ id_murid: idOf('beni'), tugas_nilai: 70 }] }),
    school.ask('sari', plan.bumpPreview, { id_sesi: id }),
  ])).map(({ status }) => status);
  const topicRead = async () => (await school.ask('sari', topics.one, { id: TOPIC })).status;
  const listed = async () => (await school.ask('sari', assignment.list)).body.data.map((it: { id_sesi: string }) => it.id_sesi);
  const [NOTHING, ALL_BUT_WHAT_FOLLOWS] = [Array(8).fill(403), [...Array(7).fill(200), 403]];
  expect([await mayOf(id_sesi), await topicRead(), await listed()]).toEqual([NOTHING, 403, []]);
  await school.ask('kurikulum', cover.assign, { id: id_sesi, id_guru_pengganti: idOf('sari'), alasan: 'sakit' });
  expect([await mayOf(id_sesi), await mayOf(beside), await topicRead(), await listed()]).toEqual([ALL_BUT_WHAT_FOLLOWS, NOTHING, 200, [id_sesi]]);
  const planned = await school.ask('sari', plan.change, { data: { id_sesi, zoom_setting: '81234567899' } });
  expect((await school.ask('sari', plan.undo, { id: planned.body.data.id })).status).toBe(200);
  await school.ask('kurikulum', cover.assign, { id: id_sesi, id_guru_pengganti: null });
  expect([await mayOf(id_sesi), await topicRead(), await listed()]).toEqual([NOTHING, 403, []]);
});

describe('a lesson that the timetable drops', () => {
  const drop = (id_sesi: string) => school.give(CancelLesson, { id_sesi, alasan: 'jadwal' });
  /** Why it was dropped each time; that the timetable, which still has it, takes it back is another story. */
  const dropped = async (id_sesi: string) => (await school.query("SELECT data->>'alasan' AS alasan FROM es.event WHERE stream = $1 AND type = 'LessonCancelled' ORDER BY revision", [`lesson-${id_sesi}`])).rows.map((it) => it.alasan);

  test('stays where it has an assignment: nothing that was handed in is out of sight', async () => {
    const id_sesi = await anAssignment(school, 'A', {}, lessonOf('A', addDays(school.today, 2), 2));
    await school.ask('ani', assignment.handIn, { id_sesi, essay_answer: 'Setengah' });
    await drop(id_sesi);
    await until('the lesson is in the books again', async () => (await dropped(id_sesi)).length > 1 && (await school.ask('budi', lesson.one, { id: id_sesi })).status === 200);
    expect((await school.ask('ani', assignment.mine)).body.data).toContainEqual(expect.objectContaining({ id_sesi, status: 'submitted' }));
    expect((await school.ask('budi', assignment.grid, { id_sesi })).body.data[0]).toMatchObject({ id_murid: idOf('ani'), status: 'submitted' });
    expect((await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai: 90 }] })).body.data[0].hasil).toBe('ok');
    expect((await school.ask('ani', assignment.work, { id_sesi })).body.data).toMatchObject({ status: 'graded', tugas_nilai: 90, essay_answer: 'Setengah' });
  });

  test('is gone where it has none, and stays where one was set as it went', async () => {
    const [without, late] = [lessonOf('A', addDays(school.today, 2), 1), lessonOf('A', addDays(school.today, 2), 3)];
    await Promise.all([drop(without), drop(late), anAssignment(school, 'A', {}, late).catch(() => undefined)]);
    const isSet = (await school.query("SELECT 1 FROM es.event WHERE stream = $1 AND type = 'AssignmentSet'", [`assignment-${late}`])).rows.length > 0;
    if (isSet) await until('the lesson is in the books again', async () => (await dropped(late)).length > 1);
    expect([await dropped(without), await dropped(late)]).toEqual([['jadwal'], isSet ? ['jadwal', 'tugas'] : ['jadwal']]);
  });
});

test('the register of a lesson carries the work of its students for whoever may read it', async () => {
  const id_sesi = school.lesson('A', 1);
  await anAssignment(school, 'A', {}, id_sesi);
  const rowFor = async (who: Who) => (await school.ask(who, attendance.bySession, { id_sesi })).body.data.find((it: { id_murid: string }) => it.id_murid === idOf('ani'));
  expect(await rowFor('budi')).toMatchObject({ submit_time: null, submitted: false, essay_answer: null });
  await school.ask('ani', assignment.handIn, { id_sesi, essay_answer: 'Setengah' });
  await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai: 85, feedback: 'Rapi' }] });
  const whole = { submit_time: school.clock.now().toISOString(), submitted: true, essay_answer: 'Setengah', jawaban_murid: null, tugas_filename: null, tugas_filepath: null, tugas_nilai: 85, feedback: 'Rapi' };
  for (const who of ['budi', 'waliA', 'admin'] as const) expect(await rowFor(who)).toMatchObject(whole);
  for (const who of ['kepala', 'kurikulum', 'bk'] as const) expect(await rowFor(who)).toMatchObject({ submit_time: null, essay_answer: null, tugas_nilai: null, feedback: null });
});
