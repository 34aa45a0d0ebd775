import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const COMPRESSED = '.br';
const READS_IT = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/**
 * The files of the pages, below `/assets/`. Each is named after what it holds, so that whoever has it never asks again, and is read
 * once: a phone that opens a page asks for twenty, and a room of them begins in the same minute.
 */
export function servePageFiles(instance: FastifyInstance, folder: string) {
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<Buffer>>();
  const read = (name: string) => {
    const bytes = kept.get(name) ?? readFile(path.join(folder, name));
    kept.set(name, bytes);
    return bytes.catch((error) => {
      kept.delete(name);
      throw error;
    });
  };
  instance.get<{ Params: { name: string } }>('/assets/:name', { compress: false }, async ({ params: { name }, headers }, reply) => {
    const type = TYPES[path.extname(name)];
    if (!type || !names.has(name)) return reply.callNotFound();
    const isCompressed = names.has(name + COMPRESSED) && READS_IT.test(String(headers['accept-encoding']));
    reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', ...(isCompressed && { 'content-encoding': 'br' }) });
    return reply.send(await read(isCompressed ? name + COMPRESSED : name));
  });
}
