import type { Browser, BrowserContext, CDPSession } from 'playwright-core';

/** Signs in at the door and answers what the browser keeps of it, for a browser that has nothing else. */
export async function signIn(browser: Browser, base: string, username: string, password: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: base, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await page.fill('[name=username]', username);
    await page.fill('[name=password]', password);
    await page.click('button[type=submit]');
    await page.locator('#isi').waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** A line as slow as a phone's in a full classroom: 400 kbit/s, 400 ms to and fro. */
export const SLOW_LINE = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
/** What a browser that has nothing yet fetches until a view is there and nothing is under way: kilobytes on the line without the typeface, which nothing waits for (decision 107), how many requests, and of what; LCP in ms, CLS. */
export type FirstView = { kb: number; requests: number; files: readonly string[]; lcp: number; cls: number };
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
/** `signedIn`: what a browser keeps of a session; `shows`: what has to be in sight. */
export type View = { base: string; path: string; shows: string; signedIn?: Kept | undefined; width?: number };

const QUIET_MS = 1_000;
const HEIGHT = 740;
/** Kept by the page itself, from its first moment on. */
const WATCH = `window.seen = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => { for (const it of list.getEntries()) seen.lcp = it.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const it of list.getEntries()) if (!it.hadRecentInput) seen.cls += it.value; }).observe({ type: 'layout-shift', buffered: true });`;

export async function firstView(browser: Browser, { base, path, shows, signedIn, width = 360 }: View, line?: typeof SLOW_LINE): Promise<FirstView> {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height: HEIGHT }, locale: 'id-ID', ...(signedIn ? { storageState: signedIn } : {}) });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const cdp = await context.newCDPSession(page);
    const fetched = await listen(cdp);
    if (line) await cdp.send('Network.emulateNetworkConditions', line);
    await page.goto(path);
    await page.locator(shows).first().waitFor({ timeout: 120_000 });
    await fetched.quiet();
    const { lcp, cls } = await page.evaluate('seen') as { lcp: number; cls: number };
    return { kb: Math.round(fetched.bytes / 102.4) / 10, requests: fetched.files.length, files: fetched.files.map((it) => new URL(it).pathname).sort(), lcp: Math.round(lcp), cls: Math.round(cls * 1000) / 1000 };
  } finally {
    await context.close();
  }
}

type Fetched = { bytes: number; files: string[]; quiet(): Promise<void> };

/** Counts what goes over the line; the socket stays open and is no request. */
async function listen(cdp: CDPSession): Promise<Fetched> {
  const [underway, faces, urls] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
  let last = Date.now();
  const it: Fetched = {
    bytes: 0, files: [],
    async quiet() {
      while (underway.size || Date.now() - last < QUIET_MS) await new Promise((later) => setTimeout(later, 50));
    },
  };
  const over = (id: string) => {
    underway.delete(id);
    last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^http/.test(request.url) || type === 'WebSocket') return;
    underway.add(requestId);
    it.files.push(request.url);
    urls.set(requestId, request.url);
    if (type === 'Font') faces.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!underway.has(requestId)) return;
    // What the document has fetched ahead is asked for once more by whoever needs it, and comes from the browser's own memory.
    if (encodedDataLength === 0) it.files.splice(it.files.lastIndexOf(urls.get(requestId) as string), 1);
    if (!faces.has(requestId)) it.bytes += encodedDataLength;
    over(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => over(requestId));
  await cdp.send('Network.enable');
  return it;
}
