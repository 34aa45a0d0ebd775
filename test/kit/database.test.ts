import pg from 'pg';
import { databaseMadeOnce, freshDatabase } from '#test/kit/database';

test('every fresh database is empty and nobody else sees it', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  const pool = new pg.Pool({ connectionString: one.url });
  await pool.query('create table seen ()');
  await pool.end();
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  const { rows } = await client.query("select to_regclass('seen') is null as empty, upper('é') as folded");
  expect(rows).toEqual([{ empty: true, folded: 'É' }]);
  await client.end();
  await Promise.all([one.drop(), other.drop()]);
});

test('a database that several want is made once, begun again where it was left half made, and copied', async () => {
  const name = `made_${process.pid}`;
  let times = 0;
  const make = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table seen ()').finally(() => client.end());
    if (!times++) throw new Error('half made');
  };
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => databaseMadeOnce(name, make)));
  expect([times, outcomes.map((it) => it.status).sort()]).toEqual([2, ['fulfilled', 'fulfilled', 'rejected']]);
  const copies = await Promise.all([freshDatabase(name), freshDatabase(name)]);
  for (const { url } of copies) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query("select to_regclass('seen') is not null as copied")).rows).toEqual([{ copied: true }]);
    await client.end();
  }
  await Promise.all(copies.map((it) => it.drop()));
});
