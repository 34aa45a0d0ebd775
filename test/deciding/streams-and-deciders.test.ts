/** @jest-environment node */
import { decider, deciderOf } from '#server/kit/deciding/decider';

const of = (stream: string) => decider({ stream, idOf: () => 'x', commands: {}, events: {}, initial: null, decide: {}, evolve: {} });

test('a stream is decided on by the one whose name it bears whole, whichever was declared first', () => {
  const [short, long] = [of('test-bout'), of('test-bout-round')];
  const [longFirst, shortLater] = [of('test-race-lap'), of('test-race')];
  expect(['test-bout-1', 'test-bout-round-1', 'test-race-lap-1', 'test-race-1', 'test-1', 'test-bouts-1'].map((it) => deciderOf(it))).toEqual([short, long, longFirst, shortLater, undefined, undefined]);
});
