import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { until } from '#test/kit/until';
import type { Stop } from '#test/screens/walks';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** What it calls serious or critical: told apart in the page, as all that it finds in order is longer than the page. */
const RUN = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], reporter: 'no-passes', preload: false }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .flatMap(({ id, nodes }) => nodes.map(({ target, any, all }) => id + ': ' + target.join(' ') + ' ' + ([...any, ...all][0]?.message ?? ''))))`;
/** How wide the page is and what makes it so, once it fits or a hundred frames have passed: a new width takes a few to reach everything. */
const OVERFLOW = `(async () => {
  const width = () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  for (let i = 0; i < 100 && width() > innerWidth; i++) await new Promise(requestAnimationFrame);
  if (width() <= innerWidth) return '';
  const widest = [...document.querySelectorAll('body *')].findLast((it) => it.getBoundingClientRect().right >= width());
  return width() + ' pixels wide: ' + (widest ? widest.tagName + '.' + widest.className : '');
})()`;
/** What should be a word and is its key, wherever it stands. */
const WORDLESS = `(() => {
  const [found, texts] = [[], document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)];
  while (texts.nextNode()) {
    const said = texts.currentNode.data.trim();
    if (/^[a-z][\\w-]*\\.[\\w.-]+$/.test(said) && !texts.currentNode.parentElement.closest('script, style')) found.push(said);
  }
  return found;
})()`;
/** What antd and its icons call themselves when nobody gives them a name: names of icons, which are of small letters, and what it says of its own parts. */
const FOREIGN = `document.documentElement.lang !== 'id' ? [] : [...document.querySelectorAll('[aria-label], [title], [alt]')]
  .filter((it) => !it.closest('[aria-hidden="true"], script'))
  .flatMap((it) => ['aria-label', 'title', 'alt'].map((name) => it.getAttribute(name)).filter((said) => said && (
    it.classList.contains('anticon-' + said) || /^(close|search|select all|select row|custom selection|segmented control|increase value|decrease value|expanded dropdown|remove|add tab|clear color|more|clear|next page|previous page|next \\d+ pages|previous \\d+ pages|sort|loading|open|menu|back|previous|next)$/i.test(said)))
    .map((said) => it.tagName.toLowerCase() + '.' + it.getAttribute('class') + ' ' + said))`;
/** What stands on a screen that is not there yet. */
const BUSY = '.loading, .ant-spin-spinning, [aria-busy="true"], .trend-space, .ant-skeleton';
/** What follows how far something is scrolled runs for ever, and rests. */
export const NOTHING_MOVES = "document.getAnimations().every((it) => it.timeline !== document.timeline || it.playState !== 'running')";
const RESTS = `!document.querySelector('${BUSY}') && ${NOTHING_MOVES}`;

/** Waits until a screen shows what it is for, and nothing on it is still on its way. */
export async function settled(page: Page, { shows }: Stop) {
  const isSelector = /^[.[a-z]/.test(shows);
  const shown = (isSelector ? page.locator(shows) : page.getByText(shows)).filter({ visible: true });
  await until(`${shows} is there`, () => shown.count());
  await page.locator('h1').first().waitFor();
  await until(`${shows} at rest`, () => page.evaluate<boolean>(RESTS));
}

/** What is wrong with the screen as it stands, in words; nothing where nothing is. */
export async function complaints(page: Page): Promise<string[]> {
  // From the top: what has been scrolled under the header is not to be judged there.
  await page.evaluate('scrollTo(0, 0)');
  const headings = await page.locator('h1').count();
  const wordless = await page.evaluate<string[]>(WORDLESS);
  const foreign = await page.evaluate<string[]>(FOREIGN);
  return [...(headings === 1 ? [] : [`${headings} h1`]), ...wordless.map((it) => `no word for ${it}`), ...foreign.map((it) => `English: ${it}`), ...(await tooWide(page)), ...(await axeFindings(page))];
}

/** What makes the page wider than the window. */
export async function tooWide(page: Page) {
  const overflow = await page.evaluate<string>(OVERFLOW);
  return overflow ? [overflow] : [];
}

/** What lies over the foot of a screen can be scrolled from under it, which axe does not do. */
const UNSTICK = "for (const it of document.querySelectorAll('.at-foot')) it.style.position = 'static'";

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(UNSTICK);
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  return page.evaluate<string[]>(RUN);
}
