/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { withHash } from '#server/kit/log/chain';
import { brokenLink, Journal, NOTHING } from '#server/kit/log/journal';
import { MemoryKeys } from '#server/kit/log/person-keys';
import { migrateLog } from '#server/kit/log/postgres-store';
import { longOf, shortOf } from '#server/kit/log/short-meta';
import { metaOf, state, written } from '#test/kit/facts';
import { freshStream } from '#test/kit/log-events';
import { TestNumbered } from '#test/log/numbered';
import { type PostgresLog, postgresLog } from '#test/kit/postgres-log';
import { runs } from '#test/kit/runs';

const uuid = fc.uuid();
const digest = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((it) => Buffer.from(it).toString('base64url'));
/** What looks like something shorter, and almost is. */
const almost = fc.constantFrom('2026-02-30T00:00:00.000Z', '1969-12-31T23:59:59.999Z', '+012026-01-01T00:00:00.000Z', 'B'.repeat(43), 'x'.repeat(43), randomUUID().toUpperCase(), '","at":', '"', '\\', 'é', '\u0001', '\u0010', '😷');
const instant = fc.date({ min: new Date(-1e12), max: new Date(1e15), noInvalidDate: true }).map((it) => it.toISOString());
const value = fc.oneof(uuid, digest, instant, almost, fc.string(), fc.constant(null), fc.integer());
const name = fc.oneof(fc.constantFrom('at', 'account', 'role', 'session', 'command', 'correlation', 'causation', 'request', 'v'), fc.string());
const meta = fc.dictionary(name, value);

test('metadata of any kind are the same text again after they were made short', () => {
  fc.assert(fc.property(meta, digest, (given, hash) => {
    const text = withHash(JSON.stringify({ at: '', ...given }), hash);
    const short = shortOf(text);
    if (short) expect(longOf(short)).toBe(text);
    else expect(text).toMatch(/[^\x20-\x7e]/);
  }), runs(2_000));
});

test('those of a command take a third', () => {
  const text = withHash(JSON.stringify(metaOf({ account: randomUUID(), session: randomUUID(), role: 'guruMapel' })), 'A'.repeat(43));
  expect(shortOf(text)?.length).toBeLessThan(text.length * 0.45);
});

test('what no journal wrote stays as it is', () => {
  for (const text of ['{"by":"test"}', '{}', 'nonsense', `{"at":"${metaOf().at}"}`]) expect(shortOf(text)).toBeUndefined();
});

describe('a log of before', () => {
  /** The table as older versions made it. */
  const BEFORE = `DROP SCHEMA es CASCADE; CREATE SCHEMA es; CREATE TABLE es.event (
    position bigint NOT NULL, revision bigint NOT NULL, at timestamptz NOT NULL, id uuid NOT NULL, stream text COLLATE "C" NOT NULL,
    type text COLLATE "C" NOT NULL, data json NOT NULL, meta json NOT NULL, CONSTRAINT event_pk PRIMARY KEY (position), CONSTRAINT event_stream_revision UNIQUE (stream, revision));
    CREATE FUNCTION es.append_events(text[], bigint[], int[], text[], bigint[], uuid[], text[], text[], text[]) RETURNS int LANGUAGE sql AS 'SELECT 1'`;
  const stream = freshStream();
  let log: PostgresLog;
  beforeEach(async () => {
    log = await postgresLog();
    await log.pool.query(BEFORE);
    const { id, type, data, meta } = written(stream, TestNumbered.type, '{"n":1}');
    await log.pool.query('INSERT INTO es.event VALUES (1, 0, now(), $1, $2, $3, $4, $5)', [id, stream, type, data, meta]);
  });
  afterEach(() => log.close());

  test('is read as it was, and goes on in fewer bytes in one chain', async () => {
    await migrateLog(log.pool);
    await migrateLog(log.pool);
    const journal = new Journal(log.storeOf(), new MemoryKeys());
    await state(journal, stream, [TestNumbered({ n: 2 })], { causation: randomUUID() });
    expect((await journal.read(stream)).map(({ data, meta }) => [data.n, meta.correlation === meta.command, meta.causation === null])).toEqual([[1, true, true], [2, true, false]]);
    expect(brokenLink((await journal.store.read(stream)).events)).toBeUndefined();
    expect((await log.pool.query('SELECT meta IS NULL AS is_short, short IS NULL AS is_long FROM es.event ORDER BY position')).rows).toEqual([{ is_short: false, is_long: true }, { is_short: true, is_long: false }]);
  });

  test('is left alone while an older version works on it, which could not read what is written from now on', async () => {
    const older = await log.client();
    await older.query('SELECT pg_advisory_lock(7106374)');
    await expect(migrateLog(log.pool)).rejects.toThrow('Stop it first');
    await older.query('SELECT pg_advisory_unlock(7106374)');
    await migrateLog(log.pool);
  });

  test('is left alone while an older version is only connected, and would write to it as soon as somebody asks', async () => {
    const older = await log.client();
    await older.query("SET application_name = 'pelita-read-side'");
    await expect(migrateLog(log.pool)).rejects.toThrow('Stop it first');
    await older.query('RESET application_name');
    await migrateLog(log.pool);
  });
});

test('what follows from the rest of the metadata is not written, and is read all the same', async () => {
  const [log, stream, meta] = [await postgresLog(), freshStream(), metaOf({ account: randomUUID(), session: randomUUID() })];
  const journal = new Journal(log.storeOf(), new MemoryKeys());
  await journal.append(stream, NOTHING, [TestNumbered({ n: 1 })], meta);
  expect((await journal.read(stream))[0]?.meta).toEqual(meta);
  expect(Object.keys(JSON.parse((await journal.store.read(stream)).events[0]?.meta as string))).toEqual(['at', 'account', 'role', 'session', 'command', 'hash']);
  await log.close();
});
