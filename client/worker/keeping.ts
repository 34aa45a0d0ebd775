import { documentOf, isExam } from '#contract/kit/pages';
import { ownBuild } from '#client/worker/build';
import type { Report } from '#client/worker/report';

/** Nothing is kept, nor loaded to be kept, before the page has asked for nothing for so long. */
const QUIET_MS = 4_000;

/**
 * Has the worker keep what this page has loaded, which costs nothing, as the browser has it; then the way in and out, and what is held
 * in reserve for a moment without a network, unless the device saves data. A browser that is locked for an exam, and an exam itself, have no worker.
 */
export function startKeeping(reserve: readonly (() => Promise<unknown>)[] = []) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isExam(location.pathname) || /\bSEB\b/.test(navigator.userAgent)) return;
  const files = new Set<string>();
  let [timer, told] = [0, 0];
  const report = async () => {
    const isFirst = told === 0;
    told = files.size;
    await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ build: ownBuild(), documents: savesData() ? [documentOf(location.pathname)] : ['/', '/login'], files: [...files] } satisfies Report);
    if (isFirst && !savesData()) for (const load of reserve) await load();
  };
  new PerformanceObserver((list) => {
    for (const it of list.getEntries() as (PerformanceResourceTiming & { responseStatus?: number })[]) if ((it.responseStatus ?? 200) < 400) files.add(it.name);
    if (told === files.size) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => void report().catch(() => undefined), QUIET_MS);
  }).observe({ type: 'resource', buffered: true });
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
