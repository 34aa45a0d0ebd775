/** @jest-environment node */
import type { Socket } from 'socket.io-client';
import { Topic } from '#client/kit/live-topic';

type Ask = { request: { from?: unknown }; answer(it: object): void };

/** A socket of which the test is the server. */
function line() {
  const asked: Ask[] = [];
  const socket = {
    connected: true,
    timeout: () => ({
      emit: (_: string, request: Ask['request'], done: (error: Error | null, answer?: object) => void) =>
        asked.push({ request, answer: (it) => done(null, { ok: true, serverTime: '2025-11-21T01:00:00.000Z', ...it })}),
    }),
  };
  const last = () => asked.at(-1) as Ask;
  return { socket, asked, last };
}

function topic(carriesRows: boolean, it = line()) {
  const idle = jest.fn();
  const topic = new Topic('board?', { endpoint: 'board', input: {} }, carriesRows, it.socket as unknown as Socket, idle);
  const changed = jest.fn();
  topic.watch(changed);
  return { topic, changed, idle, ...it };
}

const snapshot = (to: number, value: number) => ({ kind: 'snapshot', topic: 'board?', epoch: 'e', to, changes: [['a', { value }]] });
const delta = (from: number, to: number, value: number) => ({ topic: 'board?', epoch: 'e', from, to, changes: [['a', { value }] as const] });

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.requestAnimationFrame = (paint) => Number(setTimeout(paint, 16));
});
afterEach(() => jest.useRealTimers());

describe('a topic with rows', () => {
  it('shows the snapshot, then every delta, telling its watchers once a frame', () => {
    const { topic: it, last } = topic(true);
    const told = jest.fn();
    it.rows.subscribe(told);
    last().answer(snapshot(3, 1));
    it.delta(delta(3, 4, 2));
    it.delta(delta(4, 5, 3));
    jest.advanceTimersByTime(16);
    expect(told).toHaveBeenCalledTimes(1);
    expect([...(it.rows.get()?.rows ?? [])]).toEqual([['a', { value: 3 }]]);
  });

  it('asks again from where it stands after a gap, at most once a second', () => {
    const { topic: it, asked, last } = topic(true);
    last().answer(snapshot(3, 1));
    it.delta(delta(4, 5, 2));
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(last().request.from).toEqual({ epoch: 'e', pos: 3 });
    expect(asked).toHaveLength(2);
  });

  it('finds a lost last delta by the mark, but waits for one on its way', () => {
    const { topic: it, asked, last } = topic(true);
    last().answer(snapshot(3, 1));
    jest.advanceTimersByTime(5_000);
    it.mark('e', 4);
    it.delta(delta(3, 4, 2));
    jest.advanceTimersByTime(500);
    expect(asked).toHaveLength(1);
    it.mark('e', 5);
    jest.advanceTimersByTime(500);
    expect(asked).toHaveLength(2);
  });

  it('forgets its rows when watching is taken away, so that asking again shows why', () => {
    const { topic: it, changed, last } = topic(true);
    last().answer(snapshot(3, 1));
    it.revoked();
    expect(it.rows.get()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('is watched again when whoever lost their right has it back, and asks for it no more often than it is asked for', async () => {
    const { topic: it, changed, asked, last } = topic(true);
    last().answer(snapshot(3, 1));
    it.revoked();
    const ask = () => it.ask(async () => undefined);
    const [one, other] = [ask(), ask()];
    last().answer({ ok: false, code: 'NOT_AUTHORIZED' });
    await Promise.all([one, other]);
    jest.advanceTimersByTime(60_000);
    expect([asked.length, changed.mock.calls.length]).toEqual([2, 1]);
    const joined = ask();
    last().answer(snapshot(5, 2));
    await joined;
    it.delta(delta(5, 6, 3));
    jest.advanceTimersByTime(16);
    expect([last().request.from, asked.length, [...(it.rows.get()?.rows ?? [])]]).toEqual([undefined, 3, [['a', { value: 3 }]]]);
  });
});

describe('a topic that was let go', () => {
  /** Nobody watches it; so long before it is let go something happens, and so much is asked for in all. */
  function letGo(before: number, happens: (it: Topic, last: () => Ask) => void) {
    const { socket, asked, last } = line();
    const idle = jest.fn();
    const it = new Topic('board?', { endpoint: 'board', input: {} }, true, socket as unknown as Socket, idle);
    last().answer(snapshot(3, 1));
    jest.advanceTimersByTime(10_000 - before);
    happens(it, last);
    jest.advanceTimersByTime(before);
    expect(idle).toHaveBeenCalledTimes(1);
    const soFar = asked.length;
    jest.advanceTimersByTime(60_000);
    return { more: asked.length - soFar, idle, last };
  }
  const busy = { ok: false, code: 'BUSY' };

  it.each<[string, Parameters<typeof letGo>[1]]>([
    ['was told to come again later', (it, last) => { it.subscribe(); last().answer(busy); }],
    ['wanted to ask again in a moment', (it) => { it.subscribe(); it.resubscribe(); }],
    ['heard of something that it lacks', (it) => it.mark('e', 4)],
  ])('asks for nothing more where it %s', (_, happens) => {
    expect(letGo(400, happens).more).toBe(0);
  });

  it('keeps no answer waiting', async () => {
    let asked: Promise<unknown> | undefined;
    letGo(400, (it, last) => {
      it.revoked();
      asked = it.ask(async () => undefined);
      last().answer(busy);
    });
    await asked;
  });

  it('leaves what it is let in to only then, and comes to no busy server again', () => {
    const late = letGo(400, (it) => it.subscribe());
    late.last().answer(snapshot(4, 2));
    expect(late.idle).toHaveBeenCalledTimes(2);
    const refused = letGo(400, (it) => it.subscribe());
    refused.last().answer(busy);
    jest.advanceTimersByTime(60_000);
    expect([refused.more, refused.idle.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a topic of notices', () => {
  it('tells the first change at once and merges those that follow within a second', () => {
    const { topic: it, changed, last } = topic(false);
    last().answer({ kind: 'notice', topic: 'board?' });
    for (let n = 0; n < 5; n++) it.changed();
    expect(changed).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(changed).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(5_000);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('asks again after a lost connection, and once for an answer that did not wait', async () => {
    const { topic: it, socket, asked, changed, last } = topic(false);
    last().answer({ kind: 'notice', topic: 'board?' });
    socket.connected = false;
    it.lost();
    await it.ask(async () => undefined);
    socket.connected = true;
    it.subscribe();
    last().answer({ kind: 'notice', topic: 'board?' });
    expect(asked).toHaveLength(2);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  describe('whose answer may be older than the subscription', () => {
    const notice = { kind: 'notice', topic: 'board?' };
    const read = (asOf?: string) => async (onHead: (head: Headers, at: number) => void) => onHead(new Headers(asOf ? { 'x-as-of': asOf } : {}), 0);
    /** Nobody was connected while the answer was asked for; then the socket is there. */
    async function begun(asOf?: string) {
      const it = topic(false, Object.assign(line(), {}));
      it.last().answer({ ...notice, asOf: 'n.1', holds: false });
      it.socket.connected = false;
      it.topic.lost();
      await it.topic.ask(read(asOf));
      it.socket.connected = true;
      it.topic.subscribe();
      return it;
    }

    it('asks again only where the server says that it no longer holds', async () => {
      const [one, other] = [await begun('n.4'), await begun('n.4')];
      expect(one.last().request).toMatchObject({ asOf: 'n.4' });
      one.last().answer({ ...notice, asOf: 'n.9', holds: true });
      other.last().answer({ ...notice, asOf: 'n.9', holds: false });
      expect([one.changed.mock.calls.length, other.changed.mock.calls.length]).toEqual([0, 1]);
    });

    it('asks again where nobody can tell, and where the question failed', async () => {
      const it = await begun();
      expect(it.last().request).not.toHaveProperty('asOf');
      it.last().answer({ ...notice, asOf: 'n.9', holds: false });
      expect(it.changed).toHaveBeenCalledTimes(1);
    });

    it('has it judged that came while the subscription was under way without it', async () => {
      for (const [asOf, holds, more, changes] of [['n.9', false, 0, 0], ['n.4', true, 1, 0], ['n.4', false, 1, 1]] as const) {
        const it = topic(false);
        await it.topic.ask(read(asOf));
        it.last().answer({ ...notice, asOf: 'n.9', holds: false });
        expect(it.asked.length).toBe(1 + more);
        if (more) {
          expect(it.last().request).toMatchObject({ asOf });
          it.last().answer({ ...notice, asOf: 'n.12', holds });
        }
        expect(it.changed).toHaveBeenCalledTimes(changes);
      }
    });

    it('waits for an answer that is on its way, which may be as new as the subscription', async () => {
      for (const [asOf, more, changes] of [['n.9', 0, 0], ['n.10', 0, 0], ['n.8', 1, 1], ['m.12', 1, 1], [undefined, 0, 1]] as const) {
        const it = topic(false);
        it.socket.connected = false;
        it.topic.lost();
        let arrive = () => {};
        const asked = it.topic.ask(async (onHead) => {
          await new Promise<void>((resolve) => { arrive = resolve; });
          await read(asOf)(onHead);
        });
        await Promise.resolve();
        await Promise.resolve();
        it.socket.connected = true;
        it.topic.subscribe();
        it.last().answer({ ...notice, asOf: 'n.9', holds: false });
        expect(it.changed).not.toHaveBeenCalled();
        const before = it.asked.length;
        arrive();
        await asked;
        jest.advanceTimersByTime(1_000);
        expect([asOf, it.asked.length - before]).toEqual([asOf, more]);
        if (more) it.last().answer({ ...notice, asOf: 'n.11', holds: false });
        expect(it.changed).toHaveBeenCalledTimes(changes);
      }
    });

    it('asks again when the one that was on its way fails', async () => {
      const it = topic(false);
      it.socket.connected = false;
      it.topic.lost();
      let fail = (_: Error) => {};
      const asked = it.topic.ask(() => new Promise((_, reject) => { fail = reject; }));
      await Promise.resolve();
      await Promise.resolve();
      it.socket.connected = true;
      it.topic.subscribe();
      it.last().answer({ ...notice, asOf: 'n.9', holds: false });
      fail(new Error('offline'));
      await expect(asked).rejects.toThrow('offline');
      expect(it.changed).toHaveBeenCalledTimes(1);
    });
  });

  it('tells whoever comes back of what changed while nobody watched, once', () => {
    const it = line();
    const one = new Topic('k', { endpoint: 'k', input: {} }, false, it.socket as unknown as Socket, jest.fn());
    it.last().answer({ kind: 'notice', topic: 'k' });
    const first = jest.fn();
    one.watch(first)();
    one.changed();
    jest.advanceTimersByTime(2_000);
    const [back, other] = [jest.fn(), jest.fn()];
    one.watch(back);
    one.watch(other);
    jest.advanceTimersByTime(2_000);
    expect([first, back, other].map((it) => it.mock.calls.length)).toEqual([0, 1, 0]);
  });

  it('is let go when nobody watches it for a while', () => {
    const it = line();
    const idle = jest.fn();
    const one = new Topic('k', { endpoint: 'k', input: {} }, false, it.socket as unknown as Socket, idle);
    const unwatch = one.watch(() => undefined);
    jest.advanceTimersByTime(60_000);
    expect(idle).not.toHaveBeenCalled();
    unwatch();
    jest.advanceTimersByTime(10_000);
    expect(idle).toHaveBeenCalledTimes(1);
  });
  it('is kept while its answer is on its way, however slow the line: who shows that then misses nothing', async () => {
    const it = line();
    const idle = jest.fn();
    const one = new Topic('k', { endpoint: 'k', input: {} }, false, it.socket as unknown as Socket, idle);
    let arrive = () => {};
    const asked = one.ask(() => new Promise<void>((resolve) => { arrive = resolve; }));
    jest.advanceTimersByTime(60_000);
    expect(idle).not.toHaveBeenCalled();
    arrive();
    await asked;
    jest.advanceTimersByTime(9_999);
    expect(idle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(idle).toHaveBeenCalledTimes(1);
  });
  it('lets go once, and only when nobody has watched it for a while: another bears its key by then', () => {
    const { socket } = line();
    const idle = jest.fn();
    const it = new Topic('k', { endpoint: 'k', input: {} }, false, socket as unknown as Socket, idle);
    const leave = it.watch(jest.fn());
    jest.advanceTimersByTime(6_000);
    leave();
    jest.advanceTimersByTime(5_000);
    expect(idle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(idle).toHaveBeenCalledTimes(1);
  });
});
