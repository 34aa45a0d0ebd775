import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { masterKeyOf } from '#server/kit/log/whose-key';
import { migrateLog } from '#server/kit/log/postgres-store';
import { migrateVault } from '#server/kit/vault';
import { backUp } from '#tools/kit/back-up';
import { runNode } from '#test/kit/child';
import { databaseOwner, type Owner } from '#test/kit/database-owner';
import { temporaryFolder } from '#test/kit/folder';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const OURS = { DATABASE_URL: '', EVENTSTORE_URL: '', PELITA_MASTER_KEY: '', INIT_CWD: folder.path };
const tool = (name: string, dataDir: string, file: string) => runNode([`dist/tools/${name}.js`, file], { env: { ...OURS, DATA_DIR: at(dataDir) } });

let owner: Owner;

/** Fills the log and the vault of a school, and answers its rows. */
const asked = async (url: string, fill = false) => {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  try {
    if (fill) {
      await migrateLog(pool);
      await migrateVault(pool);
      await pool.query("INSERT INTO es.event SELECT n, n - 1, now(), gen_random_uuid(), 'murid-1', 'Written', '{\"a\": 1}', '{}' FROM generate_series(1, 500) n");
      await pool.query("INSERT INTO vault.setting VALUES ('language', '\"id\"')");
    }
    const [events, settings] = [await pool.query('SELECT e::text FROM es.event e ORDER BY position'), await pool.query('SELECT * FROM vault.setting')];
    return { events: events.rows, settings: settings.rows };
  } finally {
    await pool.end();
  }
};

let before: Awaited<ReturnType<typeof asked>>;

beforeAll(async () => {
  owner = await databaseOwner(at('school/postgres'));
  before = await asked(owner.url, true);
  const pool = new pg.Pool({ connectionString: owner.url });
  await masterKeyOf(pool, at('school'));
  before.settings = (await pool.query('SELECT * FROM vault.setting')).rows;
  await pool.end();
  mkdirSync(at('school/files'));
  writeFileSync(at('school/files/logo.png'), 'picture');
  mkdirSync(at('school/seals'));
  writeFileSync(at('school/seals/seal-000001.json'), '{"number":1}\n{}\n');
  writeFileSync(at('school/seals/seal-000002.json.77'), '{"num');
});

afterAll(async () => {
  await owner.end('SIGTERM');
  folder.remove();
});

test('a school is backed up while its server runs, and arrives whole in another folder', async () => {
  const made = await tool('backup', 'school', 'school.backup');
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('es.event: 500 rows') });
  expect(await tool('restore', 'copy', 'school.backup')).toMatchObject({ code: 0, said: expect.stringContaining('es.event: 500 rows, as backed up') });
  const copy = new EmbeddedPostgres({ dir: at('copy/postgres'), noSync: true });
  expect(await asked(await copy.start())).toEqual(before);
  await copy.stop();
  expect(existsSync(at('copy/seals/seal-000002.json.77'))).toBe(false);
  for (const file of ['master.key', 'files/logo.png', 'seals/seal-000001.json']) expect(readFileSync(at(`copy/${file}`))).toEqual(readFileSync(at(`school/${file}`)));
});

test('a restored place, and one that a server has open, are not restored into', async () => {
  expect(await tool('restore', 'copy', 'school.backup')).toMatchObject({ code: 1, said: expect.stringContaining('only into an empty place') });
  expect(await tool('restore', 'school', 'school.backup')).toMatchObject({ code: 1, said: expect.stringContaining(`in use by another server (process ${owner.process.pid})`) });
});

test('without its key, or with another, a backup is not restored and no database is made', async () => {
  renameSync(at('school.backup.key'), at('elsewhere.key'));
  expect(await tool('restore', 'keyless', 'school.backup')).toMatchObject({ code: 1, said: expect.stringContaining("The key to the backup's personal data is missing") });
  writeFileSync(at('school.backup.key'), 'spilt coffee');
  expect(await tool('restore', 'keyless', 'school.backup')).toMatchObject({ code: 1, said: expect.stringContaining(`${at('school.backup.key')} must hold 64 hex digits.\n`) });
  writeFileSync(at('school.backup.key'), '7'.repeat(64));
  expect(await tool('restore', 'keyless', 'school.backup')).toMatchObject({ code: 1, said: expect.stringContaining(`${at('school.backup.key')} is another key than the one that the backup was made with`) });
  mkdirSync(at('keyless'));
  writeFileSync(at('keyless/master.key'), '7'.repeat(64));
  expect(await tool('restore', 'keyless', 'school.backup')).toMatchObject({ code: 1, said: expect.stringContaining('has another master key') });
  expect(existsSync(at('keyless/postgres'))).toBe(false);
  renameSync(at('elsewhere.key'), at('school.backup.key'));
});

test('a school is not backed up without its key: nobody could read the backup', async () => {
  renameSync(at('school/master.key'), at('elsewhere.key'));
  expect(await tool('backup', 'school', 'no-key.backup')).toEqual({ code: 1, said: expect.stringMatching(/^The master key of this database is missing: .*\n$/) });
  writeFileSync(at('school/master.key'), '7'.repeat(64));
  expect(await tool('backup', 'school', 'no-key.backup')).toEqual({ code: 1, said: expect.stringMatching(/is not the one of this database/) });
  renameSync(at('elsewhere.key'), at('school/master.key'));
  expect(readdirSync(folder.path).filter((it) => it.startsWith('no-key'))).toEqual([]);
});

test('a backup that names no key is restored only with the one that its vault knows', async () => {
  const file = at('nameless.backup');
  await backUp({ url: owner.url, files: at('school/files'), seals: at('school/seals') }, file, () => {});
  expect(await tool('restore', 'nameless', 'nameless.backup')).toMatchObject({ code: 1, said: expect.stringContaining('The master key of this database is missing') });
  expect(existsSync(at('nameless/files'))).toBe(false);
  renameSync(at('school.backup.key'), `${file}.key`);
  expect(await tool('restore', 'nameless', 'nameless.backup')).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  expect(readFileSync(at('nameless/master.key'))).toEqual(readFileSync(at('school/master.key')));
  renameSync(`${file}.key`, at('school.backup.key'));
});

test('what cannot be is said in one line', async () => {
  expect(await tool('backup', 'nowhere', 'none.backup')).toEqual({ code: 1, said: `There is no database in ${at('nowhere/postgres')}. Say with DATA_DIR or DATABASE_URL where it is.\n` });
  expect(await tool('backup', 'school', 'no/such/folder/school.backup')).toEqual({ code: 1, said: `${at('no/such/folder')} is no folder: make it first.\n` });
  expect(await runNode(['dist/tools/restore.js'])).toEqual({ code: 1, said: 'Usage: npm run restore -- FILE\n' });
  writeFileSync(at('cut.backup'), readFileSync(at('school.backup')).subarray(0, 2000));
  expect(await tool('restore', 'empty', 'cut.backup')).toMatchObject({ code: 1, said: expect.stringMatching(/^\S+ is not a whole backup: .*\n$/) });
  expect(existsSync(at('empty'))).toBe(false);
});
