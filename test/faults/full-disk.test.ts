import { sitting } from '#contract/exam/sitting.api';
import { identity } from '#contract/identity/identity.api';
import { students } from '#contract/people/student.api';
import { anExam, save } from '#test/kit/an-exam';
import { quietly } from '#test/kit/quiet';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await school.signIn('admin');
  await school.query(`CREATE FUNCTION public.is_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file "base/5/16384": No space left on device' USING ERRCODE = 'disk_full'; END $$`);
});
afterAll(() => school.close());

/** What Postgres says of a table that it has no room for. */
async function withoutRoomFor<T>(table: string, work: () => Promise<T>) {
  await school.query(`CREATE TRIGGER is_full BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION public.is_full()`);
  return quietly(work).finally(() => school.query(`DROP TRIGGER is_full ON ${table}`));
}
const full = { status: 503, body: { status: 'CONFLICT', code: 'STORAGE_FULL', message: expect.stringMatching(/^Penyimpanan server penuh/) } };
const wish = { nis: '99887766', nama: 'Murid Penuh', jenis_kelamin: 'Wanita', tahun_masuk: 2026, password: 'perahu layar 8' };
const ask = () => school.ask('admin', students.create, wish, { headers: { 'idempotency-key': 'one student' } });
const found = async () => (await school.ask('admin', students.list, { search: wish.nis })).body.data as { id: string }[];

test.each(['es.event', 'vault.credential', 'vault.person_key'])('without room for %s nothing is half done, whoever asks is told, and the same request goes on later', async (table) => {
  expect(await withoutRoomFor(table, ask)).toMatchObject(full);
  expect(await found()).toEqual([]);
});

test('once there is room the same request makes one student, who signs in', async () => {
  const { status, body } = await ask();
  expect([status, (await found()).map((it) => it.id)]).toEqual([200, [body.data.id]]);
  expect((await school.ask('publik', identity.login, { username: wish.nis, password: wish.password })).status).toBe(200);
});

test('nobody is let in whose session cannot be kept, and the screens of those who are in go on', async () => {
  const { login, list } = await withoutRoomFor('vault.session', async () => ({ login: await school.ask('publik', identity.login, { username: nameOf('ani'), password: nameOf('ani') }), list: await school.ask('admin', students.list) }));
  expect([login, list]).toMatchObject([full, { status: 200 }]);
});

test('an answer of an exam for which there is no room is not said to be kept, and is kept once there is room', async () => {
  const { id_cbt: id, soal } = await anExam(school, 'on a full disk');
  await school.ask('ani', sitting.start, { id, perangkat: 'hp' });
  const handed = () => school.ask('ani', sitting.save, { id, perangkat: 'hp', lease: 1, saves: [save(soal[0], 1, 'D')] });
  const held = async () => (await school.ask('ani', sitting.page, { id_cbt: id, perangkat: 'hp' })).body.data.jawaban;
  const refused = await withoutRoomFor('es.event', handed);
  expect([refused.status, refused.body.acks, await held()]).toEqual([503, undefined, {}]);
  expect((await handed()).body.acks).toMatchObject([[soal[0], 1, 1, 'applied']]);
  expect(await held()).toEqual({ [soal[0] as string]: 'D' });
});

test('what is in the history and cannot be shown yet is shown once there is room', async () => {
  const other = { ...wish, nis: '99887767' };
  const answer = await withoutRoomFor('read.touched', () => school.ask('admin', students.create, other));
  expect([answer.status, answer.body.pending]).toEqual([200, true]);
  await until('it is shown', async () => (await school.ask('admin', students.list, { search: other.nis })).body.total === 1);
});
