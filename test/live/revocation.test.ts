import { attendance } from '#contract/attendance/attendance.api';
import { identity } from '#contract/identity/identity.api';
import { AssignHomeroom } from '#server/classroom/classroom.decider';
import { GrantRoles, RevokeRoles } from '#server/people/teacher.decider';
import { REVALIDATE_MS } from '#server/kit/live/protocol';
import { Watcher } from '#test/live/watcher';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';

let school: School;
const open: Watcher[] = [];
beforeEach(async () => {
  school = await testSchool();
});
afterEach(async () => {
  for (const it of open.splice(0)) it.close();
  await school.close();
});

async function watch(who: Who) {
  const watcher = await Watcher.open(school.base, await school.token(who));
  open.push(watcher);
  return watcher;
}
const mark = (status_kehadiran: string | null) => school.ask('admin', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran });

test('sessions are looked at often enough for two seconds', () => {
  expect(REVALIDATE_MS).toBeLessThanOrEqual(1_000);
});

test('every socket of a session is told and closed when it logs out', async () => {
  const watchers = [await watch('kepala'), await watch('kepala')];
  const other = await watch('kurikulum');
  await school.ask('kepala', identity.logout);
  for (const it of watchers) {
    await it.ended();
    expect(it.told('session.revoked')).toEqual([{ code: 'TOKEN_EXPIRED' }]);
  }
  await other.settled();
  expect(other.told('session.revoked')).toEqual([]);
});

test('the sockets of a session are told and closed when somebody signs in again', async () => {
  const first = await watch('budi');
  await first.subscribe(attendance.bySession, { id_sesi: school.lesson('A') });
  await school.signIn('budi');
  const second = await watch('budi');
  await first.ended();
  expect(first.told('session.revoked')).toEqual([{ code: 'TOKEN_UNMATCH' }]);
  await second.settled();
  expect(second.told('session.revoked')).toEqual([]);
});

test('a session that has run out loses its sockets', async () => {
  const watcher = await watch('auditor');
  await school.query("UPDATE vault.session SET expires_at = now() - interval '1 second' WHERE id_akun = $1", [idOf('auditor')]);
  await watcher.ended();
  expect(watcher.told('session.revoked')).toEqual([{ code: 'TOKEN_EXPIRED' }]);
});

test('a right that rests on something read goes with it, also for those who asked for it at the same moment', async () => {
  const lesson = { id_sesi: school.lesson('A') };
  const watchers = await Promise.all(Array.from({ length: 4 }, () => watch('waliA')));
  const topics = await Promise.all(watchers.map((it) => it.subscribe(attendance.bySession, lesson)));
  const { id_kelas_tahun_ajaran } = school.class('A');
  await school.give(AssignHomeroom, { id_kelas_tahun_ajaran, id_guru: idOf('pembina') });
  for (const [i, it] of watchers.entries()) expect(await it.hear('stream.revoked', topics[i]?.topic)).toMatchObject({ code: 'NOT_AUTHORIZED' });
});

test('a role that is taken away takes its topics with it, and no others', async () => {
  const [watcher, other] = [await watch('budi'), await watch('kepala')];
  await school.give(GrantRoles, { id_guru: idOf('budi'), roles: ['kurikulum'] });
  await school.signIn('budi');
  const both = await watch('budi');
  await watcher.ended();
  const [{ topic: board }, { topic: own }] = [await both.subscribe(attendance.today, { tanggal: school.today }), await both.subscribe(attendance.bySession, { id_sesi: school.lesson('A') })];
  const { topic: foreign } = await both.subscribe(attendance.bySession, { id_sesi: school.lesson('B') });
  await other.subscribe(attendance.today, { tanggal: school.today });
  await school.give(RevokeRoles, { id_guru: idOf('budi'), roles: ['kurikulum'] });
  for (const topic of [board, foreign]) expect(await both.hear('stream.revoked', topic)).toEqual({ topic, code: 'NOT_AUTHORIZED' });
  await mark('Sakit');
  await both.hear('stream.notice', own);
  await other.hear('stream.delta', board);
  await both.settled();
  expect([both.told('stream.delta'), both.told('stream.revoked', own), both.socket.connected]).toEqual([[], [], true]);
  expect(await both.subscribe(attendance.today, { tanggal: school.today })).toMatchObject({ ok: false, code: 'NOT_AUTHORIZED' });
});

test('a role that is given lets a socket that is open watch more', async () => {
  const watcher = await watch('sari');
  expect(await watcher.subscribe(attendance.today, {})).toMatchObject({ ok: false });
  await school.give(GrantRoles, { id_guru: idOf('sari'), roles: ['kurikulum'] });
  while (!(await watcher.subscribe(attendance.today, {})).ok) await new Promise((later) => setTimeout(later, 100));
});
