import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { asking } from '#client/kit/asking';
import { gate } from '#test/kit/gate';

const queryKey = ['list', 'list?'];

/** A watched question whose answer is what was true when it was asked. */
function watched() {
  const client = new QueryClient();
  const it = { client, truth: 1, asked: 0, gate: gate(), shown: () => client.getQueryData(queryKey), ask: asking(client, queryKey), end: () => {} };
  const queryFn = async () => {
    it.asked++;
    const [seen, { passed }] = [it.truth, it.gate];
    await passed;
    return seen;
  };
  it.end = new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
  return it;
}

test('a change while the question is under way is not missed', async () => {
  const it = watched();
  it.truth = 2;
  const told = it.ask();
  it.gate.open();
  await told;
  expect([it.shown(), it.asked]).toEqual([2, 2]);
  it.end();
});

test('two who show the same answer, told by one notice, ask once', async () => {
  const it = watched();
  it.gate.open();
  await it.ask();
  const before = it.asked;
  it.truth = 2;
  await Promise.all([it.ask(), asking(it.client, queryKey)()]);
  expect([it.shown(), it.asked - before]).toEqual([2, 1]);
  it.end();
});

test('nobody waits for a question that nobody watches any more', async () => {
  const it = watched();
  it.end();
  await it.ask();
  expect(it.asked).toBe(1);
  it.gate.open();
});

test('however often it is told, what is under way is asked once more', async () => {
  const it = watched();
  it.truth = 2;
  const told = [it.ask(), it.ask(), it.ask(), it.ask()];
  it.gate.open();
  await Promise.all(told);
  expect([it.shown(), it.asked]).toEqual([2, 2]);
  it.truth = 3;
  await it.ask();
  expect([it.shown(), it.asked]).toEqual([3, 3]);
  it.end();
});
