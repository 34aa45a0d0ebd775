import { access } from '#contract/identity/access.api';
import { account } from '#contract/identity/account.api';
import { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { attendance } from '#contract/attendance/attendance.api';
import { GrantRoles, RevokeRoles } from '#server/people/teacher.decider';
import { RegisterStudent, RemoveStudent } from '#server/people/student.decider';
import { LiveGateway } from '#server/kit/live/live.gateway';
import { Watcher } from '#test/live/watcher';
import { refusedAs } from '#test/kit/refused';
import { NEW, passwordsAt } from '#test/kit/passwords';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf, staff, students, type Who } from '#test/kit/school-data';

let school: School;
beforeEach(async () => {
  school = await testSchool();
});
afterEach(() => school.close());

const { choose, enter, change } = passwordsAt(() => school);
const isIn = async (token: string) => (await school.ask('publik', identity.me, {}, { token })).body.code ?? 'in';

test('D.3 5: the fifth failure blocks for 15 minutes, a second block for an hour; the admin sees both and lifts them', async () => {
  const fail = () => enter(nameOf('budi'), 'salah');
  for (let i = 1; i <= 5; i++) expect((await fail()).body.count).toBe(i);
  expect((await fail()).headers['retry-after']).toBe('900');
  const [row] = (await school.ask('admin', access.blocked)).body.data;
  expect(row).toMatchObject({ username: nameOf('budi'), nama: 'Budi Prasetyawan', role: ['guruMapel'], ip: '127.0.0.1', alasan: 'PASSWORD_SALAH', jumlah_percobaan: 5 });
  expect(Date.parse(row.berakhir_pada) - Date.parse(row.diblokir_pada)).toBe(15 * 60_000);
  await school.restart();
  expect((await fail()).status).toBe(429);
  await school.ask('admin', access.lift, { key: row.key });
  expect((await school.ask('admin', access.blocked)).body.data).toEqual([]);
  for (let i = 1; i <= 5; i++) expect((await fail()).body.count).toBe(i);
  expect((await fail()).headers['retry-after']).toBe('3600');
});

test('D.3 6: one try on each of many accounts is limited when it is their first password', async () => {
  await choose('enforced');
  const names = [...staff.map(({ nik }) => nik), ...students.map(({ nis }) => nis)].slice(0, 8);
  const answers = [];
  for (const it of names) answers.push((await enter(it, it)).status);
  expect(answers.filter((it) => it === 429)).toHaveLength(3);
  expect((await enter(nameOf('kepala'), 'salah')).status).toBe(401);
});

test('T14: others’ failures do not block a device that somebody has signed in from', async () => {
  await change('budi', { password: NEW });
  const cookie = (await enter(nameOf('budi'), NEW)).headers['set-cookie']?.[0]?.split(';')[0] as string;
  for (let i = 0; i < 6; i++) await enter(nameOf('budi'), 'salah');
  expect([(await enter(nameOf('budi'), NEW)).status, (await enter(nameOf('budi'), NEW, { cookie })).status]).toEqual([429, 200]);
  expect((await enter(nameOf('budi'), NEW, { cookie: cookie.replace(/.$/, (it) => (it === '0' ? '1' : '0')) })).status).toBe(429);
  const counts = [];
  for (let i = 0; i < 6; i++) counts.push((await enter(nameOf('budi'), 'salah', { cookie })).body.count);
  expect(counts).toEqual([1, 2, 3, 4, 5, undefined]);
});

test('D.3 12, 13: tokens are 256 bits, kept as digests, new at every login; the old one answers TOKEN_UNMATCH', async () => {
  const tokens = [await school.signIn('budi'), await school.signIn('budi')] as [string, string];
  for (const it of tokens) expect(Buffer.from(it.split('.')[1] as string, 'base64url')).toHaveLength(32);
  expect([await isIn(tokens[0]), await isIn(tokens[1])]).toEqual(['TOKEN_UNMATCH', 'in']);
  const { rows } = await school.query('SELECT session::text AS it FROM vault.session');
  for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
});

test('D.3 14: idle and absolute limits; a watched board is no idling, an open screen of a student is', async () => {
  const age = (who: Who, what: string) => school.query(`UPDATE vault.session SET ${what} WHERE id_akun = $1`, [idOf(who)]);
  const [kepala, ani] = [await school.signIn('kepala'), await school.signIn('ani')];
  const watchers = [await Watcher.open(school.base, kepala), await Watcher.open(school.base, ani)];
  expect(await watchers[0]?.subscribe(attendance.today, {})).toMatchObject({ ok: true });
  await age('kepala', "last_seen = now() - interval '59 minutes'");
  await age('ani', "last_seen = now() - interval '11 hours'");
  await school.nest.get(LiveGateway).noteWatched();
  const { rows } = await school.query("SELECT id_akun, last_seen > now() - interval '1 minute' AS fresh FROM vault.session WHERE id_akun = ANY ($1)", [[idOf('kepala'), idOf('ani')]]);
  expect(new Map(rows.map((it) => [it.id_akun, it.fresh]))).toEqual(new Map([[idOf('kepala'), true], [idOf('ani'), false]]));
  await age('kepala', "created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'");
  await watchers[0]?.ended();
  expect(await isIn(kepala)).toBe('TOKEN_EXPIRED');
  for (const it of watchers) it.close();
});

test('D.3 16, 17: blocked, removed or signed out by the admin, all is over at once; a new password ends the other sessions', async () => {
  // Nobody is removed whom a class speaks of.
  const newcomer = { id_murid: idOf('pendatang'), nama: 'Pendatang Baru', nis: '26279998', jenis_kelamin: 'Pria', tahun_masuk: 2026 };
  await school.give(RegisterStudent, newcomer);
  const enter = async (who: Who | 'pendatang') => (who === 'pendatang' ? ((await school.ask('publik', identity.login, { username: newcomer.nis, password: newcomer.nis })).body.token as string) : school.signIn(who));
  for (const [who, act] of [
    ['beni', () => school.ask('admin', access.block, { id_akun: idOf('beni') })],
    ['citra', () => school.ask('admin', access.endSessions, { id: idOf('citra') })],
    ['pendatang', () => school.give(RemoveStudent, { id_murid: newcomer.id_murid })],
  ] as const) {
    const token = await enter(who);
    const watcher = await Watcher.open(school.base, token);
    await act();
    await watcher.ended();
    expect([who, await isIn(token)]).toEqual([who, 'TOKEN_EXPIRED']);
  }
  expect((await school.enter('beni')).body).toEqual(refusedAs(identityRefusals.ACCOUNT_BLOCKED));
  expect((await school.ask('admin', access.block, { id_akun: (await school.ask('admin', identity.me)).body.data[0].id })).status).toBe(404);
});

test('D.3 23: a role that is taken away is gone with the next request', async () => {
  await school.give(GrantRoles, { id_guru: idOf('budi'), roles: ['kurikulum'] });
  await school.signIn('budi');
  const watcher = await Watcher.open(school.base, await school.token('budi'));
  const { topic } = await watcher.subscribe(attendance.today);
  expect((await school.ask('budi', attendance.today)).status).toBe(200);
  await school.give(RevokeRoles, { id_guru: idOf('budi'), roles: ['kurikulum'] });
  await watcher.hear('stream.revoked', topic);
  expect((await school.ask('budi', attendance.today)).status).toBe(403);
  watcher.close();
});

test('D.3 55: a forged X-Forwarded-For changes no counter', async () => {
  for (let i = 1; i <= 5; i++) await enter(nameOf('sari'), 'salah', { 'x-forwarded-for': `203.0.113.${i}` });
  expect((await enter(nameOf('sari'), 'salah', { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
});

test('D.3 65: logins, failures, denials and blocks are noted with who, when and where', async () => {
  await enter('99999999', 'salah');
  await enter(nameOf('budi'), 'salah');
  await school.signIn('budi');
  await school.ask('budi', access.blocked);
  await school.ask('admin', access.block, { id_akun: idOf('ani') });
  const { rows } = await school.query("SELECT hasil, id_akun, tempat FROM vault.access WHERE id_akun IS DISTINCT FROM (SELECT id_akun FROM vault.access WHERE hasil = 'BLOCKED') ORDER BY at");
  expect(rows).toEqual([
    { hasil: 'NIS_NOT_FOUND', id_akun: null, tempat: null }, { hasil: 'INVALID_PASSWORD', id_akun: idOf('budi'), tempat: null },
    { hasil: 'OK', id_akun: idOf('budi'), tempat: null }, { hasil: 'NOT_AUTHORIZED', id_akun: idOf('budi'), tempat: 'access.blocked' },
  ]);
  expect((await school.query("SELECT tempat, ip FROM vault.access WHERE hasil = 'BLOCKED'")).rows).toMatchObject([{ tempat: idOf('ani') }]);
});

test('what is asked with a secret is not remembered for a repeated request', async () => {
  await school.ask('budi', account.changePassword, { data: { password: NEW } }, { headers: { 'idempotency-key': 'sekali' } });
  expect((await school.query('SELECT FROM vault.answered')).rowCount).toBe(0);
});
