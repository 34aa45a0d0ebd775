import { randomUUID } from 'node:crypto';
import { AttendanceMarked, RegisterOpened } from '#contract/attendance/attendance.events';
import { openPool } from '#projections/kit/database';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { Streams } from '#server/kit/deciding/streams';
import { Journal, NOTHING } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { someAtOnce } from '#server/kit/some-at-once';
import { migrateVault } from '#server/kit/vault';
import { metaNow } from '#tools/bench/history';
import { type Figures, round, seconds } from '#tools/bench/measure';

const STREAMS = 2_000;
const EVENTS = 300;

/** How long a server that was killed takes to know 2,000 streams of 300 events again when all of them are asked for at once; and what an event takes on the disk. */
export async function restartBench(url: string): Promise<Figures> {
  const pool = openPool(url);
  await migrateLog(pool);
  await migrateVault(pool);
  const journal = new Journal(new PostgresStore(pool, url), new VaultKeys(pool, new MasterKey(Buffer.alloc(32, 7))));
  const streams = Array.from({ length: STREAMS }, () => `attendance-${randomUUID()}`);
  await someAtOnce(streams, 64, (stream) => fill(journal, stream));
  await pool.query('VACUUM es.event');
  const { rows: [size] } = await pool.query<{ bytes: string; events: string }>("SELECT pg_total_relation_size('es.event') AS bytes, count(*) AS events FROM es.event");
  const fresh = new Streams(journal);
  const restart = await seconds(() => Promise.all(streams.map((it) => fresh.catchUp(attendanceDecider, it))));
  await journal.store.close();
  await pool.end();
  return { restart_2000_streams_s: round(restart), log_bytes_per_event: round(Number(size?.bytes) / Number(size?.events), 0) };
}

async function fill(journal: Journal, stream: string) {
  const place = { id_sesi: stream.slice('attendance-'.length), posisi: 1, tanggal_sesi: '2026-10-05', id_kelas_tahun_ajaran: randomUUID() };
  const daftar_murid = Array.from({ length: 30 }, () => randomUUID());
  const marks = Array.from({ length: EVENTS - 1 }, (_, i) => AttendanceMarked({ ...place, id_murid: daftar_murid[i % 30] as string, status_kehadiran: i % 2 ? 'Hadir' : 'Izin', sebelum: null, cara: 'guru' }));
  let head = NOTHING;
  // A command each, as they come.
  const facts = [RegisterOpened({ ...place, daftar_murid }), ...marks];
  for (let at = 0; at < facts.length; at += 50) ({ head } = await journal.append(stream, head, facts.slice(at, at + 50), metaNow()));
}
