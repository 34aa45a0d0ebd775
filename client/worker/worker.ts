import { documentOf, isBesidePages, isExam } from '#contract/kit/pages';
import { CACHES, type Report } from '#client/worker/report';
import { renonced } from '#client/worker/renonced';

/**
 * Stands between the pages and the network. It keeps the product's own files and its documents, nothing that was asked of the
 * REST contract but the school's logo, and speaks up only where the network does not. It knows no version: each page reports the
 * files of its own, so two servers of different versions never make it change its mind.
 */
declare const self: ServiceWorkerGlobalScope;

const PATIENCE_MS = 6_000;
/** What one server has not got, another may have while versions change. */
const ELSEWHERE = { tries: 3, afterMs: 300 };
const KEPT_VERSIONS = 2;

self.addEventListener('install', (event) => {
  // Where the browser can, what is not kept goes past this worker without waking it.
  const routed = event as ExtendableEvent & { addRoutes?(routes: object[]): Promise<void> };
  const rule = (pathname: string, source: string) => ({ condition: { urlPattern: { pathname } }, source });
  const rules = [rule('/api/institusi/logo', 'fetch-event'), rule('/api/*', 'network'), rule('/socket.io/*', 'network'), rule('/student/cbt/:id/exam', 'network')];
  if (routed.addRoutes) event.waitUntil(routed.addRoutes(rules).catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const told = event.data as Report | 'go on';
  if (told === 'go on') void self.skipWaiting();
  else if (typeof told?.build === 'string' && Array.isArray(told.files)) event.waitUntil(keep(told));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isExam(pathname)) return;
  if (request.mode === 'navigate') {
    if (!isBesidePages(pathname)) event.respondWith(page(request, pathname));
  } else if (isKept(request.url)) event.respondWith(file(event));
});

/** The network's own answer, unless there is none, or it is no more than that nobody is there. */
async function page(request: Request, pathname: string): Promise<Response> {
  const kept = await newest(documentOf(pathname));
  if (!kept) return fetch(request);
  const answer = fetch(request).catch(() => undefined);
  const first = await Promise.race([answer, new Promise<undefined>((late) => setTimeout(late, PATIENCE_MS))]);
  return first && first.status < 500 ? first : renonced(kept);
}

async function file({ request, clientId }: FetchEvent): Promise<Response> {
  const client = await self.clients.get(clientId);
  if (client && isExam(new URL(client.url).pathname)) return fetch(request);
  return (await caches.match(request, { ignoreVary: true })) ?? elsewhere(request);
}

async function elsewhere(request: Request) {
  for (let left = ELSEWHERE.tries; ; left--) {
    const answer = await fetch(request);
    if (answer.status !== 404 || left === 1) return answer;
    await new Promise((later) => setTimeout(later, ELSEWHERE.afterMs));
  }
}

/** The files first, then the documents that name them: what is kept can be opened. Of a version that this server has not got nothing new is begun. */
async function keep({ build, documents, files }: Report) {
  const name = CACHES + build;
  const own = (await caches.has(name)) ? await caches.open(name) : undefined;
  const missing = await Promise.all(documents.filter(isDocument).map(async (it) => ((await own?.match(it)) ? undefined : { at: it, answer: await fetch(it, { headers: { accept: 'text/html' } }) })));
  const fresh: { at: string; answer: Response; text: string }[] = [];
  for (const it of missing) {
    const text = it?.answer.ok ? await it.answer.clone().text() : '';
    if (it && text.includes(`content="${build}"`)) fresh.push({ ...it, text });
  }
  if (!own && !fresh.length) return;
  const cache = own ?? (await caches.open(name));
  const named = fresh.flatMap(({ text }) => [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url as string));
  await Promise.all([...new Set([...files, ...named])].filter(isKept).map((url) => keepFile(cache, url)));
  for (const { at, answer } of fresh) await cache.put(at, answer);
  const versions = (await caches.keys()).filter((it) => it.startsWith(CACHES));
  await Promise.all(versions.slice(0, -KEPT_VERSIONS).filter((it) => it !== name).map((it) => caches.delete(it)));
}

async function keepFile(cache: Cache, url: string) {
  if (await cache.match(url, { ignoreVary: true })) return;
  const got = await elsewhere(new Request(url));
  if (!got.ok || got.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${url}: ${got.status}`);
  await cache.put(url, got);
}

const isDocument = (it: string) => documentOf(it) === it;
const isKept = (url: string) => {
  const { origin, pathname } = new URL(url, location.origin);
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/api/institusi/logo');
};

async function newest(document: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter((it) => it.startsWith(CACHES)).reverse()) {
    const found = await (await caches.open(name)).match(document);
    if (found) return found;
  }
  return undefined;
}
