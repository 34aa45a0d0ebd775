import { chromium, type Browser } from 'playwright-core';

/** A Chromium of one's own; close it when done. */
export const launchBrowser = (): Promise<Browser> => {
  const { executablePath, env } = JSON.parse(process.env.TEST_CHROMIUM ?? '{}') as { executablePath?: string; env?: Record<string, string> };
  if (!executablePath) throw new Error('TEST_CHROMIUM is missing: run the tests with jest, whose set-up unpacks it');
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
};
