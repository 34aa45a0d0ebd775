import { sitting } from '#contract/exam/sitting.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { type App, createApp } from '#server/app';
import { VoidAttempt } from '#server/exam/attempt.commands';
import { anExam, ofStudent, save } from '#test/kit/an-exam';
import { request } from '#test/kit/request';
import { type School, testSchool } from '#test/kit/school';

let [school, other] = [] as unknown as [School, App];
beforeAll(async () => {
  school = await testSchool();
  other = await createApp({ databaseUrl: school.place.url, dataDir: school.place.dataDir, clock: school.clock, webRoot: '' });
  // Its HTTP server answers only once it listens.
  await other.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await other.close();
  await school.close();
});

const there = async (endpoint: Endpoint<any, any>, input: object) => request(other.nest, endpoint, input as Record<string, unknown>, { token: await school.token('ani') });
const fakta = { soal_ke: 1, baterai: null, menunggu: 0 };

test('a node that knew an attempt before says of it what the log says', async () => {
  const exam = await anExam(school, 'two nodes');
  const [id_cbt, HP] = [exam.id_cbt, { perangkat: 'hp' }];
  const begin = async () => (await school.ask('ani', sitting.start, { id: id_cbt, ...HP })).body.data;
  expect((await there(sitting.status, { id_cbt, ...HP })).body.data.status).toBe('belum_mulai');
  const { ke, tiket } = await begin();
  expect((await there(sitting.tell, { id: id_cbt, ...HP, ke, fakta })).body.data).toMatchObject({ status: 'mengerjakan', ke: 1 });
  await school.give(VoidAttempt, { ...ofStudent(exam, 'ani'), alasan: 'listrik padam' });
  const again = await begin();
  expect((await there(sitting.tell, { id: id_cbt, ...HP, ke: again.ke, fakta })).body.data).toMatchObject({ status: 'mengerjakan', ke: 2 });
  const hand = async (it: string) => (await there(sitting.deposit, { id: id_cbt, tiket: it, saves: [save(exam.soal[0] as string, 1, 'A')] })).body;
  expect(await hand(tiket)).toMatchObject({ code: 'ATTEMPT_VOIDED' });
  expect(await hand(again.tiket)).toMatchObject({ acks: [[exam.soal[0], 1, 1, 'applied']] });
});

test('a ticket is taken by a node that has never heard of its attempt', async () => {
  const exam = await anExam(school, 'unheard of');
  expect((await there(sitting.status, { id_cbt: exam.id_cbt, perangkat: 'hp' })).body.data.status).toBe('belum_mulai');
  const { tiket } = (await school.ask('ani', sitting.start, { id: exam.id_cbt, perangkat: 'hp' })).body.data;
  expect((await there(sitting.deposit, { id: exam.id_cbt, tiket, saves: [save(exam.soal[0] as string, 1, 'A')] })).body).toMatchObject({ acks: [[exam.soal[0], 1, 1, 'applied']] });
});
