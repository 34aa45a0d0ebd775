import type pg from 'pg';

/** All of the work, or nothing of it. */
export async function atOnce<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The same on a connection of the pool. */
export async function atOnceIn<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await atOnce(client, () => work(client));
  } finally {
    client.release();
  }
}
