/** @jest-environment node */
import { randomBytes, randomUUID } from 'node:crypto';
import { Journal, NOTHING } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { MemoryStore } from '#server/kit/log/memory-store';
import { ForgottenPerson, VaultKeys } from '#server/kit/log/person-keys';
import { migrateVault } from '#server/kit/vault';
import { met, SECRETS } from '#test/log/a-meeting';
import { metaOf, state } from '#test/kit/facts';
import { freshStream } from '#test/kit/log-events';
import { type PostgresLog, postgresLog } from '#test/kit/postgres-log';

const store = new MemoryStore();
let log: PostgresLog;
const master = new MasterKey(randomBytes(32));
const journalOf = (secret = master) => new Journal(store, new VaultKeys(log.pool, secret));
beforeAll(async () => {
  log = await postgresLog();
  await migrateVault(log.pool);
});
afterAll(() => log.close());

test('a key is made for each person and category, wrapped by the master key, and another process reads with it', async () => {
  const [stream, murid, guru] = [freshStream(), randomUUID(), randomUUID()];
  await journalOf().append(stream, NOTHING, [met(murid, guru)], metaOf());
  const { rows } = await log.pool.query('SELECT person, category, length(key) AS length FROM vault.person_key WHERE person = ANY ($1) ORDER BY person = $2, category', [[murid, guru], guru]);
  expect(rows).toEqual([{ person: murid, category: 'identitas', length: 60 }, { person: murid, category: 'kesehatan', length: 60 }, { person: guru, category: 'identitas', length: 60 }]);
  expect((await journalOf().read(stream))[0]?.data).toEqual(met(murid, guru).data);
  await expect(journalOf(new MasterKey(randomBytes(32))).read(stream)).rejects.toThrow('is damaged');
});

test('a key is kept in memory of its own, not in a piece of a pool that it would keep alive', async () => {
  const murid = randomUUID();
  await journalOf().append(freshStream(), NOTHING, [met(murid)], metaOf());
  const kept = [...(await new VaultKeys(log.pool, master).keysOf([{ person: murid, category: 'identitas' }])).values()];
  expect(kept.map((it) => [it?.length, it?.buffer.byteLength])).toEqual([[32, 32]]);
});

test('processes that meet a person at the same time agree on one key', async () => {
  const [murid, guru] = [randomUUID(), randomUUID()];
  const streams = Array.from({ length: 12 }, () => freshStream());
  await Promise.all(streams.map((it, i) => journalOf().append(it, NOTHING, [i % 2 ? met(murid, guru) : met(guru, murid)], metaOf())));
  const reader = journalOf();
  for (const it of streams) expect((await reader.read(it))[0]?.data).toMatchObject({ nama: SECRETS[0], guru: SECRETS[3] });
});

test('a key that was destroyed for one category leaves the others readable', async () => {
  const [stream, murid] = [freshStream(), randomUUID()];
  await journalOf().append(stream, NOTHING, [met(murid)], metaOf());
  await log.pool.query("UPDATE vault.person_key SET key = NULL, erased_at = now() WHERE person = $1 AND category = 'kesehatan'", [murid]);
  expect((await journalOf().read(stream))[0]?.data).toMatchObject({ nama: SECRETS[0], penyakit: null });
  await expect(state(journalOf(), stream, [met(murid)])).rejects.toThrow(ForgottenPerson);
});

test('a reader that was told to forget does not remember', async () => {
  const [stream, murid, ours] = [freshStream(), randomUUID(), new VaultKeys(log.pool, master)];
  const reader = new Journal(store, ours);
  await reader.append(stream, NOTHING, [met(murid)], metaOf());
  await log.pool.query('DELETE FROM vault.person_key WHERE person = $1', [murid]);
  expect((await reader.read(stream))[0]?.data.nama).toBe(SECRETS[0]);
  ours.evict(murid);
  expect((await reader.read(stream))[0]?.data.nama).toBeNull();
});
