import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { compressing } from '#server/kit/edge/compressing';
import { servePageFiles } from '#server/kit/edge/page-files';
import { temporaryFolder } from '#test/kit/folder';

const CODE = 'export const nilai = 80;\n'.repeat(200);
const instance = new FastifyAdapter().getInstance();
const folder = temporaryFolder();
beforeAll(async () => {
  const files = { 'app-1.js': CODE, 'app-1.js.br': brotliCompressSync(CODE), 'app-1.css': CODE, 'letters-1.woff2': CODE, 'notes.txt': CODE };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder.path, name), bytes);
  await compressing(instance as never);
  servePageFiles(instance as never, folder.path);
  await instance.ready();
});
afterAll(async () => {
  await instance.close();
  folder.remove();
});

const ask = (name: string, encodings?: string, method: 'GET' | 'HEAD' = 'GET') => instance.inject({ method, url: `/assets/${name}`, headers: encodings ? { 'accept-encoding': encodings } : {} });
const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (it: Buffer) => it };

test.each<[string, string | undefined, keyof typeof read]>([
  ['app-1.js', 'gzip, deflate, br', 'br'], ['app-1.js', 'gzip, deflate', 'gzip'], ['app-1.js', undefined, 'identity'], ['app-1.js', 'gzip, br;q=0', 'gzip'], ['app-1.js', 'br;q=0.0, gzip;q=0', 'identity'], ['app-1.js', 'gzip;q=0.5, br;q=0.1', 'br'],
  ['app-1.css', 'gzip, br', 'gzip'], ['letters-1.woff2', 'gzip, br', 'identity'],
])('%s to whoever reads %s comes as %s, once and for all', async (name, encodings, encoding) => {
  for (let time = 0; time < 2; time++) {
    const { statusCode, headers, rawPayload } = await ask(name, encodings);
    expect([statusCode, headers['content-encoding'] ?? 'identity', headers['cache-control'], headers.vary]).toEqual([200, encoding, 'public, max-age=31536000, immutable', 'accept-encoding']);
    expect([String(read[encoding](rawPayload)), headers['content-length']]).toEqual([CODE, String(rawPayload.length)]);
  }
});

test('the head of a file is that of the file', async () => {
  const { headers, rawPayload } = await ask('app-1.js', 'br', 'HEAD');
  expect([headers['content-type'], headers['content-encoding'], rawPayload.length]).toEqual(['text/javascript; charset=utf-8', 'br', 0]);
});

test.each(['app-2.js', 'notes.txt', 'app-1.js.br', '..%2fapp-1.js', '%2e%2e', '', 'constructor'])('%s is not there', async (name) => {
  expect((await ask(name, 'br')).statusCode).toBe(404);
});
