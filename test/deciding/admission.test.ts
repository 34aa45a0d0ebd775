import fc from 'fast-check';
import { Admission } from '#server/kit/edge/admission';

const entered = (admission: Admission) => {
  const hasRoom = admission.hasRoom();
  if (hasRoom) admission.enter();
  return hasRoom;
};

/** A server that answers so many a second, one after the other, and whoever asks it so often, for so many seconds: what came of it in the last half. */
function load({ capacity, asked, seconds }: { capacity: number; asked: number; seconds: number }) {
  let now = 0;
  const [admission, queue, waits] = [new Admission(() => now), [] as number[], [] as number[]];
  let [served, refused, owed, wanted] = [0, 0, 0, 0];
  for (; now < seconds * 1_000; now++) {
    const isLate = now >= seconds * 500;
    for (wanted += asked / 1_000; wanted >= 1; wanted--) {
      if (entered(admission)) queue.push(now);
      else if (isLate) refused++;
    }
    owed = Math.min(owed + capacity / 1_000, queue.length + 1);
    for (; owed >= 1 && queue.length; owed--) {
      const came = queue.shift() as number;
      admission.leave();
      if (isLate) [served, waits[waits.length]] = [served + 1, now - came];
    }
  }
  return { served: served / (seconds / 2), refused, longest: Math.max(...waits) };
}

const loads = fc.record({ capacity: fc.integer({ min: 100, max: 3_000 }), times: fc.integer({ min: 2, max: 10 }) });

test('of more than a server can do it does what it can, and nobody who is let in waits for long', () => {
  fc.assert(fc.property(loads, ({ capacity, times }) => {
    const { served, refused, longest } = load({ capacity, asked: capacity * times, seconds: 20 });
    expect(served).toBeGreaterThan(capacity * 0.9);
    expect(refused).toBeGreaterThan(0);
    expect(longest).toBeLessThan(1_200);
  }), { numRuns: 8 });
});

test('of what a server can do nothing is refused, also when it comes at once', () => {
  fc.assert(fc.property(loads, ({ capacity }) => {
    expect(load({ capacity, asked: capacity * 0.9, seconds: 12 }).refused).toBe(0);
  }), { numRuns: 8 });
  const admission = new Admission(() => 0);
  expect(Array.from({ length: 400 }, () => entered(admission))).not.toContain(false);
});

test('a burst that is answered in time does not make the next one too many', () => {
  let now = 0;
  const admission = new Admission(() => now);
  for (let burst = 0; burst < 5; burst++, now += 3_000) {
    expect(Array.from({ length: 400 }, () => entered(admission))).not.toContain(false);
    for (let left = 400; left > 0; left--, now++) admission.leave();
  }
});

test('a server that stood still takes up its work again', () => {
  let now = 0;
  const admission = new Admission(() => now);
  let underway = 0;
  for (; now < 5_000; now += 10) if (entered(admission)) underway++;
  for (; underway > 0; underway--) admission.leave();
  const letIn = Array.from({ length: 64 }, () => entered(admission));
  expect(letIn).not.toContain(false);
});
