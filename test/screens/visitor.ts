import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { JUST, keptOf } from '#client/kit/session';
import { nameOf, ADMIN_PASSWORD } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';
import { PATIENCE_MS, until } from '#test/kit/until';

export type Look = { width?: 360 | 1280; theme?: 'light' | 'dark'; language?: 'id' | 'en' };
/** With the worker that keeps the shell: what goes through it no test can stand in for. */
type Kept = { isKept?: boolean };

/** Those who are at a browser now: when a test fails, each tells what they saw (test/kit/jest/environment.cjs). */
const witnesses = new Set<() => Promise<string>>();
(globalThis as Record<symbol, unknown>)[Symbol.for('WITNESSES')] = witnesses;

/** The least that the school's server has to show in a window: it is not a page of ours, and nobody needs to be signed in. */
const A_TEXT = '/worker.js';

const passwordOf = (who: Who) => (who === 'admin' ? ADMIN_PASSWORD : nameOf(who));

const PRESS = "[...document.querySelectorAll('button')].find((it) => it.textContent.trim() === 'Coba lagi')?.click()";

/** Somebody at a browser of their own, far from the school's zone; what goes wrong on their pages is kept. */
export class Visitor {
  readonly faults: string[] = [];

  private constructor(readonly context: BrowserContext, readonly page: Page, readonly base: string) {
    page.on('pageerror', ({ message }) => this.faults.push(message));
    page.on('console', (it) => it.type() === 'error' && this.faults.push(it.text()));
    witnesses.add(this.told);
    context.on('close', () => witnesses.delete(this.told));
  }

  static async at(browser: Browser, base: string, { width = 1280, theme = 'light', language = 'id', isKept = false }: Look & Kept = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: base, viewport: sizeOf(width), hasTouch: width === 360, locale: language === 'id' ? 'id-ID' : 'en-GB',
      timezoneId: 'America/New_York', colorScheme: theme, reducedMotion: 'reduce', serviceWorkers: isKept ? 'allow' : 'block',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return new Visitor(context, await context.newPage(), base);
  }

  get path() {
    return this.page.url().slice(this.base.length);
  }

  /** Fills in the login that is on the screen, and waits until it has let go. */
  async enter(who: Who) {
    const { page } = this;
    await page.fill('[name=username]', nameOf(who));
    await page.fill('[name=password]', passwordOf(who));
    await page.click('button[type=submit]');
    await until('the login lets go', () => !this.path.startsWith('/login'));
  }

  /** Opens a page as somebody who has just signed in. The login itself, a third of that work, is filled in where it is what a test looks at. */
  async open(path: string, who: Who) {
    const { page } = this;
    const answer = await page.request.post('/api/login', { data: { username: nameOf(who), password: passwordOf(who) } });
    if (!answer.ok()) throw new Error(`${who} was not let in: ${await answer.text()}`);
    await page.goto(A_TEXT);
    await page.evaluate(([kept, just]) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      sessionStorage.setItem(just, '1');
    }, [keptOf(await answer.json()), JUST] as const);
    await page.goto(path);
    await this.arrives(path);
  }

  /** Waits for an address; redirects within the page may come before or after it has loaded. */
  arrives = (path: string) => until(() => `${path}, not ${this.path}`, () => this.path === path);

  /** Goes to another screen of the app without loading it anew. */
  go = (path: string) => this.page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);

  /**
   * Comes to a screen as somebody who is on their way, within the app, which takes a fifth of the work of loading it. They come by the page
   * that is not there: nothing of the screen before is taken for the next one, nor is what they opened there still open.
   */
  visit = async (path: string) => {
    await this.page.locator('h1').first().waitFor();
    if (this.path !== '/404') await this.turn('/404');
    await this.turn(path);
  };

  /** Every screen has a title, and gives it to the page when it is there. */
  private turn = async (path: string) => {
    await this.page.evaluate("document.title = ''");
    await this.go(path);
    await until(`${path} has a title`, () => this.page.title());
  };

  /** Presses what asks again, first while the line is still broken: a page that follows something may ask again by itself as soon as it is mended. */
  mends = async (line: string, there: Locator) => {
    await Promise.all([this.page.waitForRequest(line), this.page.getByRole('button', { name: 'Coba lagi', exact: true }).click()]);
    await this.page.unroute(line);
    await until('what was asked for again', async () => (await there.count()) > 0 || this.page.evaluate(PRESS));
  };

  resize = async (width: 360 | 1280) => {
    await this.page.setViewportSize(sizeOf(width));
    await this.page.waitForFunction(`innerWidth === ${width}`);
  };

  /** Turns the page to a language, as it turns when that is chosen in another window. */
  speak = async (language: 'id' | 'en') => {
    await this.page.evaluate(`dispatchEvent(new StorageEvent('storage', { key: 'bahasa', newValue: '${language}' }))`);
    await this.page.waitForFunction(`document.documentElement.lang === '${language}'`);
  };

  /** Waits until a text can be seen. */
  sees = (text: string | RegExp, within: Page | Locator = this.page) => within.getByText(text).filter({ visible: true }).first().waitFor();

  /** What is on the page now, and what went wrong on it. */
  private told = async () => `${this.path} showed:\n${await this.page.innerText('body', { timeout: 2_000 }).catch(String)}\n${this.faults.join('\n')}`;

  /** Waits until the screen moves by itself. */
  isLive = () => this.page.locator('.live.is-live').first().waitFor({ state: 'attached' });

  close = () => this.context.close();
}

const sizeOf = (width: 360 | 1280) => (width === 360 ? { width, height: 740 } : { width, height: 900 });
