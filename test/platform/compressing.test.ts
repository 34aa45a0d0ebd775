import { FastifyAdapter } from '@nestjs/platform-fastify';
import { compressing } from '#server/kit/edge/compressing';

const LONG = 4_000;
const instance = new FastifyAdapter().getInstance();
/** Each begins as if it were compressed already. */
const files: [string, string, Buffer][] = [
  ['a sealed paper', 'application/octet-stream', Buffer.concat([Buffer.from([0x78, 0xbb]), Buffer.alloc(LONG, 7)])],
  ['the same, by two other letters', 'application/octet-stream', Buffer.concat([Buffer.from([0x08, 0x1d]), Buffer.alloc(LONG, 7)])],
  ['questions as text', 'text/plain; charset=utf-8', Buffer.from('x + 3 = 5, maka x adalah '.repeat(200))],
  ['numbers as text', 'text/csv; charset=utf-8', Buffer.from('80,90,100\n'.repeat(500))],
];
beforeAll(async () => {
  await compressing(instance as never);
  for (const [i, [, type, bytes]] of files.entries()) instance.get(`/${i}`, (_, reply) => reply.type(type).send(bytes));
  instance.get('/json', () => ({ nilai: 'x'.repeat(LONG) }));
  instance.put('/change', () => ({ nilai: 'x'.repeat(LONG) }));
  await instance.ready();
});
afterAll(() => instance.close());

const ask = (url: string) => instance.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

test.each(files.map(([name, , bytes], i) => [name, i, bytes] as const))('%s comes as it is, and nothing else is said of it', async (_, i, bytes) => {
  const { headers, rawPayload } = await ask(`/${i}`);
  expect([headers['content-encoding'] ?? 'identity', Buffer.compare(rawPayload, bytes)]).toEqual(['identity', 0]);
});

test('what is said in JSON comes compressed', async () => {
  expect((await ask('/json')).headers['content-encoding']).toMatch(/br|gzip/);
});

test('what a change is answered by comes as it is', async () => {
  const { headers, body } = await instance.inject({ method: 'PUT', url: '/change', headers: { 'accept-encoding': 'gzip, br' } });
  expect([headers['content-encoding'] ?? 'identity', body.length > LONG]).toEqual(['identity', true]);
});
