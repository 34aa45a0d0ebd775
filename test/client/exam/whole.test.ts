import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { whole } from '#client/exam/sitting/whole';

const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/whole': (it) => it.write('Naskah ') && it.end('utuh'),
  '/refused': (it) => it.writeHead(404).end('{}'),
  '/broken': (it) => it.writeHead(200, { 'content-length': 100 }).write('Nas', () => it.destroy()),
  '/silent': () => {},
  '/stalled': (it) => it.writeHead(200, { 'content-length': 100 }).write('Nas'),
};
const asked: { url: string | undefined; token: unknown }[] = [];
const server = createServer(({ url, headers }, response) => {
  asked.push({ url, token: headers.token });
  answers[url ?? '']?.(response);
});
let base: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('what comes is there whole, and what is refused is not there', async () => {
  const text = await whole(`${base}/whole`, { token: 'abc' });
  expect(new TextDecoder().decode(text as ArrayBuffer)).toBe('Naskah utuh');
  expect(asked.at(-1)).toEqual({ url: '/whole', token: 'abc' });
  expect(await whole(`${base}/refused`, {})).toBeNull();
});

test.each(['/broken', '/silent', '/stalled'])('a line that is %s is given up', async (path) => {
  await expect(whole(`${base}${path}`, {}, 50)).rejects.toThrow();
});
