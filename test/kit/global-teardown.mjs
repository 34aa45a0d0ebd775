import { once } from 'node:events';

/** Lets go of the shared Postgres and waits until it has cleaned up. */
export default async function tearDown() {
  const host = globalThis.postgresHost;
  const gone = once(host, 'exit');
  host.disconnect();
  await gone;
}
