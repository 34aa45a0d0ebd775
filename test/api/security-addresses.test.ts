import { account } from '#contract/identity/account.api';
import { identity } from '#contract/identity/identity.api';
import { staffAccount } from '#contract/identity/access.api';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { EmailAddresses } from '#server/identity/email-addresses';
import { delivered, type MailServer, mailServer, owns, secretIn } from '#test/kit/mail-server';
import { ADMIN_PASSWORD, type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const [ANI, THIEF] = ['ani@mercusuar.example', 'pencuri@jahat.example'];
let school: School;
let mail: MailServer;
beforeEach(async () => {
  [school, mail] = [await testSchool(), await mailServer()];
});
afterEach(async () => {
  await school.close();
  await mail.close();
});

const forgot = async (email: string) => {
  await school.ask('publik', account.forgot, { email });
  await delivered(school);
};
const sentTo = (address: string) => mail.received.filter((it) => it.to.includes(address));
const wishes = async (who: Who, email: string, rest = {}) => {
  const asked = await school.ask(who, account.changeEmail, { id: idOf(who), email, ...rest });
  school.takeToken(who, asked.body.newToken);
  await delivered(school);
};
const told = (address: string) => until(`${address} is told`, async () => {
  await delivered(school);
  return sentTo(address).some(({ head }) => /Subject: .*diganti/.test(head));
});

test('who keeps the contact of a student does not say where a link goes', async () => {
  await owns(school, 'ani', ANI);
  await school.ask('waliA', studentData.updateClass, { data: [{ id_murid: idOf('ani'), email: THIEF }] });
  await forgot(THIEF);
  expect(sentTo(THIEF)).toEqual([]);
  await forgot(ANI);
  expect(secretIn(mail.to(ANI)).path).toBe('/forgot-password');
});

test('an address that nobody has verified is sent no link, whoever entered it', async () => {
  await school.ask('admin', students.change, { id: idOf('ani'), email: ANI });
  await school.ask('admin', teachers.change, { id: idOf('budi'), email: 'budi@mercusuar.example' });
  await wishes('sari', 'sari@mercusuar.example');
  for (const email of [ANI, 'budi@mercusuar.example', 'sari@mercusuar.example']) {
    await forgot(email);
    expect(sentTo(email).filter(({ body }) => body.includes('/forgot-password'))).toEqual([]);
  }
});

test('the address before is told of every change of a contact, whoever made it', async () => {
  const changes = { admin: () => school.ask('admin', students.change, { id: idOf('ani'), email: THIEF }), waliA: () => school.ask('waliA', studentData.updateClass, { data: [{ id_murid: idOf('ani'), email: null }] }) };
  for (const [by, change] of Object.entries(changes)) {
    const before = `${by.toLowerCase()}@mercusuar.example`;
    await school.ask('admin', students.change, { id: idOf('ani'), email: before });
    expect((await change()).status).toBe(200);
    await told(before);
  }
  await school.ask('admin', teachers.change, { id: idOf('budi'), email: 'budi@mercusuar.example' });
  await school.ask('admin', teachers.change, { id: idOf('budi'), email: 'lain@mercusuar.example' });
  await told('budi@mercusuar.example');
});

test('while a new address waits to be verified the one before is still good, and it is told when it no longer is', async () => {
  await owns(school, 'ani', ANI);
  await wishes('ani', 'baru@mercusuar.example');
  expect((await school.ask('ani', account.one, { id: idOf('ani') })).body.data).toMatchObject({ email: ANI, email_terverifikasi: true, email_menunggu: 'baru@mercusuar.example' });
  await forgot(ANI);
  expect(secretIn(mail.to(ANI)).path).toBe('/forgot-password');
  await school.ask('ani', account.verify, { id: idOf('ani'), tokenEmail: secretIn(mail.to('baru@mercusuar.example')).token });
  await told(ANI);
  const before = sentTo(ANI).length;
  await forgot(ANI);
  expect(sentTo(ANI)).toHaveLength(before);
});

test('parents keep their verified address until another one is verified, and are told then', async () => {
  await owns(school, 'ani', 'ibu@mercusuar.example', 'orangtua');
  const asked = await school.ask('admin', account.changeEmail, { id: idOf('ani'), email: 'ayah@mercusuar.example', jenis: 'orangtua', password: ADMIN_PASSWORD });
  school.takeToken('admin', asked.body.newToken);
  await forgot('ibu@mercusuar.example');
  expect(secretIn(mail.to('ibu@mercusuar.example')).untuk).toBe('orangtua');
  await school.ask('publik', account.verifyParent, { id: idOf('ani'), tokenEmail: secretIn(mail.to('ayah@mercusuar.example')).token });
  await told('ibu@mercusuar.example');
});

test('of two who verify the same address at once one has it, and whoever is removed has none', async () => {
  await Promise.all([wishes('ani', 'sama@mercusuar.example'), wishes('budi', 'sama@mercusuar.example')]);
  const tokens = sentTo('sama@mercusuar.example').map((it) => secretIn(it).token);
  const answers = await Promise.all((['ani', 'budi'] as const).flatMap((who) => tokens.map((tokenEmail) => school.ask(who, account.verify, { id: idOf(who), tokenEmail }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 410, 410]);
  const made = await school.ask('admin', staffAccount.create, { username: 'bendahara', nama: 'Siti Bendahara', roles: ['keuangan'], password: 'perahu kertas 8' });
  const { id } = made.body.data;
  await school.nest.get(EmailAddresses).give(id, 'akun', 'bendahara@mercusuar.example');
  await school.ask('admin', staffAccount.remove, { id });
  await until('their addresses are gone', async () => !(await school.query('SELECT FROM vault.email WHERE id_akun = $1', [id])).rowCount);
  expect((await school.ask('publik', identity.login, { username: 'bendahara', password: 'perahu kertas 8' })).status).toBe(404);
});
