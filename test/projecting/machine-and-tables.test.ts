import { physical, projections } from '#projections/kit/projection';
import { TimeMachine } from '#projections/kit/time-machine';
import { Journal, sourceOf } from '#server/kit/log/journal';
import { demoApp } from '#test/kit/demo-app';

let demo: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  demo = await demoApp(36);
});
afterAll(() => demo.close());

test('at the end of the log the time machine has every row of every live table of the demo school, and no other', async () => {
  const machine = new TimeMachine(sourceOf(demo.app.nest.get(Journal)), projections());
  await machine.follow();
  for (const table of projections().flatMap((it) => it.tables)) {
    const { rows } = await demo.query(`SELECT * FROM read."${physical(table.name)}"`);
    const nameOf = (row: Record<string, unknown>) => table.key.map((it: string) => row[it]).join();
    const byName = (all: Iterable<Record<string, unknown>>) => Object.fromEntries([...all].map((row) => [nameOf(row), row]));
    expect({ [table.name]: await machine.at(machine.n, (tables) => byName(tables.rows(table))) }).toEqual({ [table.name]: byName(rows) });
  }
  expect(machine.n).toBeGreaterThan(3_000);
});
