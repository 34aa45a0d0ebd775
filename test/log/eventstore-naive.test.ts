import { setTimeout as pause } from 'node:timers/promises';
import { appendCases } from '#test/kit/contract-append';
import { readCases } from '#test/kit/contract-read';
import { scheduleCases } from '#test/kit/contract-schedules';
import { subscribeCases } from '#test/kit/contract-subscribe';
import { NaiveStore } from '#test/kit/eventstore/naive-store';
import { StandIn } from '#test/kit/eventstore/stand-in';
import { freshStream, newEvents } from '#test/kit/log-events';

/** Nothing comes any more. */
const NEVER_MS = 3_000;
const cases = { ...appendCases, ...readCases, ...subscribeCases, ...scheduleCases };
const NONE = Symbol('no failure');

let standIn: StandIn;
const stores: NaiveStore[] = [];
const another = () => {
  const store = new NaiveStore(standIn.url);
  stores.push(store);
  return store;
};
beforeEach(async () => {
  standIn = await StandIn.start();
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((it) => it.close()));
  await standIn.stop();
});

/** What the case says of the obvious adapter. */
function verdict(name: string) {
  const work = cases[name]?.({ store: another(), another }).then(() => NONE, (error: unknown) => error);
  expect(work).toBeDefined();
  return work;
}

test.each([
  ['a payload keeps numbers as they were written', 'the client takes JSON apart'],
  ['a payload keeps white space', 'and puts it together in its own way'],
  ['a retry with the same ids at the same revision answers the original revision and writes nothing', 'success does not say whether it was there before'],
  ['any schedule of appends and retries does what a list of lists would do', 'nor to another instance'],
  ['a filter by type or by beginnings of stream names lets through what matches and nothing else', 'events of the server itself are in $all, names match by their beginnings'],
  ['a filtered consumer that is killed again and again loses none of the few among many', 'a checkpoint comes ahead of buffered events'],
  ['a batch is live when nothing more was waiting, not before, and no longer after falling behind', '"caught up" comes ahead of buffered events'],
  ['a subscription to an empty rest is told at once that it is live', 'nothing is said while nothing comes'],
  ['a filtered subscription gets ahead over 10,000 events that do not match, and when idle', 'checkpoints that never come'],
])('the obvious adapter fails "%s": %s', async (name) => {
  expect(await Promise.race([verdict(name), pause(NEVER_MS, 'never ends', { ref: false })])).not.toBe(NONE);
});

test.each([
  'append to a new stream begins at revision 0',
  'append with a stale revision is refused and told the actual one',
  'a retry where only the beginning is the same is a conflict',
  'a subscription after a position begins with the next event',
])('and it is not simply broken: it passes "%s"', async (name) => {
  expect(await verdict(name)).toBe(NONE);
});

test.each(['before', 'after'] as const)('the obvious adapter takes trouble of the kind "%s" for the last word', async (trouble) => {
  standIn.trouble.append = trouble;
  await expect(another().append(freshStream(), newEvents(1), 'new')).rejects.toThrow();
});
