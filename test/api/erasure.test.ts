import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { attendance } from '#contract/attendance/attendance.api';
import { attendanceId } from '#contract/attendance/attendance';
import { audit } from '#contract/audit/audit.api';
import { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import { KategoriData } from '#contract/people/erasure';
import { erasure } from '#contract/people/erasure.api';
import { OpenAccount } from '#server/identity/account.decider';
import { Passwords } from '#server/identity/passwords';
import { createApp } from '#server/app';
import { SYSTEM } from '#server/kit/deciding/command';
import { DataRequested } from '#contract/privacy/data-request.events';
import { Journal, NOTHING } from '#server/kit/log/journal';
import { metaOf } from '#test/kit/facts';
import { quietly } from '#test/kit/quiet';
import { refusedAs } from '#test/kit/refused';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const ani = idOf('ani');
const NOTE = 'Demam berdarah, dijemput neneknya';
const traces = () => ['Ani Les', 'Lestaringtyas', nameOf('ani'), 'Demam', 'neneknya', 'telepon-ani'];

let school: School;
beforeEach(async () => {
  school = await testSchool();
  await school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: ani, status_kehadiran: 'Sakit' });
  await school.ask('budi', attendance.note, { id: attendanceId(school.lesson('A'), ani), notes: NOTE });
  await school.nest.get(Passwords).set(ani, 'kapal layar 7', 'user_set');
  await school.ask('publik', identity.login, { username: nameOf('ani'), password: 'salah' });
  await school.query("INSERT INTO vault.answered VALUES (gen_random_uuid(), '', $1)", [JSON.stringify({ message: 'OK', data: { nama: 'Ani Lestaringtyas' } })]);
});
afterEach(() => school.close());

const forget = (wish: object = {}) => school.ask('admin', erasure.forget, { id: ani, konfirmasi: 'Ani Lestaringtyas', alasan: 'salah_daftar', ...wish });
const signedIn = async () => (await school.ask('publik', identity.login, { username: nameOf('ani'), password: 'kapal layar 7', deviceInfo: { browser: 'telepon-ani' } })).body.token as string;
const isCleared = () => until('the traces are cleared', async () =>
  (await school.query("SELECT FROM vault.answered WHERE answer ? 'data'")).rowCount === 0 && (await proofs()).length === 2);
const proofs = async () => (await school.ask('admin', audit.stream, { stream: `person-${ani}` })).body.data.map((it: { type: string }) => it.type) as string[];
const board = async () => JSON.parse(JSON.stringify((await school.ask('kepala', attendance.today)).body, (name, it) => (name === 'nama' || name === 'nis' ? undefined : it)));

/** Every row of these schemas, as text; without the ids, in which a number may be by chance. */
async function dump(...schemas: string[]) {
  const { rows: tables } = await school.query("SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = ANY ($1) ORDER BY 1", [schemas]);
  const rows = await Promise.all(tables.map(async ({ name }) => (await school.query(`SELECT '${name} ' || t::text AS row FROM ${name} t ORDER BY 1`)).rows.map((it) => it.row as string)));
  return rows.flat();
}
const found = (rows: readonly string[]) => rows.map((it) => it.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')).filter((row) => traces().some((it) => row.includes(it)));
const tablesOf = async () => (await dump('read')).filter((it) => !/^read\.(touched|checkpoint|projection) /.test(it));

test('a category that is named twice is one, and holds up nobody after it', async () => {
  const twice = await forget({ kategori: ['kesehatan', 'kesehatan'] });
  expect(twice.body.data).toEqual({ dihapus: ['kesehatan'], ditahan: [], dasar: null });
  await forget();
  await until('both are erased', async () => (await proofs()).filter((it) => it === 'PersonErased').length === 2);
});

test('whoever is forgotten is nowhere in the database, and what they did still counts', async () => {
  const token = await signedIn();
  expect(found(await dump('es', 'read', 'vault')).length).toBeGreaterThan(3);
  const before = await board();
  const { status, body } = await forget();
  expect([status, body.data]).toEqual([200, { dihapus: KategoriData.options, ditahan: [], dasar: null }]);
  await isCleared();
  expect(await proofs()).toEqual(['PersonErased', 'PersonForgotten']);
  expect(found(await dump('es', 'read', 'vault'))).toEqual([]);
  expect((await dump('vault')).filter((it) => it.includes(ani) && !it.startsWith('vault.person_key'))).toEqual([]);
  expect(await board()).toEqual(before);
  expect(await until('the log is verified', async () => (await school.ask('admin', audit.verify)).body.data.verifikasi.utuh)).toBe(true);
  expect((await school.ask('publik', identity.me, {}, { token })).status).toBe(401);
  const enter = await school.ask('publik', identity.login, { username: nameOf('ani'), password: 'kapal layar 7' });
  expect([enter.status, enter.body]).toEqual([404, refusedAs(identityRefusals.NIS_NOT_FOUND)]);
});

test('nothing personal is written about them again; they may still be counted, and their name stays taken', async () => {
  await forget();
  await isCleared();
  const noted = await school.ask('budi', attendance.note, { id: attendanceId(school.lesson('A'), ani), notes: 'Ani sudah sembuh' });
  expect([noted.status, noted.body]).toEqual([409, refusedAs(common.PERSON_FORGOTTEN, 'CONFLICT')]);
  expect((await school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: ani, status_kehadiran: 'Hadir' })).status).toBe(200);
  const bus = school.nest.get(CommandBus);
  await expect(bus.execute(new OpenAccount({ id_akun: idOf('somebody new'), username: nameOf('ani'), roles: ['murid'] }, SYSTEM))).rejects.toThrow('USERNAME_TAKEN');
  expect(found(await dump('es', 'read', 'vault'))).toEqual([]);
});

test('tables that are filled anew are the same, and say nothing of them either', async () => {
  await forget();
  await isCleared();
  const before = await tablesOf();
  const { url } = school.place;
  await school.restart(async () => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('DROP SCHEMA read CASCADE');
    await client.end();
  });
  expect(await tablesOf()).toEqual(before);
});

test('a request of the person erases all but what the law keeps', async () => {
  const { body } = await forget({ alasan: 'permintaan_subjek' });
  expect(body.data).toEqual({ dihapus: ['kesehatan', 'konseling', 'berkas', 'catatan', 'jawaban', 'nilai'], ditahan: ['identitas', 'orangtua'], dasar: expect.stringContaining('Pasal 20') });
  await until('the erasure', async () => (await proofs()).length === 2);
  const row = await until('the tables to have forgotten', async () => {
    const found = (await school.ask('budi', attendance.bySession, { id_sesi: school.lesson('A') })).body.data.find((it: { id_murid: string }) => it.id_murid === ani);
    return found.notes === null && found;
  });
  expect(row).toMatchObject({ nama: 'Ani Lestaringtyas', status_kehadiran: 'Sakit', notes: null });
  expect((await signedIn()).length).toBeGreaterThan(40);
  expect((await forget({ alasan: 'permintaan_subjek', kategori: ['identitas'] })).body.code).toBe('KEPT_BY_LAW');
});

test('somebody without an account is forgotten too, confirmed by their id; of nobody nothing is', async () => {
  const [guest, id_permintaan, journal] = [idOf('tamu'), idOf('permintaan tamu'), school.nest.get(Journal)];
  const said = async () => (await journal.read(`data-request-${id_permintaan}`)).map((it) => it.data.isi);
  const { position } = await journal.append(`data-request-${id_permintaan}`, NOTHING, [DataRequested({ id_permintaan, id_orang: guest, jenis: 'akses', isi: 'Lestaringtyas, tamu' })], metaOf());
  await school.settled([{ position }]);
  expect(await said()).toEqual(['Lestaringtyas, tamu']);
  expect((await forget({ id: idOf('siapa'), konfirmasi: idOf('siapa') })).body.code).toBe('NOT_FOUND');
  expect((await forget({ id: guest, konfirmasi: 'Lestaringtyas' })).body.code).toBe('NAME_UNCONFIRMED');
  expect((await forget({ id: guest, konfirmasi: guest })).status).toBe(200);
  await until('they are unknown', async () => (await said())[0] === null);
  await until('the tables to have forgotten them', async () => !(await tablesOf()).some((it) => it.includes('tamu')));
  expect((await school.query('SELECT FROM vault.person_key WHERE person = $1 AND key IS NOT NULL', [guest])).rowCount).toBe(0);
});

test('tables of another version of the code keep nobody either', async () => {
  await school.query(`CREATE TABLE read.student_0123456789 AS SELECT 'Ani Lestaringtyas'::text AS panggilan`);
  await forget();
  await isCleared();
  expect(found(await dump('read'))).toEqual([]);
});

test.each([['before the keys are destroyed', 'DestroyKeys', 'before'], ['after it', 'RecordErasure', 'before'], ['after it is recorded', 'DestroyKeys', 'after'], ['before the traces are cleared', 'ClearTraces', 'before'], ['after that', 'ClearTraces', 'after']])(
  'a server that ends %s goes on at its next start', async (_, name, when) => {
    const bus = school.nest.get(CommandBus);
    const execute = bus.execute.bind(bus);
    let deaths = 0;
    bus.execute = (async (command: object) => {
      if (command.constructor.name !== name) return execute(command as never);
      if (when === 'after') await execute(command as never);
      deaths++;
      throw new Error('the server dies here');
    }) as never;
    await quietly(async () => {
      await forget();
      await until('the death', () => deaths > 0);
      await school.restart();
    });
    await isCleared();
    expect(found(await dump('es', 'read', 'vault'))).toEqual([]);
    expect(await proofs()).toEqual(['PersonErased', 'PersonForgotten']);
  });

test('every node forgets the keys that it has in mind', async () => {
  const other = await createApp({ databaseUrl: school.place.url, dataDir: school.place.dataDir, clock: school.clock, webRoot: '' });
  try {
    const name = async () => (await other.nest.get(Journal).read(`student-${ani}`))[0]?.data.nama;
    expect(await name()).toBe('Ani Lestaringtyas');
    await forget();
    await isCleared();
    await until('the other node has forgotten', async () => (await name()) === null);
  } finally {
    await other.close();
  }
});
