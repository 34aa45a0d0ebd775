import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import tar from 'tar-stream';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { backUp } from '#tools/kit/back-up';
import { verifyBackup } from '#tools/kit/backup-file';
import { hashOf, tablesOf } from '#tools/kit/backup-tables';
import { restore } from '#tools/kit/restore';

const SCHEMA = `
  CREATE SCHEMA es;
  CREATE TABLE es.event (position bigint PRIMARY KEY, at timestamptz NOT NULL, stream text NOT NULL, data json NOT NULL);
  CREATE TABLE es.head (one boolean PRIMARY KEY, position bigint NOT NULL);
  INSERT INTO es.head VALUES (true, 0);
  CREATE SCHEMA vault;
  CREATE TABLE vault.migration (number int PRIMARY KEY);
  INSERT INTO vault.migration VALUES (7);
  CREATE TABLE vault.person (id uuid PRIMARY KEY, number int GENERATED ALWAYS AS IDENTITY, name text, twice text GENERATED ALWAYS AS (name || name) STORED);
  CREATE TABLE vault.key (person uuid REFERENCES vault.person, category text, key bytea, PRIMARY KEY (person, category));
  CREATE TABLE vault.note (line text, weight double precision);
  CREATE TABLE vault.nothing (id int PRIMARY KEY);`;

const SCHOOL = `
  INSERT INTO es.event SELECT n, '2026-07-13 07:00:00.123456+07'::timestamptz + n * interval '1 minute', 'murid-' || n % 97,
    json_build_object('nama', 'Siti' || chr(10) || '"Ani"' || chr(92), 'n', n, 'catatan', repeat(md5(n::text), 20)) FROM generate_series(1, 20000) n;
  UPDATE es.head SET position = 20000;
  INSERT INTO vault.person (id, name) SELECT md5(n::text)::uuid, CASE WHEN n % 3 > 0 THEN 'Budi ' || n END FROM generate_series(1, 50) n;
  INSERT INTO vault.key SELECT id, unnest('{identity,health}'::text[]), decode(md5(name), 'hex') FROM vault.person;
  INSERT INTO vault.note VALUES (NULL, 0.1), ('', 'NaN'), (E'a\\tb\\r\\n\\\\.', 1e-300), ('\\N', NULL);`;

const migrate = [(pool: pg.Pool) => pool.query(SCHEMA).then(() => {})];
const quiet = () => {};
const opened: (() => Promise<void>)[] = [];
let folder: ReturnType<typeof temporaryFolder>;

const school = async (...statements: string[]) => {
  const { url, drop } = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  opened.push(async () => {
    await client.end();
    await drop();
  });
  for (const statement of statements) await client.query(statement);
  return { url, client };
};

const fingerprints = async (client: pg.Client) => {
  const prints: Record<string, string> = {};
  for (const table of await tablesOf(client)) prints[table.name] = await hashOf(client, table);
  return prints;
};

const filesAt = (name: string, content: Record<string, Buffer> = {}) => {
  const files = join(folder.path, name);
  for (const [path, bytes] of Object.entries(content)) {
    mkdirSync(join(files, path, '..'), { recursive: true });
    writeFileSync(join(files, path), bytes);
  }
  return files;
};

const UPLOADS = { 'logo.png': Buffer.from([0, 1, 2, 10, 255]), [`${'tugas/'.repeat(30)}kosong.pdf`]: Buffer.alloc(0) };

let file: string;
let source: Awaited<ReturnType<typeof school>>;

beforeAll(async () => {
  folder = temporaryFolder();
  file = join(folder.path, 'school.backup');
  source = await school(SCHEMA, SCHOOL);
  await backUp({ url: source.url, files: filesAt('files', UPLOADS), keyOf: async () => 'fingerprint' }, file, quiet);
});

afterAll(async () => {
  await Promise.all(opened.map((close) => close()));
  folder.remove();
});

test('what is restored into an empty place equals what was backed up', async () => {
  const target = await school();
  const files = filesAt('restored');
  const backup = await verifyBackup(file);
  await restore({ url: target.url, files, migrate }, backup, quiet);
  expect(await fingerprints(target.client)).toEqual(await fingerprints(source.client));
  for (const [path, bytes] of Object.entries(UPLOADS)) expect(readFileSync(join(files, path))).toEqual(bytes);
  expect(backup.manifest).toMatchObject({ format: 1, key: 'fingerprint', sequences: [{ name: 'vault.person_number_seq', last: '50' }] });
  const { rows } = await target.client.query("INSERT INTO vault.person (id, name) VALUES (gen_random_uuid(), 'x') RETURNING number, twice");
  expect(rows).toEqual([{ number: 51, twice: 'xx' }]);
});

test('the manifest counts the rows and leaves the migrations out', async () => {
  const { manifest } = await verifyBackup(file);
  expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['tables/es.event', 20_000], ['tables/es.head', 1], ['tables/vault.note', 4], ['tables/vault.nothing', 0], ['tables/vault.person', 50], ['tables/vault.key', 100],
  ]);
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const { url, client } = await school(SCHEMA, SCHOOL);
  const busy = join(folder.path, 'busy.backup');
  const before = await fingerprints(client);
  const written: Promise<unknown>[] = [];
  await backUp({ url, files: filesAt('none') }, busy, (line) => {
    if (line.startsWith('es.event') && !written.length) written.push(client.query("INSERT INTO es.event SELECT 20001, now(), 'late', '{}'; DELETE FROM vault.key"));
  });
  await Promise.all(written);
  const target = await school();
  await restore({ url: target.url, files: filesAt('none'), migrate }, await verifyBackup(busy), quiet);
  expect(await fingerprints(target.client)).toEqual(before);
  expect(written).toHaveLength(1);
});

test('a place that holds anything is refused and stays as it is', async () => {
  const target = await school(SCHEMA, "INSERT INTO vault.note VALUES ('ours')", 'DELETE FROM es.head');
  await expect(restore({ url: target.url, files: filesAt('empty'), migrate }, await verifyBackup(file), quiet)).rejects.toThrow('there is something in vault.note');
  expect((await target.client.query('SELECT line FROM vault.note')).rows).toEqual([{ line: 'ours' }]);
  const bare = await school();
  const files = filesAt('taken', { 'theirs.txt': Buffer.from('theirs') });
  await expect(restore({ url: bare.url, files, migrate }, await verifyBackup(file), quiet)).rejects.toThrow(`there is something in ${files}`);
  expect(await tablesOf(bare.client)).toEqual([]);
});

test('a place of another version is refused', async () => {
  const target = await school();
  const older = [(pool: pg.Pool) => pool.query(SCHEMA.replace('stream text NOT NULL, ', '')).then(() => {})];
  await expect(restore({ url: target.url, files: filesAt('empty'), migrate: older }, await verifyBackup(file), quiet)).rejects.toThrow('tables/es.event lacks stream');
});

test('a restore that fails on its way leaves nothing behind', async () => {
  const target = await school();
  const files = filesAt('undone');
  const strict = [...migrate, (pool: pg.Pool) => pool.query('ALTER TABLE vault.key ADD CHECK (category <> $$health$$)').then(() => {})];
  await expect(restore({ url: target.url, files, migrate: strict }, await verifyBackup(file), quiet)).rejects.toThrow('violates check constraint');
  expect((await target.client.query('SELECT count(*)::int AS n FROM es.event')).rows).toEqual([{ n: 0 }]);
  expect(() => readFileSync(join(files, 'logo.png'))).toThrow('ENOENT');
});

const damaged = (name: string, bytes: Buffer) => {
  const path = join(folder.path, name);
  writeFileSync(path, bytes);
  return verifyBackup(path);
};

type Change = (name: string, bytes: Buffer) => [string, Buffer][];

const repacked = async (change: Change) => {
  const [archive, pack] = [tar.extract(), tar.pack()];
  archive.end(gunzipSync(readFileSync(file)));
  for await (const entry of archive) {
    for (const [name, bytes] of change(entry.header.name, await buffer(entry))) pack.entry({ name }, bytes);
  }
  pack.finalize();
  return gzipSync(await buffer(pack));
};

test.each([0, 1, 0.5, 0.999])('a file cut off at %d of its length is refused', async (share) => {
  const whole = readFileSync(file);
  await expect(damaged('cut.backup', whole.subarray(0, Math.floor(whole.length * share) - (share === 1 ? 1 : 0)))).rejects.toThrow('is not a whole backup');
});

test('a cut that was packed up again is refused', async () => {
  const bytes = gunzipSync(readFileSync(file));
  await expect(damaged('recut.backup', gzipSync(bytes.subarray(0, bytes.length / 2)))).rejects.toThrow('is not a whole backup');
  await expect(damaged('endless.backup', await repacked((name, it) => (name.startsWith('manifest') ? [] : [[name, it]])))).rejects.toThrow('its end is missing');
});

const rowChanged: Change = (name, it) => [[name, name.startsWith('tables/vault.person') ? Buffer.from(String(it).replace('Budi 1', 'Budi 9')) : it]];
const manifestChanged: Change = (name, it) => [[name, name === 'manifest.json' ? Buffer.from(String(it).replace('"rows": 50', '"rows": 49')) : it]];
const tableDropped: Change = (name, it) => (name.startsWith('tables/vault.key') ? [] : [[name, it]]);
const fileAdded: Change = (name, it) => (name === 'manifest.json' ? [['files/evil.js/000000', it], [name, it]] : [[name, it]]);
const nothing: Change = (name, it) => [[name, it]];

test.each([
  ['a changed row', rowChanged, 'tables/vault.person is not what its manifest says'],
  ['a changed manifest', manifestChanged, 'its manifest was changed'],
  ['a missing table', tableDropped, 'tables/vault.key is not what its manifest says'],
  ['a smuggled file', fileAdded, 'files/evil.js is not in its manifest'],
])('%s is refused', async (_what, change, reason) => {
  await expect(damaged('changed.backup', await repacked(change))).rejects.toThrow(reason);
});

test('packing alone is no change', async () => {
  expect((await damaged('again.backup', await repacked(nothing))).manifest).toEqual((await verifyBackup(file)).manifest);
});

test('something that is no backup at all is refused', async () => {
  await expect(damaged('letter.backup', Buffer.from('Yth. Bapak Kepala Sekolah'))).rejects.toThrow('is not a whole backup');
  await expect(verifyBackup(join(folder.path, 'absent'))).rejects.toThrow('no such file');
});
