import pg from 'pg';
import { freshDatabase } from '#test/kit/database';

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
