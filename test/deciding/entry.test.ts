import fc from 'fast-check';
import { inOneGo, withEntry } from '#server/kit/deciding/entry';

type State = { marks: Record<string, number>; notes: Record<string, number> };
const step = (state: State, { into, id, value }: { into: keyof State; id: string; value: number }): State => ({ ...state, [into]: withEntry(state[into], id, value) });
const steps = fc.array(fc.record({ into: fc.constantFrom<keyof State>('marks', 'notes'), id: fc.constantFrom('a', 'b', 'c'), value: fc.nat(9) }));
const empty = (): State => ({ marks: {}, notes: {} });

test('folding in one go comes to the same as step by step, and changes nothing that was there before', () => {
  fc.assert(fc.property(steps, steps, (earlier, later) => {
    const before = earlier.reduce(step, empty());
    const seen = structuredClone(before);
    const after = inOneGo(() => later.reduce(step, before));
    expect(after).toEqual([...earlier, ...later].reduce((it, { into, id, value }) => ({ ...it, [into]: { ...it[into], [id]: value } }), empty()));
    expect(before).toEqual(seen);
    // What came out of a fold is nobody's own any more.
    const kept = structuredClone(after);
    inOneGo(() => earlier.reduce(step, after));
    step(after, { into: 'marks', id: 'a', value: 10 });
    expect(after).toEqual(kept);
  }));
});

test('a history costs a copy of the state once, not at every event', () => {
  const records = new Set<object>();
  inOneGo(() => {
    let record: Record<string, number> = {};
    for (let i = 0; i < 100; i++) records.add((record = withEntry(record, String(i), i)));
  });
  expect(records.size).toBe(1);
});
