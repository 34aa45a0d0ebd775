import path from 'node:path';
import pg from 'pg';
import { createApp } from '#server/app';
import { fillDemo } from '#server/demo/demo';
import { DemoClock } from '#server/demo/demo-clock';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';

/** A demo school of so many students on a school morning, in a database of its own, not listening. */
export async function demoApp(students: number, now = new Date('2026-09-16T02:30:00.000Z')) {
  const [database, folder] = [await freshDatabase(), temporaryFolder()];
  const clock = new DemoClock(now);
  const app = await createApp({ databaseUrl: database.url, dataDir: folder.path, clock, webRoot: path.resolve('dist/web') });
  const { school } = await fillDemo(app, clock, () => {}, students);
  const close = async () => {
    await app.close();
    await database.drop();
    folder.remove();
  };
  return { app, school, clock, query: (text: string) => app.nest.get<pg.Pool>(pg.Pool).query<Record<string, unknown>>(text), close };
}
