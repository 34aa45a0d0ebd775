import { access, staffAccount } from '#contract/identity/access.api';
import { account } from '#contract/identity/account.api';
import { identity } from '#contract/identity/identity.api';
import { ID_ADMIN } from '#server/processes/first-setup';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { isAtSchool, plainAddress, senderOf } from '#server/kit/address';
import { delivered, mailServer, owns } from '#test/kit/mail-server';
import { NEW, passwordsAt } from '#test/kit/passwords';
import { ADMIN_PASSWORD, nameOf, type School, testSchool } from '#test/kit/school';
import { idOf, students as everyStudent, type Who } from '#test/kit/school-data';

const SCHOOL = '10.1.2.3';
let school: School;
beforeAll(async () => {
  Object.assign(process.env, { TRUST_PROXY: '127.0.0.1', SCHOOL_NETWORKS: '10.1.0.0/16, 2001:db8:7::/48' });
  school = await testSchool();
});
afterAll(async () => {
  for (const it of ['TRUST_PROXY', 'SCHOOL_NETWORKS']) delete process.env[it];
  await school.close();
});
/** Nobody has failed yet, and everybody but the admin has their first password. */
beforeEach(async () => {
  for (const it of ['rate_limit', 'block']) await school.query(`DELETE FROM vault.${it}`);
  await school.query("UPDATE vault.credential SET state = 'initial', hash = NULL WHERE id_akun <> $1", [ID_ADMIN]);
  await choose('legacy');
  await school.signIn('admin');
});

const { choose, change } = passwordsAt(() => school);
const enter = (username: string, password: string, ip: string, cookie = '') =>
  school.ask('publik', identity.login, { username, password }, { headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) } });
const at = (i: number) => `203.0.113.${i}`;
const times = <T>(n: number, what: (i: number) => Promise<T>) => Promise.all(Array.from({ length: n }, (_, i) => what(i)));
/** What a counter has counted so far. */
const counted = (key: string, points: number, seconds = 60) =>
  school.query('INSERT INTO vault.rate_limit VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = excluded.points', [key, points, Date.now() + seconds * 1000]);
/** How long what an address has counted holds it up, in seconds. */
const heldUp = async (like: string) => (await school.query('SELECT max(expire) - $2::bigint AS ms FROM vault.rate_limit WHERE key LIKE $1', [like, Date.now()])).rows[0]?.ms / 1000;

describe('an address', () => {
  test('is one however it is written, and of IPv6 the /64 is one sender', () => {
    expect(['::ffff:10.1.2.3', '::FFFF:0a01:0203', '0:0:0:0:0:ffff:10.1.2.3', '10.1.2.3'].map(senderOf)).toEqual(Array(4).fill('10.1.2.3'));
    expect(['2001:db8:1:2::1', '2001:DB8:1:2:ffff:0:0:9%eth0', '2001:0db8:0001:0002::'].map(senderOf)).toEqual(Array(3).fill('2001:db8:1:2::/64'));
    expect([senderOf('2001:db8::5'), senderOf('::1'), senderOf('2001:db8:1:3::1')]).toEqual(['2001:db8:0:0::/64', '0:0:0:0::/64', '2001:db8:1:3::/64']);
    expect(plainAddress('2001:DB8:0:0::1')).toBe('2001:db8::1');
  });

  test('is at school in the school’s networks, in either dress', () => {
    expect(['10.1.255.1', '::ffff:10.1.0.9', '2001:db8:7:5::1', '10.2.0.1', '2001:db8:8::1', 'x'].map(isAtSchool)).toEqual([true, true, true, false, false, false]);
  });
});

test('invented names hold up nobody who is known, and those who invent them for a minute at most', async () => {
  await counted('login-unknown:203.0.113.7', 99);
  const answers = await times(5, (i) => enter(`nobody ${i}`, 'salah', at(7)));
  expect(answers.map(({ status }) => status).sort()).toEqual([404, 429, 429, 429, 429]);
  expect([(await enter('admin', ADMIN_PASSWORD, at(7))).status, (await enter(nameOf('budi'), nameOf('budi'), at(7))).status]).toEqual([200, 200]);
  expect(await heldUp('login-unknown%')).toBeLessThanOrEqual(60);
});

test('failures of one address hold it up for a minute at most, and the school’s own for more of them', async () => {
  for (const ip of [at(8), SCHOOL]) await counted(`login-address${ip === SCHOOL ? '-school' : ''}:${ip}`, 99);
  for (const [ip, next] of [[at(8), 429], [SCHOOL, 200]] as const) {
    expect((await enter(nameOf('ani'), 'salah', ip)).status).toBe(401);
    expect([ip, (await enter(nameOf('budi'), nameOf('budi'), ip)).status]).toEqual([ip, next]);
  }
  const [row] = (await school.ask('admin', access.blocked)).body.data;
  expect([row.alasan, row.ip, row.sisa_detik <= 60]).toEqual(['IP_MENCURIGAKAN', at(8), true]);
  expect(await heldUp('login-address%')).toBeLessThanOrEqual(60);
});

test('tries with the name as password count where that is the first password, each account once an hour', async () => {
  await school.signIn('sari');
  await change('sari', { password: NEW });
  await choose('enforced');
  await times(8, (i) => enter(`nobody${i}`, `nobody${i}`, at(9)));
  for (let i = 0; i < 4; i++) await enter(nameOf('sari'), nameOf('sari'), at(9));
  for (let i = 0; i < 8; i++) expect((await enter(nameOf('budi'), nameOf('budi'), at(9))).status).toBe(200);
  const firsts = await Promise.all(everyStudent.slice(0, 5).map(({ nis }) => enter(nis, nis, at(9))));
  expect(firsts.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
  expect((await school.query("SELECT points FROM vault.rate_limit WHERE key = 'login-first-all:all'")).rows).toEqual([{ points: 5 }]);
});

test('a shared computer knows everybody who signed in there, and the admin lifts all blocks at once', async () => {
  const names = (['ani', 'beni', 'citra'] as const).map(nameOf);
  let cookie = '';
  for (const it of names) cookie = (await enter(it, it, SCHOOL, cookie)).headers['set-cookie']?.[0]?.split(';')[0] as string;
  for (const it of names) for (let i = 0; i < 16; i++) await enter(it, 'salah', SCHOOL);
  for (const it of names) expect([(await enter(it, it, SCHOOL)).status, (await enter(it, it, SCHOOL, cookie)).status]).toEqual([429, 200]);
  await school.ask('admin', access.block, { id_akun: idOf('dedi') });
  expect((await school.ask('admin', access.liftAll)).body.data).toEqual({ jumlah: 3 });
  for (const it of names) expect((await enter(it, it, SCHOOL)).status).toBe(200);
  expect((await school.ask('admin', access.blocked)).body.data).toMatchObject([{ alasan: 'DIBLOKIR_ADMIN', username: nameOf('dedi') }]);
});

test('a cookie is nobody else’s way to be counted by themselves', async () => {
  const cookie = (await enter(nameOf('ani'), nameOf('ani'), at(10))).headers['set-cookie']?.[0]?.split(';')[0] as string;
  for (let i = 0; i < 5; i++) await enter(nameOf('budi'), 'salah', at(10), cookie);
  expect((await enter(nameOf('budi'), nameOf('budi'), at(10), `${cookie}.${'A'.repeat(22)}`)).status).toBe(429);
  expect(cookie).not.toContain(idOf('ani'));
});

test('requests for a new password hold up the rest of their address for a minute at most', async () => {
  const ask = (i: number) => school.ask('publik', account.forgot, { email: `nobody${i}@mercusuar.example` }, { headers: { 'x-forwarded-for': at(11) } });
  await counted('forgot-from:203.0.113.11', 59);
  expect((await times(4, ask)).map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  expect(await heldUp('forgot-from%')).toBeLessThanOrEqual(60);
});

test('D.4: a hundred wrong passwords for an account from anywhere hold it up, but not at school nor at its own device; its owner is told', async () => {
  const mail = await mailServer();
  await owns(school, 'kepala', 'kepala@mercusuar.example');
  const cookie = (await enter(nameOf('kepala'), nameOf('kepala'), at(99))).headers['set-cookie']?.[0]?.split(';')[0] as string;
  await counted(`login-account:${idOf('kepala')}`, 90, 80_000);
  const answers = await times(40, (i) => enter(nameOf('kepala'), 'salah', at(i)));
  expect([401, 429].map((it) => answers.filter(({ status }) => status === it).length)).toEqual([10, 30]);
  const right = (ip: string, with_ = '') => enter(nameOf('kepala'), nameOf('kepala'), ip, with_).then(({ status }) => status);
  expect([await right(at(98)), await right(SCHOOL), await right(at(98), cookie)]).toEqual([429, 200, 200]);
  const [row] = (await school.ask('admin', access.blocked)).body.data;
  expect([row.alasan, row.username, row.ip, row.sisa_detik <= 3_600]).toEqual(['PASSWORD_SALAH', nameOf('kepala'), null, true]);
  await delivered(school);
  expect(mail.received.filter((it) => it.to.includes('kepala@mercusuar.example')).map(({ head }) => /Subject: .*percobaan/.test(head))).toEqual([true]);
  await school.ask('admin', access.lift, { key: row.key });
  expect(await right(at(98))).toBe(200);
  await mail.close();
});

test('whoever proves who they are by a new password is held up no longer', async () => {
  await counted(`login-account:${idOf('budi')}`, 99, 80_000);
  await enter(nameOf('budi'), 'salah', at(1));
  expect((await enter(nameOf('budi'), nameOf('budi'), at(2))).status).toBe(429);
  school.takeToken('budi', (await enter(nameOf('budi'), nameOf('budi'), SCHOOL)).body.token);
  await change('budi', { password: NEW });
  expect((await enter(nameOf('budi'), NEW, at(2))).status).toBe(200);
});

test('a household of IPv6 is one sender, and an IPv4 address in its dress the same as without', async () => {
  const tries = async (who: Who, from: (i: number) => string) => {
    const found = [];
    for (let i = 1; i <= 6; i++) found.push((await enter(nameOf(who), 'salah', from(i))).status);
    return found;
  };
  expect(await tries('ani', (i) => `2001:db8:9:1::${i}`)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await tries('budi', (i) => (i % 2 ? at(50) : `::ffff:${at(50)}`))).toEqual([401, 401, 401, 401, 401, 429]);
});

test('right passwords at once are all let in, and the last of them stays', async () => {
  const answers = await times(20, () => enter(nameOf('ani'), nameOf('ani'), at(60)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const looks = await Promise.all(answers.map(({ body }) => school.ask('publik', identity.me, {}, { token: body.token })));
  expect(looks.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await school.query('SELECT points FROM vault.rate_limit WHERE key LIKE $1 AND points > 0', [`login%${idOf('ani')}%`])).rows).toEqual([]);
});

test('of many first passwords chosen at once one is set', async () => {
  await school.signIn('ani');
  const answers = await times(20, (i) => change('ani', { password: `kapal layar ${i}` }));
  const won = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []));
  expect([won.length, answers.filter(({ status }) => [409, 422, 429].includes(status)).length]).toEqual([1, 19]);
  expect((await enter(nameOf('ani'), `kapal layar ${won[0]}`, at(61))).status).toBe(200);
});

test('an account that is refused leaves no password behind, and one that is opened keeps its own', async () => {
  const credentials = async () => (await school.query('SELECT count(*)::int AS n FROM vault.credential')).rows[0]?.n;
  const before = await credentials();
  const answers = [
    await school.ask('admin', staffAccount.create, { username: nameOf('budi'), nama: 'Siti Bendahara', roles: ['keuangan'], password: 'perahu kertas 8' }),
    await school.ask('admin', teachers.create, { nik: nameOf('budi'), nama: 'Budi Kedua', jenis_kelamin: 'Pria', password: 'perahu kertas 8' }),
    await school.ask('admin', students.create, { nis: nameOf('ani'), nama: 'Ani Kedua', jenis_kelamin: 'Wanita', tahun_masuk: 2026, password: 'perahu kertas 8' }),
  ];
  expect([answers.map(({ status }) => status), await credentials()]).toEqual([[409, 409, 409], before]);
  const made = await school.ask('admin', teachers.create, { nik: '7700099', nama: 'Guru Kesembilan', jenis_kelamin: 'Pria', password: 'perahu kertas 8' });
  expect([made.status, (await enter('7700099', 'perahu kertas 8', SCHOOL)).status]).toEqual([200, 200]);
});

test('somebody else’s session is none to end, and neither is one that is over', async () => {
  await Promise.all([school.signIn('budi'), school.signIn('ani')]);
  const [{ id }] = (await school.ask('budi', identity.me)).body.data;
  expect((await school.ask('ani', identity.endSession, { id })).status).toBe(404);
  expect((await school.ask('budi', identity.me)).status).toBe(200);
  expect((await school.ask('budi', identity.endSession, { id })).status).toBe(200);
  await school.signIn('budi');
  expect((await school.ask('budi', identity.endSession, { id })).status).toBe(404);
});
