import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningDatabase } from '#server/kit/embedded-postgres';
import { admin, copyOf, prepared, today } from '#test/faults/installation';
import { expectShown, Marking, reconcile } from '#test/faults/marking';
import { ServerProcess } from '#test/faults/server-process';
import { until } from '#test/kit/until';

let original: Awaited<ReturnType<typeof prepared>>;
let place: ReturnType<typeof copyOf>;
let server: ServerProcess;
let token: string;
let marking: Marking;
beforeAll(async () => {
  original = await prepared();
});
afterAll(() => original.remove());
beforeEach(async () => {
  place = copyOf(original);
  server = await ServerProcess.start(place.env);
  token = await server.signIn(...admin);
  marking = new Marking(() => server, token, today());
});
afterEach(async () => {
  await marking.stop().catch(() => {});
  await server.end('SIGTERM');
  await place.remove();
});

const database = () => runningDatabase(place.dir) as string;
const soMany = (more: number) => {
  const wanted = marking.count + more;
  return until(`${wanted} marks`, () => marking.count >= wanted);
};

test('a server that is killed has lost nothing that it acknowledged, and doubles nothing that is sent again', async () => {
  marking.start();
  for (let kills = 0; kills < 2; kills++) {
    await soMany(120);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    server = await ServerProcess.start(place.env, server.port);
  }
  await soMany(100);
  await marking.stop();
  await reconcile(database(), marking);
  await expectShown(server, token, marking);
});

test('a database that is killed comes back by itself, with everything that was acknowledged', async () => {
  marking.start();
  const postmaster = () => Number(readFileSync(join(place.dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  for (let kills = 0; kills < 2; kills++) {
    await soMany(120);
    process.kill(postmaster(), 'SIGKILL');
  }
  await soMany(120);
  await marking.stop();
  expect([...marking.statuses].filter((it) => it !== 200 && it !== 503)).toEqual([]);
  expect(server.hasEnded).toBe(false);
  await reconcile(database(), marking);
  await expectShown(server, token, marking);
});

test('a server that is told to stop while it starts does so in order, too', async () => {
  await server.end('SIGTERM');
  server = await ServerProcess.launch(place.env, server.port);
  await until('the database is up', () => runningDatabase(place.dir));
  expect([await server.end('SIGTERM'), server.said]).toEqual([0, '']);
  expect(runningDatabase(place.dir)).toBeUndefined();
});

test('a server that is told to stop does so in order, and the next one goes on', async () => {
  marking.start();
  await soMany(120);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(runningDatabase(place.dir)).toBeUndefined();
  server = await ServerProcess.start(place.env, server.port);
  await soMany(100);
  await marking.stop();
  expect([...marking.statuses].filter((it) => it !== 200 && it !== 503)).toEqual([]);
  await reconcile(database(), marking);
  await expectShown(server, token, marking);
});
