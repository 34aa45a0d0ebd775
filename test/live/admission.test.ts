import { attendance } from '#contract/attendance/attendance.api';
import { identity } from '#contract/identity/identity.api';
import { lesson } from '#contract/lesson/lesson.api';
import { LiveGateway } from '#server/kit/live/live.gateway';
import { SOCKETS_PER_SESSION, TOPICS_PER_SOCKET } from '#server/kit/live/protocol';
import { Watcher } from '#test/live/watcher';
import { furnishForRights, isAllowed, RIGHTS } from '#test/api/rights';
import { type School, testSchool } from '#test/kit/school';
import { staff, students, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
const open: Watcher[] = [];
beforeAll(async () => {
  school = await testSchool();
  await furnishForRights(school);
});
afterAll(() => school.close());
afterEach(async () => {
  for (const it of open.splice(0)) it.close();
  await until('all sockets are gone', () => sockets() === 0);
});

const sockets = () => (school.nest.get(LiveGateway) as unknown as { server: { sockets: { sockets: Map<string, unknown> } } }).server.sockets.sockets.size;
const watcherWith = (auth: object, headers?: Record<string, string>) => {
  const watcher = new Watcher(school.base, auth, headers);
  open.push(watcher);
  return watcher;
};
const watch = async (who: Who) => {
  const watcher = watcherWith({ token: await school.token(who), v: 1 });
  await watcher.connected();
  return watcher;
};
const everybody: Who[] = ['admin', ...staff.map((it) => it.who), ...students.map((it) => it.who)];

describe('a socket', () => {
  it('rule 56: is opened with a session, and with nothing else', async () => {
    const token = await school.signIn('waliA');
    for (const auth of [{}, { token: '' }, { token: null }, { token: 5 }, { token: [token] }, { token: `${token}x` }, { token: '-'.repeat(36) }, { Token: token }]) {
      await expect(watcherWith(auth).connected()).rejects.toThrow('TOKEN_EXPIRED');
    }
    await expect(watcherWith({}, { token }).connected()).rejects.toThrow('TOKEN_EXPIRED');
    await watcherWith({ token }).connected();
  });

  it('is told why an ended session does not open it', async () => {
    const first = await school.signIn('waliB');
    const second = await school.signIn('waliB');
    await expect(watcherWith({ token: first }).connected()).rejects.toThrow('TOKEN_UNMATCH');
    await school.ask('waliB', identity.logout, {}, { token: second });
    await expect(watcherWith({ token: second }).connected()).rejects.toThrow('TOKEN_EXPIRED');
  });

  it('is one of five of its session at most, even when more come at once', async () => {
    const token = await school.signIn('kepala');
    for (let i = 0; i < SOCKETS_PER_SESSION; i++) await watcherWith({ token }).connected();
    await expect(watcherWith({ token }).connected()).rejects.toThrow('BUSY');
    await (await watch('kurikulum')).settled();
    for (const it of open.splice(0)) it.close();
    await until('all sockets are gone', () => sockets() === 0);
    const many = Array.from({ length: 12 }, () => watcherWith({ token }));
    await Promise.allSettled(many.map((it) => it.connected()));
    await until('the others are gone', () => sockets() === SOCKETS_PER_SESSION && many.filter((it) => it.socket.connected).length === SOCKETS_PER_SESSION);
  });

  it('watches thirty topics at most, even when it asks for more at once, and may ask again for those', async () => {
    const watcher = await watch('admin');
    const days = Array.from({ length: TOPICS_PER_SOCKET + 5 }, (_, i) => ({ tanggal: `2026-09-${String((i % 28) + 1).padStart(2, '0')}`, ...(i >= 28 ? { limit: i } : {}) }));
    const answers = await Promise.all(days.map((it) => watcher.subscribe(attendance.behind, it)));
    expect(answers.filter((it) => it.ok)).toHaveLength(TOPICS_PER_SOCKET);
    expect(answers.filter((it) => !it.ok).map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'BUSY'));
    const held = answers.findIndex((it) => it.ok);
    expect(await watcher.subscribe(attendance.behind, days[held] as object)).toMatchObject({ ok: true });
    await watcher.unsubscribe(answers[held]?.topic as string);
    expect(await watcher.subscribe(lesson.one, { id: school.lesson('A') })).toMatchObject({ ok: true });
  });

  it('may leave a topic whatever it is called', async () => {
    const watcher = await watch('admin');
    const { topic } = await watcher.subscribe(attendance.behind, { tanggal: school.today, search: '“ß”'.repeat(33) });
    for (let i = 0; i < 4; i++) expect(await watcher.unsubscribe(topic)).toEqual({ ok: true });
  });
});

describe('a socket is closed', () => {
  const subscribe = { v: 1, endpoint: 'attendance.today', input: {} };
  const junk: [what: string, event: string, message: unknown][] = [
    ['nothing', 'stream.subscribe', undefined], ['null', 'stream.subscribe', null], ['a text', 'stream.subscribe', 'x'], ['another version', 'stream.subscribe', { ...subscribe, v: 2 }],
    ['an unknown key', 'stream.subscribe', { ...subscribe, role: 'admin' }], ['a long name', 'stream.subscribe', { ...subscribe, endpoint: 'x'.repeat(200) }], ['a negative position', 'stream.subscribe', { ...subscribe, from: { epoch: 'e', pos: -1 } }],
    ['no topic', 'stream.unsubscribe', { v: 1 }], ['a very long topic', 'stream.unsubscribe', { v: 1, topic: 'x'.repeat(3_000) }], ['another event', 'stream.publish', {}], ['a message', 'message', 'hello'], ['a room', 'join', 'room'], ['a prototype', '__proto__', {}],
  ];

  it.each(junk)('after the third time that it says %s', async (_, event, message) => {
    const watcher = await watch('admin');
    for (let i = 0; i < 2; i++) watcher.socket.emit(event, message);
    await watcher.settled();
    expect(watcher.socket.connected).toBe(true);
    watcher.socket.emit(event, message);
    await watcher.ended();
  });

  it('when it talks more than anybody would', async () => {
    const watcher = await watch('admin');
    for (let i = 0; i < 200; i++) watcher.socket.emit('stream.unsubscribe', { v: 1, topic: 'x' });
    await watcher.ended();
    await (await watch('admin')).settled();
  });

  it('when a message is larger than any', async () => {
    const watcher = await watch('admin');
    watcher.socket.emit('stream.subscribe', { v: 1, endpoint: 'attendance.today', input: { x: 'x'.repeat(70_000) } });
    await watcher.ended();
  });
});

const AT_ONCE = 8;

test.each(everybody)('%s may watch what they may ask for, and nothing else', async (who) => {
  await school.signIn(who);
  let watcher = await watch(who);
  for (const [i, right] of RIGHTS.filter((it) => it.endpoint.live).entries()) {
    // Whoever asks too much at once is let go.
    if (i % AT_ONCE === AT_ONCE - 1) {
      watcher.close();
      watcher = await watch(who);
    }
    for (const kelas of right.may === 'user' ? (['A'] as const) : (['A', 'B'] as const)) {
      const { ok, code, topic } = await watcher.subscribe(right.endpoint, right.input(school, kelas));
      const wanted = isAllowed(right, who, kelas) ? { ok: true, code: undefined } : { ok: false, code: 'NOT_AUTHORIZED' };
      expect({ name: right.endpoint.name, kelas, ok, code }).toEqual({ name: right.endpoint.name, kelas, ...wanted });
      if (ok) await watcher.unsubscribe(topic);
    }
  }
});
