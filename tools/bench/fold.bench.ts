import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AttendanceMarked, RegisterOpened } from '#contract/attendance/attendance.events';
import { StatusKehadiran } from '#contract/attendance/attendance';
import type { Meta } from '#contract/kit/event';
import { attendanceProjection } from '#projections/attendance/attendance.projection';
import { openPool } from '#projections/kit/database';
import { migrateRead } from '#projections/kit/read-schema';
import { Projector } from '#projections/kit/projector';
import { Journal, NOTHING } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { VaultKeys } from '#server/kit/log/person-keys';
import { migrateLog, PostgresStore } from '#server/kit/log/postgres-store';
import { migrateVault } from '#server/kit/vault';
import { type Figures, interleaved, round } from '#tools/bench/measure';

const LESSONS = 2_000;
const STUDENTS = 30;

/** Projecting the attendance tables against only reading the same events through the same journal. */
export async function foldBench(url: string): Promise<Figures> {
  const pool = openPool(url);
  await migrateLog(pool);
  await migrateVault(pool);
  const journal = new Journal(new PostgresStore(pool, url), new VaultKeys(pool, new MasterKey(Buffer.alloc(32, 7))));
  const events = await fill(journal);
  const { fold, read } = await interleaved(3, {
    read: async () => events / (await seconds(() => readAll(journal))),
    fold: async () => {
      await pool.query('DROP SCHEMA IF EXISTS read CASCADE');
      await migrateRead(pool, [attendanceProjection]);
      return events / (await seconds(() => project(url, journal)));
    },
  });
  await journal.store.close();
  await pool.end();
  return { fold_vs_read: round(fold / read), fold_per_s: round(fold, 0), read_per_s: round(read, 0), fold_events: events };
}

/** A month of registers of ten classes: opened, filled, some marks corrected. */
export async function fill(journal: Journal) {
  const classes = Array.from({ length: 10 }, () => ({ id_kelas_tahun_ajaran: randomUUID(), daftar_murid: Array.from({ length: STUDENTS }, () => randomUUID()) }));
  const lessons = Array.from({ length: LESSONS }, (_, i) => ({
    id_sesi: randomUUID(), posisi: (i % 8) + 1, tanggal_sesi: `2026-10-${String((Math.floor(i / 80) % 28) + 1).padStart(2, '0')}`, kelas: classes[i % 10] as (typeof classes)[number],
  }));
  let count = 0;
  await Promise.all(lessons.map(async ({ id_sesi, posisi, tanggal_sesi, kelas: { id_kelas_tahun_ajaran, daftar_murid } }, i) => {
    const place = { id_sesi, posisi, tanggal_sesi, id_kelas_tahun_ajaran };
    const marks = daftar_murid.map((id_murid) => AttendanceMarked({ ...place, id_murid, status_kehadiran: 'Hadir', sebelum: null, cara: 'guru' }));
    const corrected = AttendanceMarked({ ...place, id_murid: daftar_murid[i % STUDENTS] as string, status_kehadiran: StatusKehadiran.options[i % 6] as 'Izin', sebelum: 'Hadir', cara: 'guru' });
    const facts = [RegisterOpened({ ...place, daftar_murid }), ...marks, ...(i % 6 ? [corrected] : [])];
    count += facts.length;
    await journal.append(`attendance-${id_sesi}`, NOTHING, facts, meta());
  }));
  return count;
}

const meta = (): Meta => ({ at: '2026-10-01T01:00:00.000Z', account: null, role: 'guruMapel', session: null, command: randomUUID(), correlation: randomUUID(), causation: null });

async function seconds(work: () => Promise<void>) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function readAll(journal: Journal) {
  for await (const { live } of journal.subscribe({ after: 'start', batchSize: 2000, signal: new AbortController().signal })) if (live) return;
}

async function project(url: string, journal: Journal) {
  const [client, done] = [new pg.Client(url), new AbortController()];
  await client.connect();
  const source = {
    async *subscribe(options: Parameters<Journal['subscribe']>[0]) {
      for await (const batch of journal.subscribe(options)) {
        yield batch;
        if (batch.live) return done.abort();
      }
    },
    reached: (at: string, wanted: string) => journal.store.reached(at, wanted),
  };
  await new Projector(client, source, [attendanceProjection], () => {}).run(done.signal);
  await client.end();
}
