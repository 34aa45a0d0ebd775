import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { SealFolder } from '#server/kit/log/seal-folder';
import { Sealing } from '#server/processes/sealing';
import { migrateLog } from '#server/kit/log/postgres-store';
import { migrateVault } from '#server/kit/vault';
import { moveLog } from '#tools/kit/move-log';
import { runNode } from '#test/kit/child';
import { freshDatabase } from '#test/kit/database';
import { StandIn } from '#test/kit/eventstore/stand-in';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let [school, standIn] = [] as unknown as [School, StandIn];
beforeAll(async () => {
  standIn = await StandIn.start();
  school = await testSchool();
  await live('2026-08-04', 'Sakit');
  await live('2026-08-05', 'Izin');
  await school.restart(async () => {
    await moveLog(school.place.url, standIn.url, () => {});
    school.place.eventstoreUrl = standIn.url;
  });
  await live('2026-08-06', 'Alpa');
  await live('2026-08-07', 'Hadir');
});
afterAll(async () => {
  await school.close();
  await standIn.stop();
});

/** A day of the school, sealed in its evening. */
async function live(day: string, status_kehadiran: string) {
  school.clock.turnTo(`${day}T03:00:00.000Z`);
  expect((await school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran })).status).toBe(200);
  await school.nest.get(Sealing).seal();
}

const tool = (name: string, args: string[] = [], eventstoreUrl = standIn.url) =>
  runNode([`dist/tools/${name}.js`, ...args], { env: { DATABASE_URL: school.place.url, DATA_DIR: school.place.dataDir, EVENTSTORE_URL: eventstoreUrl, PELITA_MASTER_KEY: '' } });
const stored = () => standIn.log.all.filter((it) => !it.type.startsWith('$')).length;
const days = () => Promise.all(SealFolder.in(school.place.dataDir).list().map(async (it) => (await it.head())?.tanggal));
/** What came after a day's seal is sealed with the next. */
const verified = () => until('all of it is sealed and verified', async () => {
  await school.nest.get(Sealing).seal();
  const { verifikasi } = audit.verify.output.parse((await school.ask('admin', audit.verify)).body).data;
  return verifikasi.status !== 'berjalan' && verifikasi.tersegel === stored() && verifikasi;
});

test('its seals go on from those made before the move, and the server and the tool prove the log that is lived in', async () => {
  expect(await verified()).toMatchObject({ utuh: true, rusak: null, diperiksa: stored(), tersegel: stored(), jumlah_segel: (await days()).length });
  expect(new Set(await days())).toEqual(new Set(['2026-08-04', '2026-08-05', '2026-08-06', '2026-08-07']));
  expect(await tool('verify')).toMatchObject({ code: 0, said: expect.stringContaining(`Whole: ${stored()} events in `) });
});

test('its export holds every event and is proved without this code', async () => {
  const file = join(school.place.dataDir, 'log.jsonl');
  const { code, said } = await tool('export-log', [file]);
  expect([code, said]).toEqual([0, expect.stringContaining('Prove it anywhere')]);
  const key = /([\w-]{43})\s*$/.exec(said)?.[1] as string;
  expect(await runNode(['tools/verify-export.mjs', file, key])).toMatchObject({ code: 0, said: expect.stringContaining(`Whole: ${stored()} events`) });
});

test('its tables are rebuilt from there', async () => {
  expect(await tool('rebuild', ['attendance'])).toMatchObject({ code: 0, said: expect.stringContaining('Rebuilt: attendance') });
});

test('an export of nothing does not end well, nor does it take the place of one that was made', async () => {
  const [other, file] = [await freshDatabase(), join(school.place.dataDir, 'nothing.jsonl')];
  const nothing = () => runNode(['dist/tools/export-log.js', file], { env: { DATABASE_URL: other.url, DATA_DIR: school.place.dataDir, EVENTSTORE_URL: '', PELITA_MASTER_KEY: '' } });
  expect(await nothing()).toMatchObject({ code: 1, said: expect.stringMatching(/^There is no school in this database/) });
  const pool = new pg.Pool({ connectionString: other.url });
  await migrateVault(pool);
  await migrateLog(pool);
  await pool.end();
  expect(await nothing()).toMatchObject({ code: 1, said: expect.stringMatching(/^The log is empty: nothing was exported/) });
  expect(existsSync(file)).toBe(false);
  await other.drop();
});

test('no tool takes the archive in Postgres for the log', async () => {
  for (const [name, args] of [['verify', []], ['export-log', [join(school.place.dataDir, 'archive.jsonl')]], ['rebuild', ['attendance']]] as const) {
    expect(await tool(name, [...args], '')).toEqual({ code: 1, said: expect.stringMatching(/^The history of this school is in EventStoreDB \(\S+\)\. Set EVENTSTORE_URL\.\n$/) });
  }
});
