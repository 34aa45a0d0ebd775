import { Logger } from '@nestjs/common';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import { attendance } from '#contract/attendance/attendance.api';
import { openPool } from '#projections/kit/database';
import { migrateLog } from '#server/kit/log/postgres-store';
import { MasterKey } from '#server/kit/log/master-key';
import { migrateVault } from '#server/kit/vault';
import { workingUrl } from '#server/kit/working-role';
import { freshDatabase } from '#test/kit/database';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const working = (text: string) => school.nest.get<pg.Pool>(pg.Pool).query(text);
const owner = async () => (await school.query('SELECT current_user AS name')).rows[0]?.name as string;
const role = async () => (await working('SELECT current_user AS name')).rows[0].name as string;
const mark = (status_kehadiran: string) => school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran });
const owners = async () => (await school.query("SELECT DISTINCT relowner::regrole::text AS name FROM pg_class WHERE relnamespace = 'read'::regnamespace AND relkind = 'r'")).rows.map(({ name }) => name);

test.each([
  "UPDATE es.event SET data = '{}' WHERE position = 1",
  'DELETE FROM es.event',
  'TRUNCATE es.event',
  'DROP TABLE es.event',
  'DROP SCHEMA es CASCADE',
  'ALTER TABLE es.event DISABLE TRIGGER ALL',
  'ALTER TABLE es.event DROP CONSTRAINT event_stream_revision',
  'ALTER TABLE es.event ADD COLUMN more text',
  'CREATE TRIGGER mine BEFORE INSERT ON es.event FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
  'CREATE RULE mine AS ON INSERT TO es.event DO INSTEAD NOTHING',
  'CREATE TABLE es.mine (n int)',
  'DROP FUNCTION es.append_events',
  "INSERT INTO es.event SELECT position, revision, at, id, stream, type, '{}', meta FROM es.event LIMIT 1 ON CONFLICT (position) DO UPDATE SET data = excluded.data",
  'DO $$ BEGIN LOCK TABLE es.event IN ACCESS EXCLUSIVE MODE; END $$',
  'SELECT 1 FROM es.event FOR UPDATE',
  'SET session_replication_role = replica',
  'ALTER TABLE vault.session DISABLE TRIGGER ALL',
  'TRUNCATE vault.person_key',
  'DROP SCHEMA vault CASCADE',
  'CREATE ROLE mine SUPERUSER',
])('what the server works as may not: %s', async (statement) => {
  await expect(working(statement)).rejects.toMatchObject({ code: '42501' });
});

test('it does not become who owns the history, nor give anybody more', async () => {
  await working(`GRANT UPDATE, DELETE ON es.event TO PUBLIC, ${await role()}`);
  const { rows: [may] } = await working("SELECT has_table_privilege('es.event', 'UPDATE') OR has_table_privilege('es.event', 'DELETE') AS more");
  expect(may).toEqual({ more: false });
  await expect(working(`SET ROLE ${await owner()}`)).rejects.toMatchObject({ code: '42501' });
  for (const right of ['SUPERUSER', 'CREATEROLE', 'BYPASSRLS', 'REPLICATION']) await expect(working(`ALTER ROLE ${await role()} ${right}`)).rejects.toMatchObject({ code: '42501' });
});

test('it is another role than the owner, and the one that the read tables belong to', async () => {
  expect(await role()).toMatch(/^pelita_app_[0-9a-f]{12}$/);
  expect(await owners()).toEqual([await role()]);
  expect((await mark('Sakit')).status).toBe(200);
});

test('read tables that an earlier version made as the owner go over to it at the next start, with what is in them', async () => {
  await school.restart(async () => {
    const was = (await school.query("SELECT relowner::regrole::text AS name FROM pg_class WHERE oid = 'read.checkpoint'::regclass")).rows[0]?.name;
    await school.query(`REASSIGN OWNED BY ${was} TO CURRENT_USER`);
    await school.query(`CREATE SCHEMA rebuild; CREATE TABLE rebuild.left (n int)`);
    expect(await owners()).toEqual([await owner()]);
  });
  expect(await owners()).toEqual([await role()]);
  await working('DROP SCHEMA rebuild CASCADE');
  expect((await mark('Izin')).status).toBe(200);
  await working('ALTER COLLATION read."natural" RENAME TO other; ALTER COLLATION read.other RENAME TO "natural"');
});

describe('an owner', () => {
  const master = MasterKey.from('7'.repeat(64), 'a test');
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let superuser: pg.Pool;
  beforeEach(async () => {
    database = await freshDatabase();
    superuser = openPool(database.url, { max: 2 });
  });
  afterEach(async () => {
    await superuser.end();
    await database.drop();
  });

  /** Somebody who owns this database and is no superuser. */
  async function ownerWith(rights: string) {
    const [name, url] = [`owner_of_${new URL(database.url).pathname.slice(1)}`, new URL(database.url)];
    await superuser.query(`CREATE ROLE ${name} LOGIN PASSWORD 'mercusuar' ${rights}; ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${name}`);
    [url.username, url.password] = [name, 'mercusuar'];
    const pool = openPool(url.href, { max: 2 });
    await migrateVault(pool);
    await migrateLog(pool);
    return { pool, url: url.href };
  }

  test('who may make roles need be no superuser, and finds the role again', async () => {
    const { pool, url } = await ownerWith('CREATEROLE');
    await pool.query('CREATE SCHEMA read; CREATE TABLE read.checkpoint (n int)');
    const [one, other] = await Promise.all([workingUrl(pool, url, master), workingUrl(pool, url, master)]);
    expect([one === other, one === url, await workingUrl(pool, url, master)]).toEqual([true, false, one]);
    const client = new pg.Client({ connectionString: one });
    await client.connect();
    await client.query('INSERT INTO read.checkpoint VALUES (1); DROP SCHEMA read CASCADE; CREATE SCHEMA read');
    await expect(client.query('DELETE FROM es.event')).rejects.toMatchObject({ code: '42501' });
    await client.end();
    await pool.end();
  });

  test('many servers that start in the same moment do not meet in the catalogue', async () => {
    const { pool, url } = await ownerWith('CREATEROLE');
    const pools = Array.from({ length: 8 }, () => openPool(url, { max: 2 }));
    const starts = pools.map(async (own) => {
      const urls: string[] = [];
      for (let turn = 0; turn < 6; turn++) {
        await migrateVault(own);
        await migrateLog(own);
        urls.push(await workingUrl(own, url, master));
      }
      return urls;
    });
    const found = await Promise.allSettled(starts);
    await Promise.all([pool, ...pools].map((it) => it.end()));
    expect(found.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(new Set(found.flatMap((it) => (it.status === 'fulfilled' ? it.value : []))).size).toBe(1);
  });

  test.each([
    ['who may not', '', 'may not make roles'],
    ['whose role is not let in', 'CREATEROLE', 'is not let in'],
  ])('%s does the work itself, and is told so', async (_, rights, why) => {
    const { pool, url } = await ownerWith(rights);
    if (rights) await superuser.query(`ALTER ROLE ${parse(await workingUrl(pool, url, master)).user} NOLOGIN`);
    const said: string[] = [];
    await quietly(async () => {
      Logger.overrideLogger({ warn: (text: string) => said.push(text) } as never);
      expect(await workingUrl(pool, url, master)).toBe(url);
    });
    expect(said).toEqual([expect.stringContaining(why)]);
    await pool.end();
  });
});
