import { z } from 'zod';
import { endpoint, type Endpoint } from '#contract/kit/endpoint';
import { audit } from '#contract/audit/audit.api';
import { identity } from '#contract/identity/identity.api';
import { consent } from '#contract/people/consent.api';
import { privacy } from '#contract/privacy/privacy.api';
import { studentData } from '#contract/people/student-data.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { students as studentsApi } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { Endpoint as Mounted } from '#server/kit/edge/endpoint';
import { Endpoints } from '#server/kit/live/endpoints';
import { furnishForRights, isAllowed, RIGHTS } from '#test/api/rights';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf, staff, students, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishForRights(school);
  for (const id of [idOf('eka'), idOf('beni')]) expect((await school.ask('admin', studentData.write, { id, ayah: { nama: 'Ayah Rahasia', penghasilan: 'Rp5.000.000–Rp20.000.000' }, diri: { nik: '3201234567890123', no_kk: '3209876543210987' } })).body).toMatchObject({ message: 'OK' });
  for (const [wali, id_murid] of [['waliB', idOf('eka')], ['waliA', idOf('beni')]] as const) {
    expect((await school.ask(wali, studentData.updateClass, { data: [{ id_murid, kesehatan: { riwayat_penyakit: 'asma rahasia' } }] })).body.data).toEqual({ jumlah: 1, ditolak: [] });
  }
});
afterAll(() => school.close());

const kinds = ['A', 'B'] as const;
const mounted = () => [...school.nest.get(Endpoints).all().values()];
const reads = RIGHTS.filter((it) => it.endpoint.method === 'GET' && !it.endpoint.isFile);
type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };
const namesIn = (it: Schema): string[] => [...Object.entries(it.properties ?? {}).flatMap(([name, one]) => [name, ...namesIn(one)]), ...(it.items ? namesIn(it.items) : []), ...(it.anyOf ?? []).flatMap(namesIn)];
const fieldsOf = (it: Endpoint<any, any>, io: 'input' | 'output') => namesIn(z.toJSONSchema(io === 'input' ? it.input : it.output, { io, unrepresentable: 'any' }) as Schema);

test('rule 19: what is not public has a policy, and without one the server does not begin', () => {
  for (const it of mounted()) expect([it.endpoint.name, it.endpoint.allow === 'public' || typeof it.policy === 'function']).toEqual([it.endpoint.name, true]);
  for (const allow of ['user', ['admin']] as const) expect(() => Mounted(endpoint('nothing.read', 'GET /api/nothing', { allow }))).toThrow('nothing.read has no policy');
});

/** Everything that a person is told by everything they may ask for. */
async function toldTo(who: Who) {
  const told: [string, string][] = [];
  for (const right of reads) {
    for (const kelas of kinds) {
      if (isAllowed(right, who, kelas)) told.push([right.endpoint.name, JSON.stringify((await school.ask(who, right.endpoint, right.input(school, kelas))).body)]);
    }
  }
  expect(told.length).toBeGreaterThan(20);
  return told;
}

test.each(['ani', 'eka'] as const)('rule 21: the student %s sees no number, address or income of anybody else', async (who) => {
  const secrets = [...staff.map((it) => it.nik), ...students.filter((it) => it.who !== who).map((it) => it.nis)];
  if (who !== 'eka') secrets.push('Rp5.000.000–Rp20.000.000', '3201234567890123', '3209876543210987', 'asma rahasia', 'Ayah Rahasia');
  for (const [name, body] of await toldTo(who)) for (const it of secrets) expect([name, it, body.includes(it)]).toEqual([name, it, false]);
});

test.each(['budi', 'pembina', 'keuangan'] as const)('rule 21: %s of the staff sees neither family nor health of students', async (who) => {
  for (const [name, body] of await toldTo(who)) for (const it of ['Rp5.000.000–Rp20.000.000', '3201234567890123', '3209876543210987', 'asma rahasia', 'Ayah Rahasia']) expect([name, it, body.includes(it)]).toEqual([name, it, false]);
});

test('rule 21: the history of a person tells an auditor what happened, not the number that they sign in with, where they live or who signed', async () => {
  const secrets = [...staff.map((it) => it.nik), ...students.map((it) => it.nis), 'Jl. Sembunyi 3', 'budi.rahasia@contoh.id', 'Ibu Penandatangan', 'Isi permintaan rahasia', 'cicilan'];
  await school.ask('admin', teachers.change, { id: idOf('budi'), alamat: 'Jl. Sembunyi 3', email: 'budi.rahasia@contoh.id' });
  await school.ask('admin', consent.record, { id: idOf('ani'), tujuan: ['pendidikan'], status: 'diberikan', versi_teks: '1', saluran: 'email', penandatangan: 'Ibu Penandatangan', hubungan: 'ibu', tanggal: '2026-07-13' });
  await school.ask('admin', studentsApi.changePayment, { id: idOf('ani'), status: 'cicilan' });
  const { id } = (await school.ask('ani', privacy.ask, { jenis: 'pembatasan', isi: 'Isi permintaan rahasia' })).body.data;
  const told = async (who: Who) => {
    const bodies = [];
    for (const stream of [...staff.map((it) => `teacher-${it.id_guru}`), `student-${idOf('ani')}`, `student-${idOf('eka')}`, `consent-${idOf('ani')}`, `data-request-${id}`]) bodies.push((await school.ask(who, audit.stream, { stream, limit: 100 })).body);
    return JSON.stringify(bodies);
  };
  for (const who of ['auditor', 'kepala'] as const) {
    const body = await told(who);
    expect(body).toContain('Budi Prasetyawan');
    expect([who, secrets.filter((it) => body.includes(it))]).toEqual([who, who === 'kepala' ? ['cicilan'] : []]);
  }
  const admins = await told('admin');
  expect(secrets.filter((it) => !admins.includes(it) && !students.some(({ nis }) => nis === it))).toEqual(['Ibu Penandatangan']);
});

test('rule 21: what is right in a question is told to whoever wrote it and to the leaders: to no student and no colleague, by no line, and by no history but theirs', async () => {
  const [kunci, pembahasan] = ['Kunci rahasia 77', 'Pembahasan rahasia 77'];
  const { id } = (await school.ask('budi', questionBank.write, { tipe: 'Essay', pertanyaan: 'Sebutkan yang rahasia', kunci: [kunci], rubrik: [{ kriteria: 'Rubrik rahasia 77', skor: 1 }], pembahasan, id_mata_pelajaran: idOf('MTK') })).body.data;
  const asked = async (who: Who) => {
    const answers = [];
    for (const [endpoint, input] of [[questionBank.one, { id }], [questionBank.take, { format: 'xml', hanya_muat: 'true', id_list: id }], [questionBank.take, { format: 'xml', hanya_muat: 'true' }], [audit.stream, { stream: `question-${id}`, limit: 100 }]] as const) answers.push(await school.ask(who, endpoint, input));
    return answers.map(({ status, text, body }) => [status, (text ?? String(body)).includes('rahasia 77')] as const);
  };
  const [yes, no, kept] = [[200, true], [403, false], [200, false]];
  expect(await asked('budi')).toEqual([yes, yes, yes, no]);
  for (const who of ['admin', 'kepala', 'kurikulum'] as const) expect([who, await asked(who)]).toEqual([who, [yes, yes, yes, yes]]);
  expect(await asked('sari')).toEqual([no, [422, false], kept, no]);
  expect(await asked('auditor')).toEqual([no, no, no, kept]);
  for (const who of ['ani', 'eka', 'pembina', 'bk'] as const) expect([who, await asked(who)]).toEqual([who, [no, no, no, no]]);
  for (const who of ['ani', 'eka', 'sari', 'auditor'] as const) for (const [name, body] of await toldTo(who)) expect([name, body.includes('rahasia 77')]).toEqual([name, false]);
});

test('rule 26: an answer that says more than the contract promises is found out', async () => {
  const { GET: less } = { GET: { ...teachers.card, output: z.object({ data: z.object({ id: z.string() }) }) } };
  await expect(school.ask('budi', less, { id: idOf('budi') })).rejects.toThrow();
  expect((await school.ask('budi', teachers.card, { id: idOf('budi') })).status).toBe(200);
});

test('rule 26: nothing is promised that nobody may know', () => {
  for (const { endpoint: it } of mounted()) {
    const fields = fieldsOf(it, 'output').filter((name) => /^(sandi|kata_sandi|password|token_hash|sid|secret)$|password/i.test(name) && name !== 'mustChangePassword');
    expect([it.name, fields]).toEqual([it.name, []]);
  }
});

test('rule 61: neither password nor token has a place in an address', () => {
  for (const { endpoint: it } of mounted()) {
    const said = it.method === 'GET' ? fieldsOf(it, 'input') : [...it.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
    expect([it.name, said.filter((name) => /password|sandi|token|^ni[ks]$|^nama$|email/i.test(name))]).toEqual([it.name, []]);
  }
});

test('what takes a password or a token is not remembered for a repeated request', () => {
  const isOne = (name: string) => /^password|token/i.test(name) && name !== 'pakai_token';
  const taking = mounted().filter(({ endpoint: it }) => it.path !== '/api/setup' && fieldsOf(it, 'input').some(isOne));
  expect(taking.length).toBeGreaterThan(8);
  for (const { endpoint: it } of taking) expect([it.name, it.isSecret]).toEqual([it.name, true]);
});

test('rule 61: neither password nor token is written into the log of the server, whatever goes wrong', async () => {
  const said: string[] = [];
  const write = (it: unknown) => said.push(String(it)) > 0;
  const real = { out: process.stdout.write, err: process.stderr.write };
  const { token } = (await school.enter('auditor')).body as { token: string };
  Object.assign(process.stdout, { write });
  Object.assign(process.stderr, { write });
  try {
    await school.ask('publik', identity.login, { username: nameOf('budi'), password: 'sandi rahasia 1' });
    await school.query('ALTER TABLE vault.session RENAME TO away');
    expect((await school.ask('auditor', identity.me, {}, { token })).status).toBe(500);
    expect((await school.ask('publik', identity.login, { username: nameOf('kepala'), password: nameOf('kepala') })).status).toBe(500);
    await school.query('ALTER TABLE vault.away RENAME TO session');
    await school.ask('admin', teachers.create, { nik: '5550001', nama: 'Rahasia Jati', jenis_kelamin: 'Pria', password: 'sandi rahasia 2' }, { headers: { 'idempotency-key': 'x' } });
    await school.ask('publik', identity.me, {}, { token: `${token}x` });
  } finally {
    Object.assign(process.stdout, { write: real.out });
    Object.assign(process.stderr, { write: real.err });
  }
  expect(said.join('')).toMatch(/session/);
  for (const secret of [token, token.split('.')[1] as string, 'sandi rahasia', 'Rahasia Jati', nameOf('kepala')]) expect(said.join('')).not.toContain(secret);
});

test('rule 62: lists have the few columns that they need', () => {
  const kept = /^(alamat|no_kk|penghasilan|riwayat_penyakit|tempat_lahir|tanggal_lahir|no_akta_lahir|nisn|ayah|ibu|wali|perangkat|ip)$/;
  for (const { endpoint: it } of mounted().filter((one) => one.endpoint.method === 'GET' && 'limit' in one.endpoint.input.shape)) {
    // Whoever keeps the books is told where people live (specification 3); others are not, see below.
    const isOfBooks = [teachers.list, teachers.directory, studentsApi.list, studentsApi.directory].some((one) => one.name === it.name);
    expect([it.name, fieldsOf(it, 'output').filter((name) => kept.test(name))]).toEqual([it.name, isOfBooks ? ['alamat'] : []]);
  }
});

test('rule 62: what is of the books is told to the admin only', async () => {
  for (const who of ['budi', 'waliA', 'pembina', 'kepala', 'ani'] as const) {
    for (const list of [teachers.directory, studentsApi.directory]) {
      const told = new Set((await school.ask(who, list)).body.data.flatMap((it: object) => Object.keys(it)));
      expect([who, list.name, ['nik', 'email', 'alamat', 'role', 'status'].filter((name) => told.has(name))]).toEqual([who, list.name, []]);
    }
  }
});
