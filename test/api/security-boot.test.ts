import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import pg from 'pg';
import { defaultSettings } from '#contract/institution/institution';
import { keepSetting } from '#server/kit/vault';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { hostOf, reachOf } from '#server/demo/reach';
import { ADMIN_PASSWORD as DEMO_PASSWORD } from '#server/demo/found-school';
import { ServerProcess } from '#test/faults/server-process';
import { testSchool } from '#test/kit/school';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let server: ServerProcess;
/** A real school's server as the image begins it, before anybody has set it up. */
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  server = await ServerProcess.start({ DATABASE_URL: database.url, DATA_DIR: folder.path, EVENTSTORE_URL: '', NODE_ENV: 'production' });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
  folder.remove();
});

const codeOf = (said: string) => / code (\w{16})\b/.exec(said)?.[1] as string;
const launched = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['dist/server/main.js'], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0', EVENTSTORE_URL: '', ...env }, encoding: 'utf8', timeout: 60_000 });

test('rule 7: a real school begins without any account, and the only way to one is the code on its own screen', async () => {
  for (const password of [DEMO_PASSWORD, 'admin', 'admin123', 'password', 'pelita', '12345678', '']) {
    for (const username of ['admin', 'root', 'pelita', 'administrator']) {
      const { status } = await server.ask('POST', '/api/login', { body: { username, password } });
      expect([username, password, [404, 422, 429].includes(status)]).toEqual([username, password, true]);
    }
  }
  const setUp = (kode: string, password: string) => server.ask('POST', '/api/setup', { body: { kode, password, nama: 'SMP Nyata' } });
  expect((await setUp('', 'kapal layar 7')).status).toBe(403);
  expect((await setUp(codeOf(server.said), DEMO_PASSWORD.replace('-demo', ''))).status).toBe(422);
  expect((await setUp(codeOf(server.said), 'kapal layar 7')).status).toBe(200);
  expect((await server.ask('POST', '/api/login', { body: { username: 'admin', password: DEMO_PASSWORD } })).status).toBe(401);
  expect(await server.signIn('admin', 'kapal layar 7')).toMatch(/\./);
});

test('rule 7: the demo is not served as a real school, and a real school is not made a demo', async () => {
  const school = await testSchool();
  const start = (DEMO: 'on' | 'off') => launched({ DEMO, DATABASE_URL: school.place.url, DATA_DIR: school.place.dataDir });
  const turned = start('on');
  expect([turned.status, turned.stderr]).toEqual([1, expect.stringContaining('real school')]);
  expect((await school.enter('admin')).status).toBe(200);
  for (const name of ['demo-begun', 'demo']) {
    await keepSetting(school.nest.get(pg.Pool), name, true);
    const real = start('off');
    expect([name, real.status, real.stderr]).toEqual([name, 1, expect.stringContaining('demo school')]);
    await school.query('DELETE FROM vault.setting WHERE name = $1', [name]);
  }
  await school.close();
});

test('the demo, whose passwords everybody knows, answers this machine only until it is told otherwise, and says so', () => {
  expect([hostOf(true), hostOf(false)]).toEqual(['localhost', '0.0.0.0']);
  expect([reachOf(hostOf(true)), reachOf('0.0.0.0')]).toEqual([expect.stringContaining('this machine only'), expect.stringContaining('/mailbox')]);
});

test('rule 7: what a school is that has chosen nothing is the safe side', () => {
  expect(defaultSettings.mode_kata_sandi_awal).toBe('enforced');
});

const plain = (page: string) => page.replaceAll(/nonce(-|="|" content=")[\w+/=]+/g, '');
const answerTo = (head: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${head}\r\nhost: x\r\nconnection: close\r\ncookie: rahasia=1\r\n\r\n`));
    let answer = '';
    socket.on('data', (it) => (answer += it)).on('close', () => resolve(answer)).on('error', () => resolve(answer));
  });

describe('rule 60: a real school’s server', () => {
  test.each(['/.git/config', '/.env', '/package.json', '/dist/server/main.js', '/server.key', '/master.key', '/assets', '/assets/', '/assets/..%2findex.html', '/assets/%2e%2e/%2e%2e/package.json', '/assets/../../package.json', '/..%2f..%2fetc/passwd'])('keeps %s to itself', async (path) => {
    const answer = await answerTo(`GET ${path} HTTP/1.1`);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toMatch(/ (200|400|403|404) /);
    // A path that is nobody's is the app's page, which says there that it knows of no such page.
    if (head.includes(' 200 ')) expect(plain(body)).toBe(plain((await answerTo('GET /nowhere HTTP/1.1')).split('\r\n\r\n')[1] as string));
    expect(answer).not.toMatch(/Index of|\[core\]|"dependencies"|root:x:/);
  });

  test.each(['/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/demo/mailbox', '/api/debug', '/debug', '/metrics', '/api/metrics', '/json/list', '/__vite_ping', '/server-status', '/socket.io/admin'])('has nothing at %s that explains or shows its inside', async (path) => {
    const answer = await answerTo(`GET ${path} HTTP/1.1`);
    expect(answer).not.toMatch(/swagger|openapi|heap|process_|nodejs_|"paths"|@vite/i);
    if (path.startsWith('/api')) expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'DEBUG'])('answers nothing to %s', async (method) => {
    const answer = await answerTo(`${method} /api/institusi HTTP/1.1`);
    expect(answer.split('\r\n')[0]).not.toMatch(/ 2\d\d /);
    expect(answer).not.toContain('rahasia=1');
  });

  test('says of nobody what it is made of', async () => {
    for (const path of ['/', '/api/institusi', '/api/nothing', '/assets/nothing.js']) expect(await answerTo(`GET ${path} HTTP/1.1`)).not.toMatch(/^(server|x-powered-by|via):/im);
  });
});

test('the set-up of a school that is set up stays closed to whoever comes next', async () => {
  expect((await server.ask('GET', '/api/setup')).body).toEqual({ data: { terbuka: false } });
});
