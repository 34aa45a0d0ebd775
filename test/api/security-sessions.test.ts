import { QueryBus } from '@nestjs/cqrs';
import { attendance } from '#contract/attendance/attendance.api';
import { classroom } from '#contract/classroom/classroom.api';
import { access } from '#contract/identity/access.api';
import { identity } from '#contract/identity/identity.api';
import { teachers } from '#contract/people/teacher.api';
import { RolesOf } from '#projections/identity/account.query';
import { VaultSessions } from '#server/identity/vault-sessions';
import { Watcher } from '#test/live/watcher';
import { gate } from '#test/kit/gate';
import { NEW, passwordsAt } from '#test/kit/passwords';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeEach(async () => {
  school = await testSchool();
});
afterEach(() => school.close());

const { change } = passwordsAt(() => school);
const isIn = async (token: string) => (await school.ask('publik', identity.me, {}, { token })).body.code ?? 'in';

test('rule 15: after the logout HTTP says so at once, and every socket within two seconds', async () => {
  const token = await school.signIn('kepala');
  const watchers = await Promise.all([0, 1, 2].map(() => Watcher.open(school.base, token)));
  for (const it of watchers) await it.subscribe(attendance.today, {});
  const at = performance.now();
  expect((await school.ask('kepala', identity.logout)).status).toBe(200);
  expect(await isIn(token)).toBe('TOKEN_EXPIRED');
  for (const it of watchers) await it.ended();
  expect(performance.now() - at).toBeLessThan(2_000);
  await expect(Watcher.open(school.base, token)).rejects.toThrow('TOKEN_EXPIRED');
});

test('rule 17: a new password leaves one session at most, that in which it was chosen', async () => {
  const own = await school.signIn('budi');
  expect((await change('budi', { password: NEW })).status).toBe(200);
  expect(await isIn(own)).toBe('in');
  // One that somehow stands beside it, as before there was one session an account.
  await school.query('DROP INDEX vault.session_current');
  const { rows } = await school.query('SELECT * FROM vault.session WHERE id_akun = $1 AND ended_at IS NULL', [idOf('budi')]);
  await school.query("INSERT INTO vault.session (sid, id_akun, token_sha256, created_at, last_seen, expires_at) VALUES ($1, $2, '\\x00', now(), now(), now() + interval '1 day')", [idOf('another session'), idOf('budi')]);
  expect((await change('budi', { password: 'perahu kertas 8', password_lama: NEW })).status).toBe(200);
  const left = await school.query('SELECT sid FROM vault.session WHERE id_akun = $1 AND ended_at IS NULL', [idOf('budi')]);
  expect(left.rows).toEqual([{ sid: rows[0]?.sid }]);
});

test('rule 17: a password that the admin chose, and the admin’s word alone, end the session; nobody else’s does', async () => {
  for (const [who, act] of [
    ['budi', () => school.ask('admin', teachers.resetPassword, { id: idOf('budi'), password: 'dari admin 99' })], ['sari', () => school.ask('admin', access.endSessions, { id: idOf('sari') })],
  ] as const) {
    const token = await school.signIn(who);
    const watcher = await Watcher.open(school.base, token);
    expect((await school.ask('kepala', access.endSessions, { id: idOf(who) })).status).toBe(403);
    expect(await isIn(token)).toBe('in');
    expect((await act()).status).toBe(200);
    expect(await isIn(token)).toBe('TOKEN_EXPIRED');
    await watcher.ended();
  }
  const [ani, beni] = [await school.signIn('ani'), await school.signIn('beni')];
  const [{ id }] = (await school.ask('publik', identity.me, {}, { token: beni })).body.data;
  await school.ask('ani', identity.endSession, { id });
  expect([await isIn(ani), await isIn(beni)]).toEqual(['in', 'in']);
});

test('what was begun in it before is not gone on with: two tabs, one of which signs out', async () => {
  const token = await school.signIn('budi');
  const mark = () => school.ask('publik', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran: 'Sakit' }, { token });
  const answers = await Promise.all([mark(), school.ask('publik', identity.logout, {}, { token }), mark()]);
  for (const it of [answers[0], answers[2]]) expect([200, 401]).toContain(it?.status);
  expect((await mark()).status).toBe(401);
});

test('what was read of it before its end and arrives after it is trusted no longer than that one request', async () => {
  const token = await school.signIn('budi');
  school.nest.get(VaultSessions).forget(idOf('budi'));
  const queries = school.nest.get(QueryBus);
  const execute = queries.execute.bind(queries);
  const [isRead, goOn] = [gate(), gate()];
  queries.execute = async (question: object) => {
    const found = await execute(question as never);
    if (question instanceof RolesOf) isRead.open();
    if (question instanceof RolesOf) await goOn.passed;
    return found as never;
  };
  const late = isIn(token);
  await isRead.passed;
  queries.execute = execute;
  await school.nest.get(VaultSessions).end(idOf('budi'), 'LOGOUT');
  goOn.open();
  expect([await late, await isIn(token)]).toEqual(['in', 'TOKEN_EXPIRED']);
});

test('who loses the class loses what they watch of it, without losing a role', async () => {
  const [watcher, other] = [await Watcher.open(school.base, await school.signIn('waliA')), await Watcher.open(school.base, await school.signIn('budi'))];
  const input = { id_sesi: school.lesson('A') };
  const [{ topic }, { topic: kept }] = [await watcher.subscribe(attendance.bySession, input), await other.subscribe(attendance.bySession, input)];
  expect((await school.ask('admin', classroom.assignHomeroom, { id: school.class('A').id_kelas, id_guru: null })).status).toBe(200);
  expect(await watcher.hear('stream.revoked', topic)).toEqual({ topic, code: 'NOT_AUTHORIZED' });
  const before = watcher.told('stream.notice').length;
  await school.ask('budi', attendance.markOne, { ...input, id_murid: idOf('ani'), status_kehadiran: 'Sakit' });
  await other.hear('stream.notice', kept);
  await watcher.settled();
  expect([watcher.told('stream.notice').length, other.told('stream.revoked'), watcher.socket.connected]).toEqual([before, [], true]);
  for (const it of [watcher, other]) it.close();
});
