import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { Server } from 'socket.io';
import { defaultDisplay } from '#contract/institution/display';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';

export type Reply = [status: number, body: object, headers?: Record<string, string>];
type Handler = (body: Record<string, string>) => Reply;

const WEB = 'dist/web';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const NONCE = 'n0nce';
export const DEMO_NOW = '2025-11-21T01:47:00.000Z';

const person = { jenis_kelamin: null, nama: 'Budi Santoso' };
const welcome = (who: object): Reply => [200, { message: 'OK', result: true, token: 'token', mustChangePassword: false, ...who }];

/** How the person who is in wants the product to look. */
const arranged = { display: { ...defaultDisplay } };

/** A stand-in for the server's edge: the built pages under the strict headers, and a REST contract of a few lines. */
const lines: Record<string, Handler> = {
  'GET /api/institusi': () => [200, { data: { ...defaultSettings, nama: 'SMP Pelita', id_sekolah: ID_SEKOLAH, sekarang: DEMO_NOW, demo: true } }],
  'GET /api/pengaturan-tampilan': () => [200, { data: arranged.display }],
  'PUT /api/pengaturan-tampilan': (wish) => [200, { message: 'OK', result: true, data: Object.assign(arranged.display, wish) }],
  'GET /api/beranda/sekolah': () => [200, { data: { persiapan: [], berjalan: true } }],
  'GET /api/beranda/menunggu': () => [200, { data: [] }],
  'GET /api/setup': () => [200, { data: { terbuka: true } }],
  'POST /api/setup': () => [422, { status: 'VALIDATION', code: 'WEAK_PASSWORD', message: 'Kata sandi terlalu lemah.', errors: { password: 'Kata sandi terlalu lemah.' } }],
  'POST /api/logout': () => [200, { message: 'OK', result: true }],
  'POST /api/login': ({ username, password }) => {
    arranged.display = { ...defaultDisplay };
    if (username === 'blocked') return [429, { status: 'CONFLICT', code: 'TOO_MANY_REQUESTS', message: '' }, { 'Retry-After': '900' }];
    if (password !== 'benar') return [401, { status: 'VALIDATION', code: 'INVALID_PASSWORD', message: 'INVALID_PASSWORD', count: 2 }];
    if (username === 'admin') return welcome({ admin: { id: ID_SEKOLAH, username, role: '["admin"]' } });
    if (username === 'tamu') return welcome({ guru: { ...person, id: ID_SEKOLAH, role: '["HR"]', nik: '1', isPrincipal: false } });
    return [404, { status: 'NOT_FOUND', code: 'NIS_NOT_FOUND', message: 'NIS_NOT_FOUND' }];
  },
};

export async function servePages() {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith('/api/')) return response.writeHead(200, headersOf(pathname)).end(pageOf(pathname));
    const line = lines[`${request.method} ${pathname}`];
    const [status, body, headers] = line ? line(await bodyOf(request)) : [404, { status: 'NOT_FOUND', code: 'NOT_FOUND', message: '' }];
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  const live = new Server(server, { transports: ['websocket'] });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, live, close: () => live.close() };
}

const isFile = (pathname: string) => extname(pathname) !== '' && existsSync(join(WEB, pathname));

const pageOf = (pathname: string) =>
  isFile(pathname)
    ? readFileSync(join(WEB, pathname))
    : readFileSync(join(WEB, /^\/(login|setup)$/.test(pathname) ? 'login.html' : 'index.html'), 'utf8').replaceAll('__NONCE__', NONCE);

const headersOf = (pathname: string): Record<string, string> =>
  isFile(pathname)
    ? { 'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream' }
    : {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'self'; script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self' 'nonce-${NONCE}'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'`,
      };

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
}
