import fc from 'fast-check';
import { isNewer, type Ack, type Simpanan } from '#contract/exam/attempt';
import { ServerClock } from '#client/exam/sitting/clock';
import { Journal } from '#client/exam/sitting/journal';
import { inStorage } from '#client/exam/sitting/browser-stores';
import { type Entry, inMemory, type Store } from '#client/exam/sitting/store';
import { type Saved, type Standing, Sync, Unsent, type Wire } from '#client/exam/sitting/sync';

const PESERTA = 'peserta';
const END = '2026-11-30T02:00:00.000Z';
const store = (): Store => ({ ...inMemory(), hold: 'tahan' });
const times = { mono: () => 0, wall: () => 0 };

/** A server as far as saves go: it keeps each once, and lets the newest count. */
class Server implements Wire<string> {
  readonly log: Simpanan[] = [];
  lease = 1;
  isSignedOut = false;
  /** What becomes of the next requests: `lost` never arrives, `unheard` arrives and its answer does not. */
  readonly fates: ('lost' | 'unheard' | 'busy' | 'fine')[] = [];
  deposits = 0;
  atOnce = 0;
  mostAtOnce = 0;

  async save(saves: readonly Simpanan[]): Promise<Saved> {
    if (this.isSignedOut) throw new Unsent(401, 'TOKEN_UNMATCH');
    return this.take(saves);
  }
  async deposit(saves: readonly Simpanan[]) {
    this.deposits++;
    return this.take(saves);
  }
  async finish(digest: Record<string, string>) {
    const lacking = Object.entries(digest).filter(([soal, it]) => this.newest(soal) !== it).map(([soal]) => soal);
    if (lacking.length) throw new Unsent(409, 'MISSING_SAVES', lacking);
    return 'receipt';
  }
  newest(soal: string) {
    const [last] = this.log.filter((it) => it.soal === soal).sort((one, other) => (isNewer([one.epoch, one.seq], [other.epoch, other.seq]) ? -1 : 1));
    return last && `${last.epoch}.${last.seq}`;
  }
  private async take(saves: readonly Simpanan[]): Promise<Saved> {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    await Promise.resolve();
    this.atOnce--;
    const fate = this.fates.shift() ?? 'fine';
    if (fate === 'busy') throw new Unsent(503, 'UNAVAILABLE');
    if (fate === 'lost') throw new Unsent(0, 'OFFLINE');
    const acks = saves.map((it): Ack => {
      if (it.value === 'poison') return [it.soal, it.epoch, it.seq, 'rejected'];
      if (!this.log.some((one) => one.soal === it.soal && one.epoch === it.epoch && one.seq === it.seq)) this.log.push(it);
      return [it.soal, it.epoch, it.seq, 'applied'];
    });
    if (fate === 'unheard') throw new Unsent(0, 'OFFLINE');
    return { acks, serverTime: END, deadlineAt: END, lease: this.lease };
  }
}

/** Time that passes as soon as somebody waits for it. */
function timers() {
  let now = 0;
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    now += ms;
    await Promise.resolve();
  };
  return { waits, wait, mono: () => now, random: () => 1 };
}

async function device(server: Server, at: Store = store(), lease = 1) {
  const [journal, clock, time, told]: [Journal, ServerClock, ReturnType<typeof timers>, Standing[]] = [new Journal(PESERTA, [at], times), new ServerClock(() => 0), timers(), []];
  await journal.open();
  return { journal, clock, time, told, sync: new Sync(journal, server, clock, { lease, deadlineAt: END }, (it) => told.push(it), time) };
}

test('an answer is on the device before it is sent, and let go when the server has it', async () => {
  const server = new Server();
  const { sync, journal } = await device(server);
  const answering = sync.answer('one', { value: 'A' });
  await answering;
  expect(journal.all).toMatchObject([{ soal: 'one', epoch: 1, seq: 1, value: 'A' }]);
  await sync.answer('one', { value: 'B', ragu: true });
  await sync.settled();
  expect([journal.unsent, server.newest('one'), server.log.at(-1)]).toMatchObject([[], '1.2', { value: 'B', ragu: true }]);
});

test('a choice waits a moment, a text longer, and never more than five seconds', async () => {
  const waited = async (kind: 'pilihan' | 'tulisan') => {
    const { sync, time } = await device(new Server());
    await sync.answer('one', { value: 'A' }, kind);
    await Promise.resolve();
    return time.waits[0];
  };
  expect([await waited('pilihan'), await waited('tulisan')]).toEqual([300, 1_000]);
});

test('what is not answered is sent again, ever more slowly, and one request at a time', async () => {
  const server = new Server();
  server.fates.push('lost', 'busy', 'unheard', 'lost', 'lost', 'lost', 'lost');
  const { sync, time } = await device(server);
  await sync.answer('one', { value: 'A' });
  for (const soal of ['two', 'three']) await sync.answer(soal, { value: 'B' });
  while (sync.standing.belum) await Promise.resolve();
  expect(time.waits.filter((it) => it !== 300)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]);
  expect([server.mostAtOnce, server.log.length]).toEqual([1, 3]);
});

test('who is signed out hands in by ticket', async () => {
  const server = new Server();
  server.isSignedOut = true;
  const { sync } = await device(server);
  await sync.answer('one', { value: 'A' });
  await sync.settled();
  expect([server.deposits, server.newest('one'), sync.standing.isSignedOut]).toEqual([1, '1.1', true]);
});

test('a device that another has taken over from takes no more answers and still hands in those it has', async () => {
  const server = new Server();
  const { sync } = await device(server);
  server.lease = 2;
  await sync.answer('one', { value: 'A' });
  await sync.settled();
  expect([sync.standing.isLost, await sync.answer('one', { value: 'B' }), server.newest('one')]).toEqual([true, false, '1.1']);
});

test('what is refused is not sent for ever, and is told', async () => {
  const { sync } = await device(new Server());
  await sync.answer('one', { value: 'poison' });
  await sync.answer('two', { value: 'A' });
  await sync.settled();
  expect(sync.standing).toMatchObject({ belum: 0, ditolak: ['one'] });
});

test('an attempt is finished when the server has all of it; nothing stays on the device then', async () => {
  const [server, at] = [new Server(), store()];
  const { sync, journal } = await device(server, at);
  await sync.answer('one', { value: 'A' });
  await sync.settled();
  server.log.length = 0;
  expect(await sync.finish()).toBe('receipt');
  expect([server.newest('one'), await at.all(PESERTA), journal.all]).toEqual(['1.1', [], []]);
});

test('a crashed page goes on where it stopped, under the same counts', async () => {
  const [server, at] = [new Server(), store()];
  server.fates.push(...Array.from({ length: 3 }, () => 'lost' as const));
  const first = await device(server, at);
  await first.sync.answer('one', { value: 'A' });
  first.sync.stop();
  const second = await device(server, at);
  expect(second.journal.unsent).toMatchObject([{ soal: 'one', value: 'A' }]);
  await second.sync.answer('one', { value: 'B' });
  await second.sync.settled();
  expect(server.newest('one')).toBe('1.2');
});

test('a store that fails gives way to the next, which gets everything', async () => {
  const kept = new Map<string, string>();
  const storage = { get length() { return kept.size; }, key: (i: number) => [...kept.keys()][i] ?? null, getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) } as unknown as Storage;
  let room = 1;
  const full: Store = { hold: 'tahan', all: async () => [], put: async () => { if (room-- <= 0) throw new Error('QuotaExceededError'); }, drop: async () => {} };
  const journal = new Journal(PESERTA, [full, inStorage(storage)], times);
  await journal.open();
  await journal.write('one', { value: 'A' }, 1);
  expect(journal.hold).toBe('tahan');
  await journal.write('two', { value: 'B' }, 1);
  expect([journal.hold, (await inStorage(storage).all(PESERTA)).map((it: Entry) => it.soal).sort()]).toEqual(['biasa', ['one', 'two']]);
  const again = new Journal(PESERTA, [inStorage(storage)], times);
  await again.open();
  expect(again.unsent.map(({ soal, value }) => [soal, value]).sort()).toEqual([['one', 'A'], ['two', 'B']]);
});

test('what the server knows is learnt where it is newer, and what is newer here stays', async () => {
  const journal = new Journal(PESERTA, [store()], times);
  await journal.write('one', { value: 'A' }, 2);
  await journal.write('two', { value: 'A' }, 1);
  await journal.learn({ one: { epoch: 1, seq: 9, ragu: false, value: 'old' }, two: { epoch: 1, seq: 4, ragu: true, value: 'new' }, three: { epoch: 1, seq: 1, ragu: false, value: null } });
  expect(journal.digest).toEqual({ one: '2.1', two: '1.4', three: '1.1' });
  expect(journal.unsent.map(({ soal }) => soal)).toEqual(['one']);
});

test('the clock is the server’s, by the shortest way there and back, and no device’s', () => {
  let steady = 1_000;
  const clock = new ServerClock(() => steady);
  expect([clock.now, clock.left(END)]).toEqual([undefined, undefined]);
  clock.hear('2026-11-30T01:00:00.000Z', 800, 1_000);
  expect(clock.left(END)).toBe(3_600_000 - 100);
  clock.hear('2026-11-30T01:30:00.000Z', 0, 1_000);
  expect(clock.left(END)).toBe(3_600_000 - 100);
  steady += 1_000;
  expect(clock.left(END)).toBe(3_600_000 - 1_100);
  clock.doubt();
  clock.hear('2026-11-30T01:30:00.000Z', 1_000, 2_000);
  expect(clock.left(END)).toBe(1_800_000 - 500);
  clock.hear('2026-11-30T02:30:00.000Z', 2_000, 2_000);
  expect(clock.left(END)).toBe(0);
});

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('answer' as const), soal: fc.constantFrom('one', 'two', 'three') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('fate' as const), fate: fc.constantFrom('lost' as const, 'unheard' as const, 'busy' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('flush' as const, 'crash' as const, 'rest' as const) }) },
);

test('whatever is lost, doubled or crashed: the server ends with the last answer to each question, each save once', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    const [server, at, truth] = [new Server(), store(), new Map<string, string>()];
    let it = await device(server, at);
    for (const [i, one] of steps.entries()) {
      if (one.does === 'answer') {
        await it.sync.answer(one.soal, { value: String(i) });
        truth.set(one.soal, String(i));
      } else if (one.does === 'fate') server.fates.push(one.fate);
      else if (one.does === 'flush') it.sync.flush();
      else if (one.does === 'rest') for (let turns = 0; turns < 20; turns++) await Promise.resolve();
      else {
        it.sync.stop();
        it = await device(server, at);
      }
    }
    await it.sync.settled();
    for (const [soal, value] of truth) expect(server.log.find((save) => save.soal === soal && `${save.epoch}.${save.seq}` === server.newest(soal))?.value).toBe(value);
    expect(new Set(server.log.map(({ soal, epoch, seq }) => `${soal} ${epoch}.${seq}`)).size).toBe(server.log.length);
    expect(await it.sync.finish()).toBe('receipt');
  }), { seed: 20261123, numRuns: 200 });
});
