/** @jest-environment node */
import { program } from '#contract/classroom/program.resource';
import { forEach } from '#client/kit/list/each';

const real = { fetch: globalThis.fetch, document: globalThis.document, localStorage: globalThis.localStorage };
const sent: string[] = [];
let most = 0;

/** Refuses every third, and knows how many are under way at once. */
function serve() {
  let underway = 0;
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'id' } },
    fetch: async (url: string) => {
      most = Math.max(most, ++underway);
      await new Promise((later) => setImmediate(later));
      underway--;
      const id = url.split('/').pop() as string;
      sent.push(id);
      return Number(id) % 3 ? Response.json({ message: 'OK', result: true, data: {} }) : Response.json({ code: 'IN_USE', message: 'in use' }, { status: 409 });
    },
  });
}

beforeEach(() => {
  sent.length = 0;
  serve();
});
afterAll(() => Object.assign(globalThis, real));

const rows = Array.from({ length: 20 }, (_, i) => String(i + 1));

it('does it for each row once, a few at a time, and says which were refused and why', async () => {
  const told: number[] = [];
  const { done, refused } = await forEach(rows, { endpoint: program.api.remove, input: (id) => ({ id }), told: (n) => told.push(n) });
  expect([...sent].sort()).toEqual([...rows].sort());
  expect(done).toHaveLength(14);
  expect(refused.map(({ row, error }) => [Number(row) % 3, error.code])).toEqual(Array(6).fill([0, 'IN_USE']));
  expect([told.at(-1), most]).toEqual([20, 4]);
});

it('begins no more once it is called off, and says what was done until then', async () => {
  const aborter = new AbortController();
  const { done, refused } = await forEach(rows, { endpoint: program.api.remove, input: (id) => ({ id }), told: (n) => n === 3 && aborter.abort(), signal: aborter.signal });
  expect(done.length + refused.length).toBe(sent.length);
  expect(sent.length).toBeLessThan(10);
});
