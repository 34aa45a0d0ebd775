import { BEHIND_MS, Lag } from '#server/kit/lag';

let now: number;
let log: { end: number; at: number };
let lag: Lag;
beforeEach(() => {
  [now, log] = [1_000, { end: 0, at: 0 }];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const store = { end: async () => String(log.end), reached: (at: string, wanted: string) => Number(at) >= Number(wanted) };
  lag = new Lag(store as never, { has: (wanted: string) => log.at >= Number(wanted) } as never);
});
afterEach(() => jest.restoreAllMocks());

/** As it is found after so many ms, looked at twice on the way. */
async function after(ms: number, found: Partial<typeof log> = {}) {
  Object.assign(log, found);
  for (let i = 0; i < 2; i++) {
    now += ms / 2;
    await lag.look();
  }
  return lag.isBehind;
}

test('tables are behind once they have lacked for long what the log holds, until they have it', async () => {
  expect(await after(10, { end: 5, at: 5 })).toBe(false);
  expect(await after(10, { end: 8 })).toBe(false);
  expect(await after(2 * BEHIND_MS, { end: 9, at: 7 })).toBe(true);
  expect([lag.ms, await after(10, { at: 8 })]).toEqual([2 * BEHIND_MS + 5, false]);
});

test('what a failover took from the log is missed by nobody', async () => {
  expect(await after(10, { end: 8, at: 7 })).toBe(false);
  expect(await after(2 * BEHIND_MS)).toBe(true);
  expect(await after(10, { end: 6, at: 6 })).toBe(false);
  expect(await after(2 * BEHIND_MS)).toBe(false);
  expect(await after(10, { end: 7 })).toBe(false);
  expect(await after(2 * BEHIND_MS)).toBe(true);
});
