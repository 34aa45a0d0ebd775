import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { openCluster } from '#server/kit/postgres-cluster';
import { temporaryFolder } from '#test/kit/folder';

/** Gives each test of a file a folder of its own with a database at rest, and takes both away again. */
export const restingDatabase = () => {
  const template = temporaryFolder();
  const place = { folder: template, dir: '', postgres: new EmbeddedPostgres({ dir: '' }) };
  beforeAll(() => openCluster(join(template.path, 'postgres'), { noSync: true }));
  beforeEach(() => {
    place.folder = temporaryFolder();
    place.dir = join(place.folder.path, 'postgres');
    execFileSync('cp', ['-a', join(template.path, 'postgres'), place.dir]);
    place.postgres = new EmbeddedPostgres({ dir: place.dir, noSync: true });
  });
  afterEach(async () => {
    await place.postgres.stop();
    place.folder.remove();
  });
  afterAll(() => template.remove());
  return place;
};

/** The number of the server process on the database in this folder. */
export const postmasterPid = (dir: string) => Number(readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The first value of the first row that answers the statement. */
export const ask = async (url: string, statement: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
};
