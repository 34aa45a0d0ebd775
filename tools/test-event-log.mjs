import { exitCodeOf, Failure, tool } from './kit/run.mjs';
import { ensureFresh } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', 'test/log/eventstore-store.test.ts'];

/** `npm run test:event-log` holds the contract of the log against a real EventStoreDB; whatever it holds already stays. */
atHome();
await tool(async () => {
  if (!process.env.EVENTSTORE_URL) throw new Failure('Say with EVENTSTORE_URL which EventStoreDB to test, such as EVENTSTORE_URL="esdb://admin:changeit@localhost:2113?tls=false". It may be in use: every run has names of its own.');
  await ensureFresh();
  process.exitCode = await exitCodeOf(process.execPath, JEST);
});
