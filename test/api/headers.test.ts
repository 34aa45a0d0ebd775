import { request as plainRequest } from 'node:http';
import supertest, { type Response } from 'supertest';
import { attendance } from '#contract/attendance/attendance.api';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';

let school: School;
let token: string;
beforeAll(async () => {
  school = await testSchool();
  token = await school.signIn('admin');
});
afterAll(() => school.close());

const server = () => supertest(school.nest.getHttpServer());
const ALWAYS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
const CLOSED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** One answer of every kind that the server gives. */
const answers: Record<string, () => PromiseLike<Response>> = {
  answered: () => server().get('/api/institusi'),
  'with a session': () => server().get('/api/guru/curriculum/daily-attendance').set({ token }),
  written: () => server().put('/api/absensi/all-attend').set({ token }).send({ id_sesi: school.lesson('A') }),
  'without a session': () => server().get('/api/account/sessions'),
  'without the right': () => server().post('/api/absensi/check-in').set({ token }).send({ id_sesi: school.lesson('A'), kode: '000000' }),
  invalid: () => server().put('/api/absensi/all-attend').set({ token }).send({}),
  malformed: () => server().put('/api/absensi/all-attend').set({ token, 'content-type': 'application/json' }).send('{'),
  'too large': () => server().post('/api/login').send({ username: 'x'.repeat(300_000) }),
  'of another type': () => server().post('/api/login').set('content-type', 'text/plain').send('x'),
  'not found': () => server().get('/api/nothing'),
  'not found by another method': () => server().delete('/api/nothing'),
  options: () => server().options('/api/login'),
  head: () => server().head('/api/institusi'),
  'an unreadable address': () => server().get('/api/%zz'),
  'a refused socket': () => server().get('/socket.io/?EIO=4&transport=polling'),
  'unknown below the socket': () => server().get('/socket.io/nothing'),
};

test.each(Object.keys(answers))('rule 51: the answer %s carries the whole header set, and is not kept', async (kind) => {
  const { headers, text } = await (answers[kind] as () => PromiseLike<Response>)();
  expect(headers).toMatchObject({ ...ALWAYS, 'content-security-policy': CLOSED, 'cache-control': 'no-store' });
  expect(Object.keys(headers).filter((it) => /^(server|x-powered-by|set-cookie|etag)$|^access-control/.test(it))).toEqual([]);
  expect(text ?? '').not.toMatch(/\bat .*\.(js|ts):\d+|node_modules/);
});

test('rule 67: a failure of the server tells nothing of the server', async () => {
  const { rows } = await school.query("SELECT table_name AS it FROM information_schema.tables WHERE table_schema = 'read' AND table_name LIKE 'institution%'");
  const table = rows[0]?.it as string;
  await school.query(`ALTER TABLE read."${table}" RENAME TO away`);
  const { status, body, headers } = await quietly(async () => server().get('/api/institusi').set('accept-language', 'en'));
  await school.query(`ALTER TABLE read.away RENAME TO "${table}"`);
  expect([status, body]).toEqual([500, { status: 'CONFLICT', code: 'FAILED', message: 'Something went wrong on the server.' }]);
  expect(headers).toMatchObject({ ...ALWAYS, 'content-security-policy': CLOSED });
});

test('rule 51: pages run only the scripts of their own answer, and are asked for again', async () => {
  const seen = new Set<string>();
  for (const path of ['/', '/login', '/setup', '/teacher/dashboard', '/', '/..%2f..%2fpackage.json', '/.git/config', '/.env']) {
    const { status, headers, text } = await server().get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(headers).toMatchObject(ALWAYS);
    const policy = headers['content-security-policy'] as string;
    const nonce = /'nonce-([\w+/=]{22,})'/.exec(policy)?.[1] as string;
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "'strict-dynamic'"]) expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    for (const [tag] of text.matchAll(/<(script|style)\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(text).not.toContain('__NONCE__');
    seen.add(nonce);
  }
  expect(seen.size).toBe(8);
});

test('the worker may ask our own server and nothing else, and is asked for again', async () => {
  const { status, headers, text } = await server().get('/worker.js');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
  expect(headers).toMatchObject({ ...ALWAYS, 'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'" });
  // It imports nothing, and is the same whatever else is built.
  expect(text).not.toMatch(/import|\/assets\/[\w-]+\./);
});

test('files that are not there are not, whatever the path', async () => {
  for (const path of ['/assets/nothing.js', '/assets/', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json', '/assets/.git']) {
    const { status, headers, text } = await server().get(path);
    expect([path, [403, 404].includes(status), text.includes('dependencies')]).toEqual([path, true, false]);
    expect(headers).toMatchObject(ALWAYS);
  }
});

test('the documentation keeps to its own files', async () => {
  for (const path of ['/api/docs', '/api/docs-json']) {
    const { headers } = await server().get(path);
    expect(headers).toMatchObject({ ...ALWAYS, 'cache-control': 'no-store', 'content-security-policy': expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'$/) });
  }
});

describe('rule 52: other origins', () => {
  const evil = { origin: 'https://evil.example' };

  it('may not read any answer', async () => {
    for (const it of [server().get('/api/institusi'), server().get('/api/account/sessions').set({ token }), server().post('/api/login').send({}), server().get('/'), server().get('/socket.io/?EIO=4&transport=websocket')]) {
      const { headers } = await it.set(evil);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('are not let ask by a preflight', async () => {
    const { status, headers } = await server().options('/api/absensi/all-attend').set({ ...evil, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'token,content-type' });
    expect([status, headers['access-control-allow-origin'], headers['access-control-allow-headers']]).toEqual([404, undefined, undefined]);
  });
});

/** The status of a WebSocket handshake. */
const upgrade = (headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const asked = plainRequest(`${school.base}/socket.io/?EIO=4&transport=websocket`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', ...headers },
    });
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode as number);
    });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode as number);
    });
    asked.on('error', reject).end();
  });

test('rule 56: a page of another origin gets no socket; our own does, and so does what is no page', async () => {
  const { host } = new URL(school.base);
  for (const origin of ['https://evil.example', `http://${host}.evil.example`, `http://evil.example/${host}`, `http://${host}:1`, 'null', 'file://', 'x', `http://${host}@evil.example`]) {
    expect([origin, (await upgrade({ origin })) >= 400]).toEqual([origin, true]);
  }
  expect([await upgrade({ origin: `http://${host}` }), await upgrade({ origin: `https://${host}` }), await upgrade({})]).toEqual([101, 101, 101]);
});

test('large answers are compressed for whoever can read that', async () => {
  const { headers } = await school.ask('admin', attendance.today, {}, { headers: { 'accept-encoding': 'br' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
});
