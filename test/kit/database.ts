import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database of one's own on the Postgres of the test run. */
export const freshDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name}`);
  const url = new URL(shared());
  url.pathname = name;
  return { url: url.href, drop: () => asOwner(`drop database if exists ${name} with (force)`) };
};

const shared = () => {
  const url = process.env.TEST_PG_URL;
  if (!url) throw new Error('TEST_PG_URL is missing: run the tests with jest, whose set-up starts Postgres');
  return url;
};

const asOwner = async (statement: string) => {
  const client = new pg.Client({ connectionString: shared() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
