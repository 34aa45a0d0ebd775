import { CommandBus } from '@nestjs/cqrs';
import { audit } from '#contract/audit/audit.api';
import { staffAccount } from '#contract/identity/access.api';
import { identity } from '#contract/identity/identity.api';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { payments } from '#contract/people/payment.api';
import { teachers } from '#contract/people/teacher.api';
import { erasure } from '#contract/people/erasure.api';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { furnishForRights, isAllowed, RIGHTS } from '#test/api/rights';
import { textOfPdf } from '#test/kit/pdf-text';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';
import { idOf, staff, students as pupils, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const ani = idOf('ani');
const NIK = '3271015508140001';
/** What only the admin and the student themselves may know (domain A.3). */
const SECRET = { diri: { nik: NIK, no_kk: '3271010101010009' }, ayah: { nik: '3271011212800007', penghasilan: 'Rp2.000.000–Rp4.999.999' } };
const ILLNESS = 'asma sejak kecil';
const others: Who[] = [...staff.map((it) => it.who), ...pupils.map((it) => it.who).filter((it) => it !== 'ani')];

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishForRights(school);
  await school.ask('admin', studentData.write, { id: ani, ...SECRET });
  await ill(ani);
});
afterAll(() => school.close());

const ill = (id_murid: string, riwayat_penyakit = ILLNESS) => school.ask('waliA', studentData.updateClass, { data: [{ id_murid, kesehatan: { riwayat_penyakit } }] });
const book = async (who: Who, id = ani) => school.ask(who, studentData.read, { id });
const reads = async () => (await school.ask('admin', audit.stream, { stream: `student-${ani}`, limit: 100 })).body.data.filter((it: { type: string }) => it.type === 'StudentDataRead');

test('the admin and the student read all of it, and every look of somebody else is a fact', async () => {
  const before = (await reads()).length;
  expect((await book('admin')).body.data).toMatchObject({ ...SECRET, kesehatan: { riwayat_penyakit: ILLNESS } });
  expect((await book('ani')).body.data).toMatchObject(SECRET);
  const [latest, ...rest] = await reads();
  expect(rest).toHaveLength(before);
  expect(latest).toMatchObject({ oleh: { role: 'admin' }, data: { bagian: ['diri', 'kesehatan', 'ayah'] } });
});

/** What an answer says: a paper by what somebody reads on it. */
function said(body: unknown) {
  if (!Buffer.isBuffer(body) || body.subarray(0, 4).toString() !== '%PDF') return JSON.stringify(body);
  const text = textOfPdf(body);
  // Of a paper that cannot be read nothing would be known.
  expect(text).toMatch(/[a-z]{3}/i);
  return text;
}

test.each(others)('nothing that %s may ask tells the numbers or the income of another’s family', async (who) => {
  expect((await book(who)).status).toBe(403);
  const told: string[] = [];
  const look = async (name: string, ask: Promise<{ body: unknown; status: number }>) => {
    const { body, status } = await ask;
    const text = said(body);
    if ([NIK, SECRET.diri.no_kk, SECRET.ayah.nik, SECRET.ayah.penghasilan].some((it) => text.includes(it))) told.push(name);
    return status;
  };
  for (const right of RIGHTS.filter((it) => it.endpoint.method === 'GET' && it.may !== 'public' && it.endpoint.name !== 'identity.logout')) {
    // What is not theirs to ask is refused by the same words for all (test/api/rights.test.ts).
    for (const kelas of ['A', 'B'] as const) if (isAllowed(right, who, kelas)) await look(right.endpoint.name, school.ask(who, right.endpoint, { limit: 100, ...right.input(school, kelas) }));
  }
  const status = await look('audit.stream', school.ask(who, audit.stream, { stream: `student-${ani}`, limit: 100 }));
  expect([200, 403]).toContain(status);
  expect(told).toEqual([]);
});

test('the number that is a first password too is told to nobody but who oversees, leads or teaches the student', async () => {
  const nis = pupils.find(({ who }) => who === 'ani')?.nis as string;
  const knowing = async (ask: (who: Who) => Promise<{ body: unknown }>) => {
    const found = [];
    for (const who of others) if (JSON.stringify((await ask(who)).body).includes(nis)) found.push(who);
    return found.sort();
  };
  const MAY = ['bk', 'budi', 'kepala', 'kurikulum', 'waliA'];
  expect(await knowing((who) => school.ask(who, students.directory, { limit: 1000 }))).toEqual(MAY);
  expect(await knowing((who) => school.ask(who, students.card, { id: ani }))).toEqual(MAY);
  expect(await knowing((who) => school.ask(who, payments.list, { limit: 100 }))).toEqual(['kepala']);
  const finds = async (who: Who, search: string) => (await school.ask(who, students.directory, { search })).body.data.map((it: { id: string }) => it.id);
  expect([await finds('budi', nis), await finds('sari', nis), await finds('sari', 'Ani Lestari')]).toEqual([[ani], [], [ani]]);
  expect((await school.ask('keuangan', payments.list, { search: nis })).body.data).toEqual([]);
  const order = async (who: Who) => (await school.ask(who, students.directory, { sortBy: 'nis', limit: 100 })).body.data.map((it: { nis: string | null }) => it.nis !== null);
  expect((await order('sari')).lastIndexOf(true)).toBe((await order('sari')).filter(Boolean).length - 1);
  expect((await school.ask('ani', students.card, { id: ani })).body.data.nis).toBe(nis);
});

test('health is the homeroom teacher’s to write and the admin’s to read', async () => {
  expect((await school.ask('admin', studentData.write, { id: idOf('citra'), kesehatan: { riwayat_penyakit: ILLNESS } })).status).toBe(200);
  expect((await book('admin', idOf('citra'))).body.data.kesehatan).toBeNull();
});

test('whether the fees are paid is told to the student themselves, to their homeroom teacher and to the offices', async () => {
  await school.ask('admin', students.changePayment, { id: ani, status: 'cicilan' });
  const card = async (who: Who) => (await school.ask(who, students.card, { id: ani })).body.data.status;
  expect([await card('ani'), await card('budi'), await card('bk')]).toEqual(['cicilan', undefined, undefined]);
  for (const id_kelas of [school.class('A').id_kelas, school.class('A').id_kelas_tahun_ajaran]) {
    const told = async (who: Who) => (await school.ask(who, payments.list, { id_kelas })).body.data?.find((it: { id: string }) => it.id === ani)?.status;
    expect([await told('waliA'), await told('keuangan'), await told('kepala'), await told('waliB'), await told('budi')]).toEqual(['cicilan', 'cicilan', 'cicilan', undefined, undefined]);
  }
});

test('health is known to the homeroom teacher, the principal and the counsellor, to nobody else', async () => {
  const knows = async (who: Who) => JSON.stringify((await school.ask(who, studentData.ofClass, { id: school.class('A').id_kelas_tahun_ajaran })).body).includes(ILLNESS);
  const knowing = [];
  for (const who of others) if (await knows(who)) knowing.push(who);
  expect(knowing.sort()).toEqual(['bk', 'kepala', 'waliA']);
});

test('a category that is erased is gone from the book, and nothing new of it is kept', async () => {
  await school.ask('admin', studentData.write, { id: idOf('dedi'), diri: { hobi: 'Catur' } });
  await ill(idOf('dedi'));
  await school.ask('admin', erasure.forget, { id: idOf('dedi'), konfirmasi: 'Dedi Kurniawanto', alasan: 'permintaan_subjek', kategori: ['kesehatan'] });
  await until('the erasure', async () => (await book('admin', idOf('dedi'))).body.data.kesehatan === null);
  expect((await book('admin', idOf('dedi'))).body.data.diri).toEqual({ hobi: 'Catur' });
  expect((await ill(idOf('dedi'), 'tifus')).body.data.ditolak).toEqual([{ id_murid: idOf('dedi'), alasan: 'PERSON_FORGOTTEN' }]);
});

test('a student whose enrolment was cut off after the first append joins the class all the same, and a repeated request makes nobody twice', async () => {
  const bus = school.nest.get(CommandBus);
  const execute = bus.execute.bind(bus);
  let isCut = false;
  bus.execute = (async (command: object) => {
    if (!(command instanceof PlaceStudent) || isCut) return execute(command as never);
    isCut = true;
    throw new Error('the server dies here');
  }) as never;
  const wish = { nis: '99001122', nama: 'Terputus Tengah', jenis_kelamin: 'Pria', tahun_masuk: 2026, id_kelas: school.class('B').id_kelas };
  const enrol = () => school.ask('admin', students.create, wish, { headers: { 'idempotency-key': 'enrol once' } });
  const found = async () => (await school.ask('admin', students.list, { search: wish.nis })).body.data as { id: string; kelas: string | null }[];
  await quietly(async () => expect((await enrol()).status).toBe(500));
  bus.execute = execute as never;
  expect(isCut).toBe(true);
  await until('the class is joined', async () => (await found())[0]?.kelas === '7B');
  const again = await enrol();
  expect([again.status, again.body.data.id, (await found()).length]).toEqual([200, (await found())[0]?.id, 1]);
});

test('whoever is removed leaves neither a session nor a password, but their name where the history speaks of them', async () => {
  const { id } = (await school.ask('admin', teachers.create, { nik: '99112233', nama: 'Pamit Undurdiri', jenis_kelamin: 'Pria', password: 'perahu layar 8' })).body.data;
  const { token } = (await school.ask('publik', identity.login, { username: '99112233', password: 'perahu layar 8' })).body;
  const kept = async () => (await school.query('SELECT id_akun FROM vault.session WHERE id_akun = $1 UNION ALL SELECT id_akun FROM vault.credential WHERE id_akun = $1', [id])).rowCount;
  expect(await kept()).toBe(2);
  await school.ask('admin', teachers.remove, { id });
  await until('session and password are gone', async () => (await kept()) === 0);
  expect((await school.ask('publik', identity.me, {}, { token })).status).toBe(401);
  const erased = await school.ask('admin', erasure.forget, { id, konfirmasi: 'Pamit Undurdiri', alasan: 'salah_daftar' });
  expect(erased.body.data.dihapus).toContain('identitas');
});

test('nor does an account of staff that was closed', async () => {
  const { id } = (await school.ask('admin', staffAccount.create, { username: 'tatausaha', nama: 'Tata Usahawan', roles: ['pegawai'], password: 'perahu layar 8' })).body.data;
  expect((await school.ask('publik', identity.login, { username: 'tatausaha', password: 'perahu layar 8' })).status).toBe(200);
  expect((await school.ask('admin', staffAccount.remove, { id })).status).toBe(200);
  await until('session and password are gone', async () => (await school.query('SELECT FROM vault.session WHERE id_akun = $1 UNION ALL SELECT FROM vault.credential WHERE id_akun = $1', [id])).rowCount === 0);
});
