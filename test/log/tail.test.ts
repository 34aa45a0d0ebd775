import fc from 'fast-check';
import { type Batch, LostPlace, type StoredEvent } from '#server/kit/log/event-store';
import { Bell, follow } from '#server/kit/log/following';
import { Tail } from '#server/kit/log/tail';

const LONG_MS = 60_000;

/** A log in memory that is followed as a store follows its own; every page that is read for all takes as long as the scheduler says. */
class ALog {
  readonly bell = new Bell(LONG_MS);
  pages = 0;
  end = 0;
  private readonly tail: Tail;

  constructor(readonly takes: <T>(work: Promise<T>) => Promise<T> = (work) => work, readonly length = 10) {
    this.tail = new Tail(this.bell, (after) => this.page(Number(after), 3));
  }

  append() {
    this.end++;
    this.bell.ring();
  }

  /** Behind a new connection there may be another database. */
  reconnect() {
    this.tail.forget();
    this.bell.ring();
  }

  follow(signal: AbortSignal, { after = 0, most = 2 } = {}) {
    let isCurrent = false;
    const page = async (at: string): Promise<Batch> => {
      const found = isCurrent && (await this.tail.after(at, most));
      if (found) return found;
      const batch = await this.page(Number(at), most);
      this.tail.begin(batch);
      isCurrent ||= batch.live;
      return batch;
    };
    return follow(String(after), { page, bell: this.bell, isAway: () => false, signal });
  }

  /** Reads what is there when it begins. */
  private async page(after: number, size: number): Promise<Batch> {
    this.pages++;
    const upto = Math.min(after + size, this.end);
    const { end } = this;
    await this.takes(Promise.resolve());
    if (after > end) throw new LostPlace(String(after));
    return { events: Array.from({ length: upto - after }, (_, i) => this.event(after + i + 1)), position: String(upto), live: upto === end };
  }

  private event = (position: number): StoredEvent =>
    ({ id: '', type: 'A', stream: 'a-1', revision: 0, position: String(position), storedAt: new Date(0), data: 'x'.repeat(this.length), meta: '' });
}

/** The positions that a follower is given, until it has `count` of them and knows that this is the end. */
async function taken(batches: AsyncIterable<Batch>, count: number) {
  const found: number[] = [];
  for await (const { events, live } of batches) {
    found.push(...events.map((it) => Number(it.position)));
    if (found.length >= count && live) return found;
  }
  return found;
}
const upTo = (count: number, from = 0) => Array.from({ length: count - from }, (_, i) => from + i + 1);

test('whoever follows gets every event once and in order, whatever comes between; nobody sleeps while there is news', async () => {
  const followers = fc.array(fc.record({ after: fc.nat(4), most: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 4 });
  await fc.assert(fc.asyncProperty(fc.scheduler(), followers, fc.integer({ min: 4, max: 12 }), async (scheduler, all, count) => {
    const log = new ALog((work) => scheduler.schedule(work));
    const done = new AbortController();
    while (log.end < 4) log.append();
    const following = all.map((it) => taken(log.follow(done.signal, it), count - it.after));
    const appends = scheduler.scheduleSequence(Array.from({ length: count - 4 }, (_, i) => async () => {
      log.append();
      if (i % 3 === 1) log.reconnect();
    }));
    try {
      const found = await scheduler.waitFor(Promise.all(following));
      expect(found).toEqual(all.map(({ after }) => upTo(count, after)));
      await scheduler.waitFor(appends.task);
    } finally {
      done.abort();
    }
  }), { numRuns: 300 });
});

test('many who are at the end cost one page each time it moves', async () => {
  const log = new ALog();
  const done = new AbortController();
  const followers = Array.from({ length: 9 }, () => log.follow(done.signal)[Symbol.asyncIterator]());
  for (const it of followers) await it.next();
  const before = log.pages;
  for (let i = 1; i <= 5; i++) {
    const next = followers.map((it) => it.next());
    log.append();
    expect((await Promise.all(next)).map((it) => it.value?.position)).toEqual(followers.map(() => String(i)));
  }
  expect(log.pages - before).toBeLessThanOrEqual(2 * 5);
  done.abort();
});

test('what is kept for others has a bound in characters; whoever is too far behind reads for themselves', async () => {
  const log = new ALog(undefined, 3_000_000);
  const done = new AbortController();
  const [slow, quick] = [log.follow(done.signal)[Symbol.asyncIterator](), log.follow(done.signal, { most: 9 })];
  await slow.next();
  for (let i = 0; i < 5; i++) log.append();
  expect(await taken(quick, 5)).toEqual(upTo(5));
  expect(await taken({ [Symbol.asyncIterator]: () => slow }, 5)).toEqual(upTo(5));
  done.abort();
});

test('what is forgotten is read again from the log as it is now', async () => {
  const log = new ALog();
  const done = new AbortController();
  const [quick, late] = [0, 1].map(() => log.follow(done.signal)[Symbol.asyncIterator]()) as [AsyncIterator<Batch>, AsyncIterator<Batch>];
  for (const it of [quick, late]) await it.next();
  log.append();
  await quick.next();
  log.reconnect();
  const before = log.pages;
  expect((await late.next()).value?.events).toHaveLength(1);
  expect(log.pages).toBeGreaterThan(before);
  done.abort();
});

test('a log that is shorter than it was is told to everybody who stands behind its end', async () => {
  const log = new ALog();
  const done = new AbortController();
  log.append();
  const followers = Array.from({ length: 3 }, () => log.follow(done.signal)[Symbol.asyncIterator]());
  for (const it of followers) await it.next();
  const next = followers.map((it) => it.next());
  log.end = 0;
  log.bell.ring();
  for (const it of next) await expect(it).rejects.toThrow(LostPlace);
});
