import path from 'node:path';
import { createApp } from '#server/app';
import { RealClock } from '#server/kit/clock';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';

const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
const postgres = process.env.DATABASE_URL ? undefined : new EmbeddedPostgres({ dir: path.join(dataDir, 'postgres') });
const databaseUrl = process.env.DATABASE_URL ?? (await (postgres as EmbeddedPostgres).start());
const app = await createApp({ databaseUrl, dataDir, clock: new RealClock(), webRoot: path.resolve('dist/web') });
console.log(await app.listen(Number(process.env.PORT ?? 3000)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, async () => {
  await app.close();
  await postgres?.stop();
  process.exit(0);
});
