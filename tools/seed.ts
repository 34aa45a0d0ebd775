import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '#server/app';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { Sealing } from '#server/processes/sealing';
import { demoClock, fillDemo } from '#server/demo/demo';

/** `npm run seed -- --students 1000` fills an empty database with a demo school of that size; the server must not be running. */
const { values } = parseArgs({ options: { students: { type: 'string', default: '180' } } });
const students = Number(values.students);
if (!Number.isInteger(students) || students < 6 || students > 10_000) throw new Error('--students must be a number from 6 to 10000');

const { DATABASE_URL, EVENTSTORE_URL, DATA_DIR = '.data' } = process.env;
const dataDir = path.resolve(DATA_DIR);
const postgres = DATABASE_URL ? undefined : new EmbeddedPostgres({ dir: path.join(dataDir, 'postgres') });
const databaseUrl = DATABASE_URL || (await (postgres as EmbeddedPostgres).start());
const clock = await demoClock(databaseUrl);
const app = await createApp({ databaseUrl, eventstoreUrl: EVENTSTORE_URL, dataDir, clock, webRoot: path.resolve('dist/web') });
try {
  const started = performance.now();
  const { school, isNew } = await fillDemo(app, clock, console.log, students);
  if (!isNew && school.students.length !== students) throw new Error(`there is a demo school of ${school.students.length} students already; choose another DATA_DIR`);
  if (isNew) await app.nest.get(Sealing).seal();
  console.log(`${school.students.length} students in ${school.classes.length} classes, ${Math.round((performance.now() - started) / 1000)} s. Start with npm start.`);
} finally {
  await app.close();
  await postgres?.stop();
}
process.exit();
