import fc from 'fast-check';
import { type EventStore, type Expected, type NewEvent, WrongExpectedRevision } from '#server/kit/log/event-store';
import { type Cases, endOf, eventsOf, followUntil, freshNoun, freshStream, idsOf, newEvents } from '#test/kit/log-events';
import { runs } from '#test/kit/runs';

type Append = { does: 'append'; stream: number; count: number; off: number };
type Retry = { does: 'retry'; which: number };
/** What is sent at once; at most one of them concerns each stream. */
type Tick = (Append | Retry)[];
type Sent = { stream: number; events: NewEvent[]; expected: Expected };

const STREAMS = 4;
const append = fc.record({
  does: fc.constant('append' as const), stream: fc.nat(STREAMS - 1), count: fc.integer({ min: 1, max: 3 }),
  off: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }) }),
});
const retry = fc.record({ does: fc.constant('retry' as const), which: fc.nat(30) });
const schedules = fc.array(fc.array(fc.oneof({ weight: 3, arbitrary: append }, { weight: 1, arbitrary: retry }), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });

export const scheduleCases: Cases = {
  'any schedule of appends and retries does what a list of lists would do': ({ store, another }) =>
    fc.assert(fc.asyncProperty(schedules, (ticks) => run([store, another()], ticks)), runs(40)),
};

async function run(stores: EventStore[], ticks: Tick[]) {
  const store = stores[0] as EventStore;
  const [noun, after] = [freshNoun(), await endOf(store)];
  const streams = Array.from({ length: STREAMS }, () => freshStream(noun));
  const model = streams.map(() => [] as string[]);
  const history: Sent[] = [];
  for (const [i, tick] of ticks.entries()) {
    const sent = oneAStream(tick.flatMap((it) => (it.does === 'append' ? [planned(it, model)] : (history[it.which % (history.length || 1)] ?? []))));
    const wanted = sent.map((it) => predict(it, model[it.stream] as string[]));
    const outcomes = await Promise.allSettled(sent.map((it) => (stores[i % stores.length] as EventStore).append(streams[it.stream] as string, it.events, it.expected)));
    expect(outcomes.map(said)).toEqual(wanted);
    history.push(...sent);
  }
  for (const [i, stream] of streams.entries()) expect(idsOf((await store.read(stream)).events)).toEqual(model[i]);
  const seen = eventsOf(await followUntil(store, (_, last) => last.live, { after }));
  for (const [i, stream] of streams.entries()) expect(idsOf(seen.filter((it) => it.stream === stream))).toEqual(model[i]);
}

function planned({ stream, count, off }: Append, model: string[][]): Sent {
  const revision = (model[stream] as string[]).length - 1 + off;
  return { stream, events: newEvents(count), expected: revision < 0 ? 'new' : revision };
}

const oneAStream = (sent: Sent[]) => [...new Map(sent.map((it) => [it.stream, it])).values()];

/** The rule in its simplest form, which also writes. */
function predict({ events, expected }: Sent, stored: string[]) {
  const [ids, first] = [idsOf(events), expected === 'new' ? 0 : expected + 1];
  if (first === stored.length) {
    stored.push(...ids);
    return { revision: stored.length - 1 };
  }
  if (ids.every((id, i) => stored[first + i] === id)) return { revision: first + ids.length - 1 };
  return { expected, actual: stored.length ? stored.length - 1 : 'new' };
}

function said(outcome: PromiseSettledResult<{ revision: number }>) {
  if (outcome.status === 'fulfilled') return { revision: outcome.value.revision };
  if (!(outcome.reason instanceof WrongExpectedRevision)) throw outcome.reason;
  return { expected: outcome.reason.expected, actual: outcome.reason.actual };
}
