import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AttendanceMarked, AttendanceNoted } from '#contract/attendance/attendance.events';
import type { Fact, Meta } from '#contract/kit/event';
import { int8Array, textArray, uuidArray } from '#projections/kit/binary-array';
import { openPool } from '#projections/kit/database';
import { type Head, Journal, NOTHING } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { migrateVault } from '#server/kit/vault';
import { closedLoop, type Figures, interleaved, quantile, round } from '#tools/bench/measure';

const ROUND_MS = 3_000;
const PER_STREAM = 20;
const ROWS = 1_000;
const TABLE = `position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, revision bigint NOT NULL, at timestamptz NOT NULL DEFAULT now(),
  id uuid NOT NULL, stream text COLLATE "C" NOT NULL, type text COLLATE "C" NOT NULL, data json NOT NULL, meta json NOT NULL, UNIQUE (stream, revision)`;

/** One event an append through the whole journal (checked, encrypted, hashed, chained) against Postgres' own inserts of the same events as anybody would write them plainly. */
export async function appendBench(url: string): Promise<Figures> {
  const pool = openPool(url);
  await migrateLog(pool);
  await migrateVault(pool);
  await pool.query(`CREATE SCHEMA bench; CREATE TABLE bench.event (${TABLE})`);
  const journal = new Journal(new PostgresStore(pool, url), new VaultKeys(pool, new MasterKey(Buffer.alloc(32, 7))));
  const [inserting, batching] = await Promise.all([inserters(url, 64), inserters(url, 1)]);
  const latencies: number[] = [];
  const through = (callers: number) => async () => {
    const { perSecond, took } = await closedLoop(callers, ROUND_MS, appender(journal));
    if (callers === 64) latencies.push(...took);
    return perSecond;
  };
  await closedLoop(64, 1_000, appender(journal));
  const one = await interleaved(3, { append: through(64), insert: () => inserting.single(64) });
  const many = await interleaved(3, { append: through(512), insert: () => batching.multi() });
  await Promise.all([journal.store.close(), inserting.end(), batching.end()]);
  await pool.end();
  return {
    append64_vs_insert64: round(one.append / one.insert), append64_per_s: round(one.append, 0), insert64_per_s: round(one.insert, 0),
    append64_p50_ms: round(quantile(latencies, 0.5)), append64_p99_ms: round(quantile(latencies, 0.99)),
    append512_vs_multirow: round(many.append / many.insert), append512_per_s: round(many.append, 0), multirow_per_s: round(many.insert, 0),
  };
}

const metaOf = (): Meta => ({ at: AT, account: ID, role: 'guruMapel', session: ID, command: randomUUID(), correlation: ID, causation: null });
const ID = randomUUID();
const AT = new Date().toISOString();
const PEOPLE = Array.from({ length: 180 }, () => randomUUID());
const MARKS = PEOPLE.map((id_murid) => AttendanceMarked({ id_sesi: ID, id_murid, id_kelas_tahun_ajaran: ID, tanggal_sesi: '2026-10-01', posisi: 1, status_kehadiran: 'Hadir', sebelum: null, cara: 'guru' }));
const NOTES = PEOPLE.map((id_murid) => AttendanceNoted({ id_sesi: ID, id_murid, notes: 'Demam, dijemput orang tua pukul sembilan', sebelum: null }));
/** Nine marks to a note, whose text is a person's own and is encrypted. */
const factOf = (caller: number, turn: number) => (turn % 10 ? MARKS : NOTES)[caller % PEOPLE.length] as Fact;

/** Each caller writes streams of its own, so that nobody waits for another's revision. */
function appender(journal: Journal) {
  const heads = new Map<number, { stream: string; head: Head }>();
  return async (caller: number, turn: number) => {
    const known = turn % PER_STREAM ? heads.get(caller) : undefined;
    const { stream, head } = known ?? { stream: `bench-${randomUUID()}`, head: NOTHING };
    heads.set(caller, { stream, head: (await journal.append(stream, head, [factOf(caller, turn)], metaOf())).head });
  };
}

/** The bytes that the journal would store, prepared beforehand, into as many streams as 512 callers write: the baseline does nothing but insert. */
async function inserters(url: string, connections: number) {
  const clients = await Promise.all(Array.from({ length: connections }, async () => {
    const client = new pg.Client(url);
    await client.connect();
    return client;
  }));
  const data = JSON.stringify((MARKS[0] as Fact).data);
  const meta = JSON.stringify({ ...metaOf(), hash: 'x'.repeat(43) });
  const text = 'INSERT INTO bench.event (revision, id, stream, type, data, meta) VALUES ($1, $2, $3, $4, $5, $6)';
  const rows = 'INSERT INTO bench.event (revision, id, stream, type, data, meta) SELECT revision, id, stream, type, data::json, meta::json FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) u(revision, id, stream, type, data, meta)';
  const [types, datas, metas] = ['AttendanceMarked', data, meta].map((it) => textArray(Array.from({ length: ROWS }, () => it)));
  const each = Array.from({ length: ROWS }, (_, i) => i);
  let [batches, names] = [0, [] as string[]];
  const streams = new Map<number, string>();
  return {
    single: async (callers: number) => (await closedLoop(callers, ROUND_MS, (caller, turn) => {
      if (turn % PER_STREAM === 0) streams.set(caller, `bench-${randomUUID()}`);
      return (clients[caller] as pg.Client).query({ name: 'insert', text, values: [turn % PER_STREAM, randomUUID(), streams.get(caller), 'AttendanceMarked', data, meta] });
    })).perSecond,
    multi: async () => ROWS * (await closedLoop(1, ROUND_MS, () => {
      const first = (batches++ % (PER_STREAM / 2)) * 2;
      if (first === 0) names = Array.from({ length: ROWS / 2 }, () => `bench-${randomUUID()}`);
      return (clients[0] as pg.Client).query({ name: 'rows', text: rows, values: [
        int8Array(each.map((i) => first + Math.floor(i / names.length))), uuidArray(each.map(() => randomUUID())), textArray(each.map((i) => names[i % names.length])), types, datas, metas] });
    })).perSecond,
    end: () => Promise.all(clients.map((it) => it.end())),
  };
}
