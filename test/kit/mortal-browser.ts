import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

const SAYS = /DevTools listening on (ws:\/\/\S+)/;

/** A browser with a profile of its own on disk, which can be killed as a phone kills one, and opened again. */
export class MortalBrowser {
  private readonly profile = mkdtempSync(path.join(os.tmpdir(), 'pelita-profile-'));
  private process: ChildProcess | undefined;
  private browser: Browser | undefined;

  /** Begins, or begins again with what the profile has kept. */
  async open(): Promise<Page> {
    const { executablePath, env } = JSON.parse(process.env.TEST_CHROMIUM ?? '{}') as { executablePath: string; env?: Record<string, string> };
    const child = spawn(executablePath, ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${this.profile}`, '--accept-lang=id-ID', 'about:blank'], {
      env: { ...(process.env as Record<string, string>), ...env }, stdio: ['ignore', 'ignore', 'pipe'], detached: true,
    });
    this.process = child;
    this.browser = await chromium.connectOverCDP(await listening(child));
    const [context] = this.browser.contexts();
    return context?.pages()[0] ?? (await (context as NonNullable<typeof context>).newPage());
  }

  /** All of its processes at once, without a word. */
  async kill() {
    const child = this.process as ChildProcess;
    const gone = once(child, 'exit');
    process.kill(-(child.pid as number), 'SIGKILL');
    await gone;
    await this.browser?.close().catch(() => {});
  }

  async close() {
    await this.kill().catch(() => {});
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function listening(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
    child.stderr?.on('data', (it) => {
      said += it;
      const found = SAYS.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
}
