import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { closedLoop, type Figures, interleaved, quantile, round } from '#tools/bench/measure';

const ROUND_MS = 3_000;
const PER_STREAM = 20;
const MARK = {
  id_sesi: randomUUID(), id_murid: randomUUID(), id_kelas_tahun_ajaran: randomUUID(), tanggal_sesi: '2026-10-01', posisi: 1, status_kehadiran: 'Hadir', sebelum: null, cara: 'guru',
};
const META = { at: '2026-10-01T00:00:00.000Z', account: MARK.id_sesi, role: 'guruMapel', session: MARK.id_murid, command: MARK.id_murid, correlation: MARK.id_murid, causation: null, hash: 'x'.repeat(43) };
const [DATA, METADATA] = [JSON.stringify(MARK), JSON.stringify(META)];
type Append = (stream: string, revision: number) => Promise<unknown>;

/** One event an append, against EventStoreDB's own client with the same events on the same server. Both leave their streams behind. */
export async function eventStoreBench(url: string): Promise<Figures> {
  const [store, client] = [new EventStoreDbStore(url), EventStoreDBClient.connectionString(url)];
  const ours: Append = (stream, revision) => store.append(stream, [{ id: randomUUID(), type: 'AttendanceMarked', data: DATA, meta: METADATA }], revision < 0 ? 'new' : revision);
  const theirs: Append = (stream, revision) =>
    client.appendToStream(stream, jsonEvent({ id: randomUUID(), type: 'AttendanceMarked', data: MARK, metadata: META }), { expectedRevision: revision < 0 ? NO_STREAM : BigInt(revision) });
  const latencies: number[] = [];
  const through = (append: Append, callers: number, took?: number[]) => async () => {
    const found = await closedLoop(callers, ROUND_MS, inStreams(append));
    took?.push(...found.took);
    return found.perSecond;
  };
  for (const append of [ours, theirs]) await closedLoop(64, 1_000, inStreams(append));
  const few = await interleaved(3, { ours: through(ours, 64, latencies), client: through(theirs, 64) });
  const many = await interleaved(3, { ours: through(ours, 512), client: through(theirs, 512) });
  await store.close();
  await client.dispose();
  return {
    eventstore64_vs_client: round(few.ours / few.client), eventstore64_per_s: round(few.ours, 0), client64_per_s: round(few.client, 0),
    eventstore64_p50_ms: round(quantile(latencies, 0.5)), eventstore64_p99_ms: round(quantile(latencies, 0.99)),
    eventstore512_vs_client: round(many.ours / many.client), eventstore512_per_s: round(many.ours, 0), client512_per_s: round(many.client, 0),
  };
}

/** Each caller writes streams of its own, one event after the other. */
function inStreams(append: Append) {
  const streams = new Map<number, string>();
  return async (caller: number, turn: number) => {
    if (turn % PER_STREAM === 0) streams.set(caller, `bench-${randomUUID()}`);
    await append(streams.get(caller) as string, (turn % PER_STREAM) - 1);
  };
}
