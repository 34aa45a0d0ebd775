import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { appendBench } from '#tools/bench/append.bench';
import { auditBench } from '#tools/bench/audit.bench';
import { dispatchBench } from '#tools/bench/dispatch.bench';
import { eventStoreBench } from '#tools/bench/eventstore.bench';
import { firstViewBench } from '#tools/bench/first-view.bench';
import { foldBench } from '#tools/bench/fold.bench';
import { gradesBench } from '#tools/bench/grades.bench';
import { gridBench } from '#tools/bench/grid.bench';
import { httpBench } from '#tools/bench/http.bench';
import { idleBench } from '#tools/bench/idle.bench';
import { importBench } from '#tools/bench/import.bench';
import { listBench } from '#tools/bench/list.bench';
import { liveBench } from '#tools/bench/live.bench';
import { loginBench } from '#tools/bench/login.bench';
import type { Figures } from '#tools/bench/measure';
import { planningBench } from '#tools/bench/planning.bench';
import { printBench } from '#tools/bench/print.bench';
import { replayBench } from '#tools/bench/replay.bench';
import { restartBench } from '#tools/bench/restart.bench';
import { prepareSchool } from '#tools/bench/school';
import { saveBench } from '#tools/bench/save.bench';
import { statementsBench } from '#tools/bench/statements.bench';
import { timetableBench } from '#tools/bench/timetable.bench';
import { uploadBench } from '#tools/bench/upload.bench';
import { verifyBench } from '#tools/bench/verify.bench';

/** Every figure on this machine in this run, fsync on; the last line is one JSON object. One that fails is said, and the others go on. */
const dir = mkdtempSync(path.join(os.tmpdir(), 'pelita-bench-'));
chmodSync(dir, 0o755);
const postgres = new EmbeddedPostgres({ dir: path.join(dir, 'postgres') });
const url = await postgres.start();
const wanted = process.argv.slice(2);
const figures: Figures = {};
const failed: string[] = [];

try {
  await bench('append', async () => appendBench(await database('append')));
  const { EVENTSTORE_URL } = process.env;
  if (EVENTSTORE_URL) await bench('eventstore', () => eventStoreBench(EVENTSTORE_URL));
  await bench('fold', async () => foldBench(await database('fold')));
  await bench('statements', async () => statementsBench(await database('statements')));
  await bench('idle', async () => idleBench(await database('idle'), dir));
  await bench('restart', async () => restartBench(await database('restart')));
  await bench('verify', async () => verifyBench(await database('verify'), dir));
  await bench('first-view', async () => firstViewBench(await database('view'), mkdtempSync(path.join(dir, 'view-'))));
  await bench('print', printBench);
  await bench('save', async () => saveBench(await database('save'), mkdtempSync(path.join(dir, 'save-'))));
  await bench('replay', async () => replayBench(await database('replay'), dir));
  if (isWanted('live') || isWanted('http') || isWanted('dispatch') || isWanted('list') || isWanted('login') || isWanted('import') || isWanted('planning') || isWanted('timetable') || isWanted('grid') || isWanted('grades') || isWanted('audit') || isWanted('upload')) {
    const school = await database('school');
    const prepared = await prepareSchool(school, dir);
    await bench('live', () => liveBench(school, dir, prepared));
    await bench('http', () => httpBench(school, dir, prepared));
    await bench('dispatch', () => dispatchBench(school, dir, prepared));
    await bench('list', () => listBench(school, dir, prepared));
    await bench('login', () => loginBench(school, dir, prepared));
    await bench('planning', () => planningBench(school, dir, prepared));
    await bench('import', () => importBench(school, dir, prepared));
    await bench('timetable', () => timetableBench(school, dir));
    await bench('grades', () => gradesBench(school, dir, prepared));
    await bench('grid', () => gridBench(school, dir, prepared));
    await bench('audit', () => auditBench(school, dir, prepared));
    await bench('upload', () => uploadBench(school, dir, prepared));
  }
} finally {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
if (failed.length) console.error(`Not measured: ${failed.join(', ')}`);
console.log(JSON.stringify(figures));
process.exit(failed.length ? 1 : 0);

function isWanted(name: string) {
  return !wanted.length || wanted.includes(name);
}

async function bench(name: string, run: () => Promise<Figures>) {
  if (!isWanted(name)) return;
  console.log(`\n${name}`);
  try {
    const found = await run();
    console.table(found);
    Object.assign(figures, found);
  } catch (error) {
    failed.push(name);
    console.error(`${name} was not measured:`, error);
  }
}

async function database(name: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE bench_${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/bench_${name}`;
  return address.href;
}
