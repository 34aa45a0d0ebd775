import pg from 'pg';
import { physical, projections } from '#projections/kit/projection';
import { TimeMachine } from '#projections/kit/time-machine';
import { Journal, sourceOf } from '#server/kit/log/journal';
import { demoApp } from '#test/kit/demo-app';

let demo: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  demo = await demoApp(36);
});
afterAll(() => demo.close());

/** Every live table and how far they are, at one moment: the school goes on. */
async function snapshot() {
  const client = await demo.app.nest.get<pg.Pool>(pg.Pool).connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: [checkpoint] } = await client.query<{ position: string }>('SELECT position FROM read.checkpoint');
    const tables = [];
    for (const table of projections().flatMap((it) => it.tables)) tables.push({ table, rows: (await client.query<Record<string, unknown>>(`SELECT * FROM read."${physical(table.name)}"`)).rows });
    return { position: (checkpoint as { position: string }).position, tables };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('where the tables are the time machine has every row of every live table of the demo school, and no other', async () => {
  const machine = new TimeMachine(sourceOf(demo.app.nest.get(Journal)), projections());
  const { position, tables } = await snapshot();
  await machine.follow();
  const n = await machine.lastAt(position);
  for (const { table, rows } of tables) {
    const nameOf = (row: Record<string, unknown>) => table.key.map((it: string) => row[it]).join();
    const byName = (all: Iterable<Record<string, unknown>>) => Object.fromEntries([...all].map((row) => [nameOf(row), row]));
    expect({ [table.name]: await machine.at(n, (at) => byName(at.rows(table))) }).toEqual({ [table.name]: byName(rows) });
  }
  expect(n).toBeGreaterThan(3_000);
});
