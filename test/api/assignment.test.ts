import { assignment } from '#contract/assignment/assignment.api';
import { attendanceId } from '#contract/attendance/attendance';
import { file } from '#contract/file/file.api';
import { lesson } from '#contract/lesson/lesson.api';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { anAssignment, daysFrom, freeLesson, tugasOf } from '#test/kit/an-assignment';
import { aDocument, upload } from '#test/kit/documents';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Student } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const DAY_MS = 86_400_000;
/** As it is so many days later. */
async function later<T>(days: number, act: () => Promise<T>): Promise<T> {
  const now = school.clock.now();
  school.clock.turnTo(new Date(now.getTime() + days * DAY_MS));
  return act().finally(() => school.clock.turnTo(now));
}
const choose = (who: Student, id_sesi: string, jawaban_murid: object) => school.ask(who, assignment.handIn, { id_sesi, jawaban_murid });
/** All that a student is told of an assignment, but for who they are, when it was and what they chose. */
async function toldTo(who: Student, id_sesi: string) {
  const bodies = await Promise.all([
    school.ask(who, assignment.work, { id_sesi }), school.ask(who, assignment.mine), school.ask(who, lesson.one, { id: id_sesi }), school.ask(who, studentDashboard.lessons),
  ]);
  const texts = bodies.map(({ status, text }) => [status, text.replaceAll(idOf(who), 'murid')] as const);
  return texts.map(([status, text]) => `${status} ${text.replace(/"jawaban_murid":\{[^}]*\}/g, '').replace(/"(nama|nis|tanda_terima)":"[^"]*"/g, '')}`).join('\n');
}

test('keys, what explains them and what answers were worth reach no student before they are marked and the deadline has passed', async () => {
  const id_sesi = await anAssignment(school, 'A', { tipe_assignment: 'Multiple Choice', terlambat: 'tolak' });
  await choose('ani', id_sesi, { 1: 'B', 2: 'C', 3: 'D' });
  await choose('beni', id_sesi, { 1: 'A', 2: 'A', 3: 'A' });
  const [right, wrong] = [await toldTo('ani', id_sesi), await toldTo('beni', id_sesi)];
  expect(right).toBe(wrong);
  expect(right).not.toMatch(/Karena|"kunci":"|"tugas_nilai":\d/);
  for (const who of ['ani', 'eka'] as const) {
    for (const endpoint of [assignment.one, assignment.grid, assignment.head]) expect((await school.ask(who, endpoint, { id: id_sesi, id_sesi })).status).toBe(403);
  }
  expect((await school.ask('budi', assignment.grid, { id_sesi })).body.data.map((it: { tugas_nilai: number | null }) => it.tugas_nilai)).toEqual([100, 0, null, null]);
  await later(13, async () => {
    expect((await school.ask('ani', assignment.work, { id_sesi })).body.data).toMatchObject({ status: 'graded', tugas_nilai: 100, soal: [{ kunci: 'B', pembahasan: 'Karena 0 + 0.' }, { kunci: 'C' }, { kunci: 'D' }] });
    expect((await school.ask('citra', assignment.work, { id_sesi })).text).not.toMatch(/Karena|"kunci":"/);
  });
});

test('whoever is given a mark for nothing learns no keys as long as late work is taken of them', async () => {
  const id_sesi = await anAssignment(school, 'A', { tipe_assignment: 'Multiple Choice', terlambat: 'terima', batas_terlambat: daysFrom(school, 14) });
  const work = async () => (await school.ask('ani', assignment.work, { id_sesi })).body.data;
  await later(13, async () => {
    await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai: 0 }] });
    expect(await work()).toMatchObject({ status: 'graded', boleh_mengumpulkan: true, soal: [{ kunci: null, pembahasan: null }, { kunci: null }, { kunci: null }] });
  });
  await later(15, async () => expect(await work()).toMatchObject({ boleh_mengumpulkan: false, soal: [{ kunci: 'B' }, { kunci: 'C' }, { kunci: 'D' }] }));
});

test('whoever was in time learns no keys as long as late work is taken of a friend', async () => {
  const keys = async (id_sesi: string) => (await school.ask('ani', assignment.work, { id_sesi })).body.data.soal.map((it: { kunci: string | null }) => it.kunci);
  const [ending, endless] = [await anAssignment(school, 'A', { tipe_assignment: 'Multiple Choice', batas_terlambat: daysFrom(school, 14) }), await anAssignment(school, 'A', { tipe_assignment: 'Multiple Choice' })];
  for (const id_sesi of [ending, endless]) for (const who of ['ani', 'beni'] as const) await choose(who, id_sesi, { 1: 'B', 2: 'C', 3: 'D' });
  await later(13, async () => {
    expect([await keys(ending), await keys(endless)]).toEqual([[null, null, null], [null, null, null]]);
    for (const who of ['citra', 'dedi'] as const) await choose(who, endless, { 1: 'A', 2: 'A', 3: 'A' });
    expect([await keys(ending), await keys(endless)]).toEqual([[null, null, null], ['B', 'C', 'D']]);
  });
  await later(15, async () => expect(await keys(ending)).toEqual(['B', 'C', 'D']));
});

test('what has not opened yet is not there for students', async () => {
  const id_sesi = await anAssignment(school, 'A', { dibuka: daysFrom(school, 2) });
  expect((await school.ask('ani', assignment.work, { id_sesi })).body.code).toBe('NO_ASSIGNMENT');
  expect((await school.ask('ani', assignment.mine)).text).not.toContain(id_sesi);
  expect((await school.ask('ani', assignment.handIn, { id_sesi, essay_answer: 'Setengah' })).body.code).toBe('NOT_OPEN_YET');
  expect((await school.ask('budi', assignment.one, { id: id_sesi })).body.data.isBegun).toBe(false);
});

test('of those who mark the same at once one is told what the other gave', async () => {
  const id_sesi = await anAssignment(school);
  const given = await Promise.all([80, 85, 90].map((tugas_nilai) => school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai, sebelum: { tugas_nilai: null } }] })));
  const outcomes = given.map(({ body }) => body.data[0]);
  const [first] = outcomes.filter(({ hasil }) => hasil === 'ok');
  expect(outcomes.map(({ hasil }) => hasil).sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
  expect(outcomes.map(({ tugas_nilai }) => tugas_nilai)).toEqual([first.tugas_nilai, first.tugas_nilai, first.tugas_nilai]);
});

test('of two marks of one student that come together the first counts', async () => {
  const id_sesi = await anAssignment(school);
  const given = await school.ask('budi', assignment.mark, { id_sesi, data: [70, 80, 90].map((tugas_nilai) => ({ id_murid: idOf('ani'), tugas_nilai })) });
  expect(given.body.data.map(({ hasil }: { hasil: string }) => hasil)).toEqual(['ok', 'STUDENT_TWICE', 'STUDENT_TWICE']);
  expect((await school.ask('budi', assignment.grid, { id_sesi })).body.data[0].tugas_nilai).toBe(70);
});

test('of work that was taken back nothing stands as handed in, not even what it replaced', async () => {
  const id_sesi = await anAssignment(school);
  for (const essay_answer of ['Satu', 'Dua']) await school.ask('ani', assignment.handIn, { id_sesi, essay_answer });
  await school.ask('ani', assignment.withdraw, { id: attendanceId(id_sesi, idOf('ani')) });
  expect((await school.ask('budi', assignment.work, { id_sesi, id_murid: idOf('ani') })).body.data).toMatchObject({ status: 'waiting', essay_answer: null, riwayat: [{ versi: 2, isDitarik: true }, { versi: 1, isDitarik: false }] });
});

test('a hundred who hand in at once are all taken, and what is asked for stands from then on', async () => {
  const id_sesi = await anAssignment(school);
  const sent = await Promise.all((['ani', 'beni', 'citra', 'dedi'] as const).flatMap((who) => Array.from({ length: 25 }, (_, i) => school.ask(who, assignment.handIn, { id_sesi, essay_answer: `Versi ${i}` }))));
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await school.ask('ani', assignment.work, { id_sesi })).body.data.riwayat).toHaveLength(25);
  expect((await school.ask('budi', assignment.change, { id: id_sesi, tipe_assignment: 'File Upload' })).body.code).toBe('SUBMISSIONS_EXIST');
});

test('a phone that hands in the same again gets the same receipt', async () => {
  const id_sesi = await anAssignment(school);
  const [key, essay_answer] = ['0b7c2f2e-6a0e-4c0e-9a7b-1f1d7a6f9c01', 'Setengah'];
  const answers = [await school.ask('ani', assignment.handIn, { id_sesi, essay_answer }, { headers: { 'idempotency-key': key } }), await school.ask('ani', assignment.handIn, { id_sesi, essay_answer }, { headers: { 'idempotency-key': key } }), await school.ask('ani', assignment.handIn, { id_sesi, essay_answer })];
  expect(answers.map(({ body }) => body.data)).toEqual([answers[0]?.body.data, answers[0]?.body.data, answers[0]?.body.data]);
});

describe('bad input', () => {
  const set = (wish: object) => school.ask('budi', assignment.set, { id_sesi: freeLesson(school, 'A'), ...tugasOf(school), ...wish });
  test('a deadline in the past, a foreign lesson, a rubric of nothing, questions of others', async () => {
    expect((await set({ tenggat: daysFrom(school, -0.01) })).body).toMatchObject({ code: 'DEADLINE_PAST', errors: { tenggat: 'Tenggat sudah lewat.' } });
    expect((await set({ id_sesi: school.lesson('B', 3) })).body.code).toBe('NOT_AUTHORIZED');
    expect((await set({ id_sesi: idOf('nowhere') })).body.code).toBe('NOT_FOUND');
    expect((await set({ rubrik: [{ kriteria: '', skor: 5 }] })).body.code).toBe('VALIDATION');
    expect((await set({ tipe_assignment: 'Multiple Choice', soal: [{ id_soal: idOf('no question') }] })).status).toBe(422);
    expect((await set({ berkas: [idOf('no file')] })).body.code).toBe('LOST_REFERENCE');
    expect((await set({ tipe_assignment: 'Esai' })).body.code).toBe('VALIDATION');
  });
  test('ten thousand letters with markup are kept without what they may not hold', async () => {
    const id_sesi = await anAssignment(school);
    const essay_answer = `<p style="position:fixed">${'<b>huruf</b> '.repeat(1_000)}</p><img src="https://elsewhere.example/x.png"><iframe src="javascript:alert(1)"></iframe><a href="javascript:alert(1)">tautan</a>`;
    expect((await school.ask('ani', assignment.handIn, { id_sesi, essay_answer })).status).toBe(200);
    const kept = (await school.ask('budi', assignment.work, { id_sesi, id_murid: idOf('ani') })).body.data.essay_answer;
    expect(kept).toMatch(/^<p>(<b>huruf<\/b> ){1000}<\/p>tautan$/);
    expect((await school.ask('beni', assignment.handIn, { id_sesi, essay_answer: '<p> <br></p>' })).body.code).toBe('NOTHING_HANDED_IN');
    expect((await school.ask('beni', assignment.handIn, { id_sesi, essay_answer: 'x'.repeat(60_001) })).body.code).toBe('VALIDATION');
  });
  test('nobody hands in for somebody else', async () => {
    const id_sesi = await anAssignment(school);
    expect((await school.ask('ani', assignment.handIn, { id_sesi, id_murid: idOf('beni'), essay_answer: 'x' })).body.code).toBe('NOT_AUTHORIZED');
    expect((await school.ask('ani', assignment.answer, { id: attendanceId(id_sesi, idOf('beni')), tipe_assignment: 'Essay', answer: 'x' })).body.code).toBe('NOT_AUTHORIZED');
    expect((await school.ask('eka', assignment.handIn, { id_sesi, essay_answer: 'x' })).body.code).toBe('NOT_AUTHORIZED');
    expect((await school.ask('ani', assignment.withdraw, { id: id_sesi })).body.code).toBe('NOT_FOUND');
  });
});

test('a deadline is what it is to the millisecond, however it was written', async () => {
  const day = daysFrom(school, 12).slice(0, 11);
  const answer = await school.ask('budi', assignment.set, { id_sesi: freeLesson(school, 'A'), ...tugasOf(school), tenggat: `${day}08:00:00Z` });
  const id = answer.body.data.id;
  expect((await school.ask('budi', assignment.one, { id })).body.data.tenggat).toBe(`${day}08:00:00.000Z`);
  const [now, at] = [school.clock.now(), new Date(`${day}08:00:00.000Z`).getTime()];
  const handIn = (who: Student, ms: number) => {
    school.clock.turnTo(new Date(at + ms));
    return school.ask(who, assignment.handIn, { id_sesi: id, essay_answer: 'Setengah' }).finally(() => school.clock.turnTo(now));
  };
  expect([(await handIn('ani', 0)).body.data.isTerlambat, (await handIn('beni', 1)).body.data.isTerlambat]).toEqual([false, true]);
});

test('whoever tries to hand in what is not theirs keeps no assignment as it is', async () => {
  const id_sesi = await anAssignment(school, 'A', { tipe_assignment: 'File Upload' });
  expect((await school.ask('ani', assignment.handIn, { id_sesi, id_file: idOf('no file') })).body.code).toBe('NO_SUCH_FILE');
  expect((await school.ask('budi', assignment.one, { id: id_sesi })).body.data.isBegun).toBe(false);
  expect((await school.ask('budi', assignment.remove, { id: id_sesi })).status).toBe(200);
});

test('a file is handed in once it was uploaded for that, and seen by whoever marks it', async () => {
  const id_sesi = await anAssignment(school, 'A', { tipe_assignment: 'File Upload' });
  const sent = async (who: Student | 'budi', untuk: 'pengumpulan' | 'tugas') => (await upload(school, who, { nama: `${who}.pdf`, bytes: aDocument('pdf'), untuk })).id;
  const [own, foreign] = [await sent('ani', 'pengumpulan'), await sent('beni', 'pengumpulan')];
  expect((await school.ask('ani', assignment.handIn, { id_sesi, id_file: foreign })).body.code).toBe('NO_SUCH_FILE');
  expect((await school.ask('ani', file.one, { id: foreign })).body.code).toBe('NOT_AUTHORIZED');
  expect((await school.ask('budi', file.one, { id: own })).body.code).toBe('NOT_AUTHORIZED');
  expect((await school.ask('ani', assignment.handIn, { id_sesi, id_file: own })).status).toBe(200);
  expect((await school.ask('budi', assignment.work, { id_sesi, id_murid: idOf('ani') })).body.data).toMatchObject({ tugas_filename: 'ani.pdf', tugas_filepath: `/api/file/${own}`, riwayat: [{ berkas: { nama: 'ani.pdf', tipe: 'application/pdf' } }] });
  expect((await Promise.all((['budi', 'waliA', 'sari', 'beni', 'kurikulum'] as const).map((who) => school.ask(who, file.one, { id: own })))).map(({ status }) => status)).toEqual([200, 200, 403, 403, 403]);
  const whole = await school.ask('beni', assignment.handIn, { id_sesi }, { file: { name: 'beni.pdf', bytes: aDocument('pdf') } });
  expect(whole.body.data).toMatchObject({ versi: 1, isTerlambat: false });
  expect((await school.ask('citra', assignment.handIn, { id_sesi }, { file: { name: 'citra.pdf', bytes: Buffer.from('MZ no document') } })).status).toBe(422);
  expect((await school.ask('budi', assignment.work, { id_sesi, id_murid: idOf('beni') })).body.data.tugas_filename).toBe('beni.pdf');
  const asked = await sent('budi', 'tugas');
  expect((await school.ask('budi', assignment.change, { id: id_sesi, berkas: [asked] })).status).toBe(200);
  expect((await school.ask('ani', assignment.work, { id_sesi })).body.data.berkas).toMatchObject([{ id: asked, nama: 'budi.pdf' }]);
  expect((await Promise.all((['ani', 'eka'] as const).map((who) => school.ask(who, file.one, { id: asked })))).map(({ status }) => status)).toEqual([200, 403]);
});
