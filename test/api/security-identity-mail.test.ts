import { account } from '#contract/identity/account.api';
import { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { defaultSettings } from '#contract/institution/institution';
import { access } from '#contract/identity/access.api';
import { oneLine } from '#server/kit/letter';
import { MailTransport } from '#server/identity/mail-transport';
import { Passwords } from '#server/identity/passwords';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { verified } from '#test/api/identity-probes';
import { delivered, type MailServer, mailServer, owns, secretIn } from '#test/kit/mail-server';
import { refusedAs } from '#test/kit/refused';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

const [NEW, BUDI] = ['kapal layar 7', 'budi@mercusuar.example'];
let school: School;
let mail: MailServer;
beforeEach(async () => {
  [school, mail] = [await testSchool(), await mailServer()];
  await owns(school, 'budi', BUDI);
});
afterEach(async () => {
  await school.close();
  await mail.close();
});

const forgot = (email = BUDI) => school.ask('publik', account.forgot, { email });
const reset = (tokenEmail: string, password = NEW) => school.ask('publik', account.reset, { tokenEmail, password });
const link = async () => {
  await forgot();
  await delivered(school);
  return secretIn(mail.to(BUDI));
};
const gone = refusedAs(identityRefusals.LINK_INVALID);

test('D.3 9: a link works once, for half an hour, is kept as a digest, ends those before it and signs nobody in', async () => {
  const session = await school.signIn('budi');
  const [first, second] = [await link(), await link()];
  expect((await reset(first.token)).body).toEqual(gone);
  expect(JSON.stringify((await school.query('SELECT mail_token::text, mail::text FROM vault.mail_token, vault.mail')).rows)).not.toContain(second.token);
  expect((await reset(second.token, 'lemah')).status).toBe(422);
  const answers = await Promise.all([reset(second.token), reset(second.token)]);
  expect(answers.map((it) => it.status).sort()).toEqual([200, 410]);
  expect(answers.find((it) => it.status === 200)?.body).toEqual({ message: 'OK', result: true, data: {} });
  expect((await reset(second.token)).body).toEqual(gone);
  expect((await school.ask('publik', identity.me, {}, { token: session })).status).toBe(401);
  expect((await school.ask('publik', identity.login, { username: nameOf('budi'), password: NEW })).body.mustChangePassword).toBe(false);
});

test('D.3 9: a link is over after half an hour, and when the password was changed in another way', async () => {
  const late = await link();
  await school.query("UPDATE vault.mail_token SET berakhir = now() - interval '1 second'");
  expect((await reset(late.token)).body).toEqual(gone);
  const other = await link();
  await school.nest.get(Passwords).set(idOf('budi'), 'dari admin 99', 'reset');
  expect((await reset(other.token)).body).toEqual(gone);
  for (const it of ['', 'x', 'A'.repeat(43), `${other.token}A`]) expect([400, 410, 422]).toContain((await reset(it)).status);
  expect((await school.ask('publik', account.resetByParent, { tokenEmail: (await link()).token, password: NEW })).body).toEqual(gone);
});

test('D.3 10: whether anybody has an address is not to be learnt, neither from the answer nor from the time', async () => {
  const [known, unknown] = [await forgot(), await forgot('nobody@mercusuar.example')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const took = async (email: string) => {
    const at = performance.now();
    await forgot(email);
    const ms = performance.now() - at;
    await school.query("DELETE FROM vault.rate_limit WHERE key LIKE 'forgot%'");
    return ms;
  };
  // One after the other, so that whatever else the machine does befalls both; one that did the work of a mail would take several times as long.
  const times: [number, number][] = [];
  for (let i = 0; i < 15; i++) times.push([await took(BUDI), await took(`nobody${i}@mercusuar.example`)]);
  const [some, none] = [0, 1].map((of) => times.map((it) => it[of] as number).sort((a, b) => a - b)[7] as number) as [number, number];
  expect(Math.max(some, none) / Math.min(some, none)).toBeLessThan(3);
  await delivered(school);
  expect(mail.received.flatMap((it) => it.to).every((it) => it === BUDI)).toBe(true);
});

test('D.3 35: more than three requests an hour are blocked, and the admin sees it', async () => {
  for (const email of [BUDI, 'nobody@mercusuar.example']) {
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push((await forgot(email)).status);
    expect(answers).toEqual([200, 200, 200, 429, 429]);
  }
  const rows = (await school.ask('admin', access.blocked)).body.data;
  expect(rows).toMatchObject([{ alasan: 'RESET_SANDI', username: null }, { alasan: 'RESET_SANDI', username: nameOf('budi') }]);
  for (const { key } of rows) await school.ask('admin', access.lift, { key });
  expect((await forgot()).status).toBe(200);
});

test('D.3 11: a changed password and a changed address are told by mail, the latter to the old address', async () => {
  await school.ask('budi', account.changePassword, { data: { password: NEW } });
  await delivered(school);
  expect(mail.to(BUDI).body).toContain('kata sandi akun Anda'.replace('kata', 'Kata'));
  const changed = await school.ask('budi', account.changeEmail, { id: idOf('budi'), email: 'baru@mercusuar.example', password: NEW });
  school.takeToken('budi', changed.body.newToken);
  await delivered(school);
  await school.ask('budi', account.verify, { id: idOf('budi'), tokenEmail: secretIn(mail.to('baru@mercusuar.example')).token });
  await delivered(school);
  expect(mail.to(BUDI).head).toMatch(/Subject: .*diganti/);
});

test('D.3 18: a new address asks for the password again, and the session goes on under a new token', async () => {
  await school.ask('budi', account.changePassword, { data: { password: NEW } });
  const wish = { id: idOf('budi'), email: 'baru@mercusuar.example' };
  // The session that has just begun was opened by the password; a while later it is asked for.
  expect((await school.ask('budi', account.changeEmail, { ...wish, password: 'salah' })).body.code).toBe('OLD_PASSWORD_WRONG');
  school.takeToken('budi', (await school.ask('budi', account.changeEmail, wish)).body.newToken);
  await school.query("UPDATE vault.session SET created_at = created_at - interval '11 minutes'");
  for (const password of [undefined, 'salah']) expect((await school.ask('budi', account.changeEmail, { ...wish, password })).body.code).toBe('OLD_PASSWORD_WRONG');
  const before = await school.token('budi');
  const { body } = await school.ask('budi', account.changeEmail, { ...wish, password: NEW });
  expect(body.message).toBe('EMAIL_SENT');
  const look = async (token: string) => (await school.ask('publik', identity.me, {}, { token })).body.code ?? 'in';
  expect([await look(before), await look(body.newToken)]).toEqual(['TOKEN_UNMATCH', 'in']);
});

test('an address counts once its link came back, for its owner only, and only while it is still that address', async () => {
  await school.ask('sari', account.changeEmail, { id: idOf('sari'), email: 'lama@mercusuar.example' }).then(({ body }) => school.takeToken('sari', body.newToken));
  await delivered(school);
  const { token } = secretIn(mail.to('lama@mercusuar.example'));
  expect((await school.ask('budi', account.verify, { id: idOf('budi'), tokenEmail: token })).body).toEqual(gone);
  expect((await school.ask('sari', account.one, { id: idOf('sari') })).body.data).toMatchObject({ email: null, email_menunggu: 'lama@mercusuar.example' });
  await school.query("UPDATE vault.email SET digest_baru = 'another'");
  await school.ask('sari', account.changeEmail, { id: idOf('sari'), email: 'baru@mercusuar.example' }).then(({ body }) => school.takeToken('sari', body.newToken));
  expect((await school.ask('sari', account.verify, { id: idOf('sari'), tokenEmail: token })).body).toEqual(gone);
});

test('an address that somebody else has is refused when its link comes back', async () => {
  const { done } = await verified(school, 'sari', BUDI);
  expect(done.body.code).toBe('EMAIL_TAKEN');
});

test('D.3 43: line breaks get into no head of a mail', async () => {
  for (const email of ['budi@mercusuar.example\r\nBcc: semua@mercusuar.example', 'a@b.id\nX: y', '"a\r\nb"@mercusuar.example']) expect((await forgot(email)).status).toBe(422);
  await expect(school.nest.get(MailTransport).send('x', { kepada: 'a@b.id\r\nBcc: c@d.id', judul: 'x', isi: 'x' })).rejects.toThrow('line break');
  await school.give(ConfigureInstitution, { pengaturan: { ...defaultSettings, nama: 'SMP\r\nBcc: semua@mercusuar.example', mode_kata_sandi_awal: 'legacy' } });
  await link();
  expect(mail.to(BUDI).head).not.toMatch(/^Bcc:/m);
  expect(oneLine('a\r\n b\u2028c')).toBe('a b c');
});

test('D.3 59, 61: links lead to the school’s own address whatever the Host header says, and their secret stands behind #', async () => {
  await school.ask('publik', account.forgot, { email: BUDI }, { headers: { host: 'jahat.example', 'x-forwarded-host': 'jahat.example' } });
  await delivered(school);
  const { body } = mail.to(BUDI);
  expect([body.includes('jahat'), /http:\/\/localhost:3000\/forgot-password#token=[\w-]{43}\s/.test(body)]).toEqual([false, true]);
});
