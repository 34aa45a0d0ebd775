import { EmbeddedPostgres } from '#server/kit/embedded-postgres';

/** A server reduced to its database, in the folder that is named: tells its parent the address, stops in order on SIGTERM. */
const postgres = new EmbeddedPostgres({ dir: process.argv[2], noSync: true });
process.once('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
process.send(await postgres.start());
