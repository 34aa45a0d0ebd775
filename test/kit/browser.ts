import { chromium, type Browser } from 'playwright-core';

/** On a busy machine one in some thousands dies as it starts, by a fault of its own: nothing of the product has been seen by then. */
const STARTS = 3;

/** A Chromium of one's own; close it when done. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = JSON.parse(process.env.TEST_CHROMIUM ?? '{}') as { executablePath?: string; env?: Record<string, string> };
  if (!executablePath) throw new Error('TEST_CHROMIUM is missing: run the tests with jest, whose set-up unpacks it');
  const launch = () => chromium.launch({ executablePath, env: { ...(process.env as Record<string, string>), ...env }, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] });
  for (let start = 1; start < STARTS; start++) {
    const browser = await launch().catch((error) => console.warn(`Chromium did not start: ${String(error).split('\n')[0]}`));
    if (browser) return browser;
  }
  return launch();
}
