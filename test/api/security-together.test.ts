import { classroom } from '#contract/classroom/classroom.api';
import { identity } from '#contract/identity/identity.api';
import { common } from '#contract/kit/refusal';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { subject } from '#contract/subject/subject.resource';
import type { Endpoint } from '#contract/kit/endpoint';
import { account } from '#contract/identity/account.api';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const stored = async () => (await school.query("SELECT count(*)::int AS n FROM es.event WHERE stream NOT LIKE 'claim-%'")).rows[0]?.n as number;
const guru = { nik: '6600001', nama: 'Kembar Siji', jenis_kelamin: 'Pria', password: 'perahu layar 8', email: 'kembar@mercusuar.example' };
const created: [string, Endpoint<any, any>, object, number][] = [
  ['teacher', teachers.create, guru, 1],
  ['student', students.create, { nis: '66000001', nama: 'Kembar Loro', jenis_kelamin: 'Wanita', tahun_masuk: 2026 }, 1],
  ['class', classroom.form, { tingkat: 9, simbol: 'Z' }, 1],
  ['subject', subject.api.create, { kode: 'KMBR', nama: 'Kembaran', id_kelompok: null }, 1],
];

test.each(created)('rule 30: of ten who create the same %s at once one does', async (_, endpoint, wish) => {
  const before = await stored();
  const answers = await Promise.all(Array.from({ length: 10 }, () => school.ask('admin', endpoint, wish)));
  expect(answers.map((it) => it.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const written = (await stored()) - before;
  expect((await Promise.all([1, 2].map(() => school.ask('admin', endpoint, wish)))).map((it) => it.status)).toEqual([409, 409]);
  expect((await stored()) - before).toBe(written);
});

test.each(created)('rule 30: ten times the same request for a %s is one, and all are told the same', async (kind, endpoint, wish) => {
  const other = JSON.parse(JSON.stringify(wish).replaceAll('6600', '6611').replace('Z', 'Y').replace('KMBR', 'KMBS').replace('Kembaran', 'Kembaran lain').replace('kembar@', 'lain@'));
  const answers = await Promise.all(Array.from({ length: 10 }, () => school.ask('admin', endpoint, other, { headers: { 'idempotency-key': `ten ${kind}` } })));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
});

test('a repeated request leaves the password that its owner has chosen meanwhile', async () => {
  const headers = { 'idempotency-key': 'once more' };
  const wish = { nik: '6622001', nama: 'Ulang Kirim', jenis_kelamin: 'Pria', password: 'perahu layar 8' };
  const first = await school.ask('admin', teachers.create, wish, { headers });
  const { token } = (await school.ask('publik', identity.login, { username: wish.nik, password: wish.password })).body;
  expect((await school.ask('publik', account.changePassword, { data: { password: 'samudra biru 21', password_lama: wish.password } }, { token })).status).toBe(200);
  expect((await school.ask('admin', teachers.create, wish, { headers })).body).toEqual(first.body);
  expect((await school.ask('publik', identity.login, { username: wish.nik, password: 'samudra biru 21' })).status).toBe(200);
  const mistaken = await school.ask('admin', teachers.create, { ...wish, nik: '6622002' }, { headers });
  expect([mistaken.status, mistaken.body]).toEqual([409, refusedAs(common.KEY_REUSED, 'CONFLICT')]);
});
