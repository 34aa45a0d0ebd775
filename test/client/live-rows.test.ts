import fc from 'fast-check';
import { type Change, type Delta, type LiveRows, noRows, onDelta, onMark, onSubscribed, onSubscribing, type Subscribed, type Wish } from '#client/kit/live-rows';

const TOPIC = 'board';
type Commit = readonly [key: string, value: number | null];
type Frame = { delta: Delta } | { mark: { epoch: string; to: number } };

/** The server of live.md's protocol over a log whose position is its length; a rebuild tells another history under another epoch. */
class Server {
  readonly logs = new Map<string, Commit[]>([['e0', []]]);
  epoch = 'e0';
  sent = 0;
  knownSince = 0;

  get log() {
    return this.logs.get(this.epoch)!;
  }
  changes(from: number): Change[] {
    const keys = new Set(this.log.slice(from).map(([key]) => key));
    return [...keys].map((key) => [key, fold(this.log, this.log.length).get(key) ?? null]);
  }
  /** What stands beside the rows: here, how often any was changed by an even number. */
  beside(from: number) {
    return besideAt(this.log, from) === besideAt(this.log, this.log.length) ? {} : { beside: { even: besideAt(this.log, this.log.length) } };
  }
  flush(): Delta {
    const delta = { topic: TOPIC, epoch: this.epoch, from: this.sent, to: this.log.length, changes: this.changes(this.sent), ...this.beside(this.sent) };
    this.sent = delta.to;
    return delta;
  }
  subscribe(from?: { epoch: string; pos: number }): Subscribed {
    const answer = { topic: TOPIC, epoch: this.epoch, to: this.log.length };
    if (from?.epoch === this.epoch && from.pos >= this.knownSince) return { ...answer, kind: 'delta', from: from.pos, changes: this.changes(from.pos), ...this.beside(from.pos) };
    return { ...answer, kind: 'snapshot', changes: [...fold(this.log, this.log.length)], beside: { even: besideAt(this.log, this.log.length) } };
  }
  forget() {
    this.knownSince = this.log.length;
  }
  rebuild() {
    const told = this.log.slice(0, Math.ceil(this.log.length / 2)).map(([key, value]): Commit => [key, value === null ? 7 : value + 100]);
    this.epoch = `e${this.logs.size}`;
    this.logs.set(this.epoch, told);
    this.sent = told.length;
    this.knownSince = told.length;
  }
}

function fold(log: readonly Commit[], pos: number) {
  const rows = new Map<string, { value: number }>();
  for (const [key, value] of log.slice(0, pos)) value === null ? rows.delete(key) : rows.set(key, { value });
  return rows;
}

const besideAt = (log: readonly Commit[], pos: number) => log.slice(0, pos).filter(([, value]) => value !== null && value % 2 === 0).length;

/** A client on a line that loses, doubles and swaps frames. */
class Client {
  state: LiveRows = noRows;
  line: Frame[] = [];
  asked: { epoch: string; pos: number } | 'all' | null = 'all';

  settle(next: LiveRows | Wish) {
    if (next === 'resubscribe') this.ask();
    else this.state = next;
  }
  ask() {
    this.state = onSubscribing(this.state);
    this.asked = this.state.epoch === null ? 'all' : { epoch: this.state.epoch, pos: this.state.pos };
  }
  answer(server: Server) {
    if (!this.asked) return;
    const from = this.asked === 'all' ? undefined : this.asked;
    this.asked = null;
    this.settle(onSubscribed(this.state, server.subscribe(from)));
  }
  receive() {
    const frame = this.line.shift();
    if (!frame) return;
    this.settle('delta' in frame ? onDelta(this.state, frame.delta) : onMark(this.state, frame.mark.epoch, frame.mark.to));
  }
  reconnect() {
    this.line = [];
    this.ask();
  }
}

const key = fc.constantFrom('a', 'b', 'c', 'd');
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ commit: fc.tuple(key, fc.option(fc.nat(99))) }) },
  { weight: 4, arbitrary: fc.constant('flush' as const) },
  { weight: 6, arbitrary: fc.constant('receive' as const) },
  { weight: 4, arbitrary: fc.constant('answer' as const) },
  fc.constantFrom('lose' as const, 'double' as const, 'swap' as const, 'mark' as const, 'reconnect' as const, 'forget' as const, 'rebuild' as const),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

function act(it: Action, server: Server, client: Client) {
  if (typeof it === 'object') return void server.log.push(it.commit);
  const { line } = client;
  if (it === 'flush') line.push({ delta: server.flush() });
  if (it === 'mark') line.push({ mark: { epoch: server.epoch, to: server.sent } });
  if (it === 'receive') client.receive();
  if (it === 'answer') client.answer(server);
  if (it === 'lose') line.shift();
  if (it === 'double' && line[0]) line.unshift(line[0]);
  if (it === 'swap' && line.length > 1) line.unshift(...line.splice(0, 2).reverse());
  if (it === 'reconnect') client.reconnect();
  if (it === 'forget') server.forget();
  if (it === 'rebuild') {
    server.rebuild();
    client.reconnect();
  }
}

const expectTrue = ({ state }: Client, server: Server) => {
  if (state.epoch === null) return;
  const log = server.logs.get(state.epoch)!;
  expect([new Map(state.rows), state.beside]).toEqual([fold(log, state.pos), { even: besideAt(log, state.pos) }]);
};

test('an older server, which says nothing beside its rows, leaves nothing of another beside them', () => {
  const known = onSubscribed(noRows, { topic: TOPIC, kind: 'snapshot', epoch: 'e0', to: 1, changes: [], beside: { even: 1 } }) as LiveRows;
  expect(onSubscribed(onSubscribing(known), { topic: TOPIC, kind: 'snapshot', epoch: 'e1', to: 1, changes: [] })).toMatchObject({ epoch: 'e1', beside: {} });
});

describe('live rows', () => {
  it('are the fold of the log up to their position whatever the line does, and catch up once it is quiet', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
        const [server, client] = [new Server(), new Client()];
        for (const it of actions) {
          act(it, server, client);
          expectTrue(client, server);
        }
        client.line.push({ delta: server.flush() }, { mark: { epoch: server.epoch, to: server.sent } });
        while (client.line.length || client.asked) {
          client.answer(server);
          client.receive();
          expectTrue(client, server);
        }
        expect(client.state).toMatchObject({ status: 'live', epoch: server.epoch, pos: server.log.length });
      }),
      { numRuns: 2_000 },
    );
  });

  it('find a lost last delta by the next mark', () => {
    const live = onSubscribed(noRows, { kind: 'snapshot', topic: TOPIC, epoch: 'e', to: 3, changes: [] }) as LiveRows;
    expect(onMark(live, 'e', 3)).toBe(live);
    expect(onMark(live, 'e', 4)).toBe('resubscribe');
    expect(onMark(live, 'other', 3)).toBe('resubscribe');
  });

  it('leave the state alone on a repeated delta', () => {
    const live = onSubscribed(noRows, { kind: 'snapshot', topic: TOPIC, epoch: 'e', to: 3, changes: [['a', { value: 1 }]] }) as LiveRows;
    expect(onDelta(live, { topic: TOPIC, epoch: 'e', from: 1, to: 3, changes: [['a', null]] })).toBe(live);
  });

  it('keep only the deltas of their own topic while they wait for the answer', () => {
    const queued = onDelta(noRows, { topic: 'other', epoch: 'e', from: 3, to: 4, changes: [['a', { value: 9 }]] }) as LiveRows;
    const live = onSubscribed(queued, { kind: 'snapshot', topic: TOPIC, epoch: 'e', to: 3, changes: [] }) as LiveRows;
    expect(live).toMatchObject({ pos: 3, rows: new Map() });
  });
});
