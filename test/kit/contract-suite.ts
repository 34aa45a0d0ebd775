import { appendCases } from '#test/kit/contract-append';
import { readCases } from '#test/kit/contract-read';
import { scheduleCases } from '#test/kit/contract-schedules';
import { subscribeCases } from '#test/kit/contract-subscribe';
import type { Log } from '#test/kit/log-events';

/** What every event store promises. The log that `open` gives may hold other events; nobody else may write to it. */
export function contractSuite(name: string, open: () => Promise<Log & { close(): Promise<void> }>) {
  describe(name, () => {
    let log: Log & { close(): Promise<void> };
    beforeAll(async () => {
      log = await open();
    });
    afterAll(() => log.close());
    test.each(Object.entries({ ...appendCases, ...readCases, ...subscribeCases, ...scheduleCases }))('%s', (_, it) => it(log));
  });
}
