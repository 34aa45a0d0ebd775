import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The header set of every answer (security D.6); pages add their nonce. */
const ALWAYS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
const API_ONLY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const DOCS = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const OF_FILES = Object.entries(ALWAYS);
const [OF_API, OF_DOCS] = [API_ONLY, DOCS].map((policy) => Object.entries({ ...ALWAYS, 'cache-control': 'no-store', 'content-security-policy': policy })) as [[string, string][], [string, string][]];

/** What may ask our own server, and nothing else. */
const WORKER = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sheets are packed in workers that the page makes of its own code. */
const policyOf = (nonce: string) =>
  `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; media-src 'self' blob:; worker-src 'self' blob:; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** On the http server itself, in front of everybody who answers there: the edge, the sockets' handshake, unreadable addresses. */
export function secureHeaders(server: Server) {
  server.prependListener('request', ({ url = '' }, response) => {
    for (const [name, value] of url.startsWith('/assets/') ? OF_FILES : url.startsWith('/api/docs') ? OF_DOCS : OF_API) response.setHeader(name, value);
    // A server that is closing waits for its connections: those that are never idle would keep it for ever.
    if (!server.listening) response.setHeader('connection', 'close');
  });
}

/** A page with a nonce of its own in place of every `__NONCE__`. */
export function sendPage(reply: FastifyReply, html: string) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({ 'content-security-policy': policyOf(nonce), 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(html.replaceAll('__NONCE__', nonce));
}

/** What stands between the pages and the network: asked for anew each time, so that no device keeps an old one. */
export const sendWorker = (reply: FastifyReply, code: string) =>
  reply.headers({ 'content-security-policy': WORKER, 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' }).send(code);
