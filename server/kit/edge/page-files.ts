import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** What there is, and whether it can be made smaller. */
const KINDS: Record<string, { type: string; isWide: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', isWide: true }, '.css': { type: 'text/css; charset=utf-8', isWide: true }, '.json': { type: 'application/json', isWide: true },
  '.svg': { type: 'image/svg+xml', isWide: true }, '.woff2': { type: 'font/woff2', isWide: false },
};
/** Compressed when it was built; browsers say that they read it only where the line is secret. */
const BUILT = '.br';
const reads = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`);
const [BROTLI, GZIP] = [reads('br'), reads('gzip')];
const zipped = promisify(gzip);

/**
 * The files of the pages, below `/assets/`. Each is named after what it holds, so that whoever has it never asks again, and is read
 * once: a phone that opens a page asks for twenty, and a room of them begins in the same minute.
 */
export function servePageFiles(instance: FastifyInstance, folder: string) {
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<Buffer>>();
  const once = (key: string, made: () => Promise<Buffer>) => {
    const bytes = kept.get(key) ?? made();
    kept.set(key, bytes);
    return bytes.catch((error) => {
      kept.delete(key);
      throw error;
    });
  };
  const read = (name: string) => once(name, () => readFile(path.join(folder, name)));
  const small = (name: string) => once(`${name} gzip`, async () => zipped(await read(name), { level: constants.Z_BEST_COMPRESSION }));
  instance.get<{ Params: { name: string } }>('/assets/:name', { compress: false }, async ({ params: { name }, headers }, reply) => {
    const kind = KINDS[path.extname(name)];
    if (!kind || !names.has(name)) return reply.callNotFound();
    const asked = String(headers['accept-encoding']);
    const encoding = names.has(name + BUILT) && BROTLI.test(asked) ? 'br' : kind.isWide && GZIP.test(asked) ? 'gzip' : undefined;
    reply.headers({ 'content-type': kind.type, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) });
    return reply.send(await (encoding === 'gzip' ? small(name) : read(encoding ? name + BUILT : name)));
  });
}
