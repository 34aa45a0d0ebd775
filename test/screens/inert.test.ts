import net from 'node:net';
import type { Browser, BrowserContext } from 'playwright-core';
import { z } from 'zod';
import { launchBrowser } from '#test/kit/browser';
import { furnishForRights, isAllowed, type Right, RIGHTS } from '#test/api/rights';
import { type School, testSchool } from '#test/kit/school';
import { staff, students, type Who } from '#test/kit/school-data';
import { settled } from '#test/screens/looking';
import { Visitor } from '#test/screens/visitor';
import { until } from '#test/kit/until';
import { type Stop, walksIn } from '#test/screens/walks';

/** What has run in other products, marked so that it is found where it became part of a page; the longer first. */
const CORPUS = [
  `"'><img id=xss src=//evil.example/i onerror=alert(1)>`, '<svg id=xss onload=alert(1)><style>@import"//evil.example"</style>', '<script id=xss src=//evil.example/x></script>', '<iframe id=xss srcdoc="<script>parent.alert(1)</script>">',
  '<a id=xss href=javascript:alert(1)>klik</a>', '<math><mtext><img id=xss src=x onerror=alert(1)>', '{{constructor.constructor("alert(1)")()}}', '<form id=xss action=//evil.example>', 'http://169.254.169.254/latest/meta-data/', 'http://localhost:5432/',
  '<b id=xss>', '<xss>', '<i>',
];
const FILLED = '{{nama_siswa}}';
const EVERYBODY: Who[] = ['admin', ...staff.map((it) => it.who), ...students.map((it) => it.who)];
/** What signs people out, or asks for secrets: none of it is shown to anybody. */
const ASIDE = /^(identity|account|access|erasure|import)\.|\.(remove|resetPassword|deposit)$/;
const writes = RIGHTS.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.upload && !ASIDE.test(endpoint.name));

let browser: Browser;
let school: School;
const called: string[] = [];
const connect = net.Socket.prototype.connect;
beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnishForRights(school);
  // The server lives in this process: whatever it opens a connection to is seen here.
  net.Socket.prototype.connect = function (this: net.Socket, ...given: any[]) {
    const [at] = given.flat() as [{ host?: string; path?: string }];
    if (at?.host && !['127.0.0.1', 'localhost', '::1'].includes(at.host)) called.push(at.host);
    return (connect as any).apply(this, given);
  } as typeof connect;
});
afterAll(async () => {
  net.Socket.prototype.connect = connect;
  await browser.close();
  await school.close();
});

type Schema = { type?: string; format?: string; enum?: unknown[]; properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema };
/** Where free text may stand, in objects within objects and in lists. */
const textsIn = (it: Schema, path: (string | number)[] = []): (string | number)[][] => [
  ...(it.type === 'string' && !it.enum && !it.format ? [path] : []),
  ...Object.entries(it.properties ?? {}).flatMap(([name, one]) => textsIn(one, [...path, name])), ...(it.items?.properties ? textsIn(it.items, [...path, 0]) : []), ...(it.anyOf ?? []).flatMap((one) => textsIn(one, path)),
];
const put = (it: any, [name, ...rest]: (string | number)[], value: unknown): any =>
  name === undefined ? value : Array.isArray(it) ? it.map((one, i) => (i === name ? put(one, rest, value) : one)) : { ...it, [name]: put(it?.[name], rest, value) };

/** Puts the first of the corpus that is taken into a field; what the server said of all of them. */
async function fill({ endpoint, input }: Right, who: Who, path: (string | number)[], turn: number) {
  const wanted = CORPUS.map((_, i) => CORPUS[(i + turn) % CORPUS.length] as string);
  const statuses: number[] = [];
  for (const text of [...wanted, ...wanted.map((it) => `${it} ${FILLED}`)]) {
    const { status } = await school.ask(who, endpoint, put(input(school, 'A'), path, text));
    statuses.push(status);
    if (status === 200) break;
  }
  return statuses;
}

const kept: string[] = [];
test('rule 41: an address in any field is a text, and the server calls nobody because of it', async () => {
  const strange: unknown[] = [];
  for (const [turn, right] of writes.entries()) {
    const who = EVERYBODY.find((it) => isAllowed(right, it, 'A'));
    for (const [i, path] of who ? textsIn(z.toJSONSchema(right.endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema).entries() : []) {
      const statuses = await fill(right, who as Who, path, turn + i);
      const field = `${right.endpoint.name} ${path.join('.')}`;
      if (statuses.at(-1) === 200) kept.push(field);
      else if (statuses.some((it) => ![404, 409, 422].includes(it))) strange.push([field, statuses]);
    }
  }
  expect(strange).toEqual([]);
  expect(kept.length).toBeGreaterThan(60);
  for (const it of ['teachers.change nama', 'students.change alamat', 'studentData.updateClass data.0.kesehatan.riwayat_penyakit', 'institution.configure nama', 'attendance.note notes', 'report-template.change template', 'counselling-category.change name']) expect(kept).toContain(it);
  expect(called).toEqual([]);
});

test('rule 41: a server that called somebody would be found out', async () => {
  const call = new AbortController();
  const calling = fetch('http://192.0.2.1/latest/', { signal: call.signal }).catch(() => 'ended');
  await until('the call is seen', () => called.includes('192.0.2.1'));
  call.abort();
  expect(await calling).toBe('ended');
});

const SEEN = `(() => {
  const bad = document.querySelector('#xss, xss, [onerror], [onload], iframe, a[href^="javascript:" i], form[action*="evil"], script[src*="evil"]');
  return { bad: bad ? bad.outerHTML.slice(0, 200) : '', isShown: document.body.innerText.includes('id=xss') || [...document.querySelectorAll('input, textarea')].some((it) => it.value.includes('id=xss')) };
})()`;

/** What came alive in a browser, and on how many screens the corpus could be read. */
async function watched(context: BrowserContext) {
  const alive: string[] = [];
  context.on('request', (it) => /^(data|blob):/.test(it.url()) || it.url().startsWith(school.base) || alive.push(`asked for ${it.url()}`));
  context.on('dialog', (it) => {
    alive.push(`said ${it.message()}`);
    void it.dismiss();
  });
  await context.addInitScript("window.alert = (it) => console.error('alive: alert ' + it)");
  return alive;
}

async function look({ page, visit }: Visitor, { path, clicks }: Stop) {
  await visit(path);
  await settled(page, { path, shows: 'h1' });
  const target = clicks ? page.locator(clicks).first() : undefined;
  if (target && (await target.count())) await target.click().then(() => settled(page, { path, shows: 'h1' }));
  return page.evaluate<{ bad: string; isShown: boolean }>(SEEN);
}

/** Between them they see every kind of screen there is. */
const WALKERS: Who[] = ['admin', 'kepala', 'waliA', 'budi', 'ani'];
test.each(WALKERS)('rule 39: nothing that was typed anywhere comes alive on any screen of %s', async (who) => {
  const visitor = await Visitor.at(browser, school.base);
  const alive = await watched(visitor.context);
  await visitor.page.goto('/login').then(() => visitor.enter(who));
  const [bad, shown] = [[] as unknown[], [] as string[]];
  for (const stop of walksIn(school)[who] ?? []) {
    const seen = await look(visitor, stop);
    if (seen.bad) bad.push([stop.path, seen.bad]);
    if (seen.isShown) shown.push(stop.path);
  }
  expect([alive, bad, visitor.faults.filter((it) => /Content Security|alive|evil/.test(it))]).toEqual([[], [], []]);
  expect(shown.length).toBeGreaterThan(who === 'admin' ? 10 : 0);
  await visitor.close();
});

test('what would come alive is found', async () => {
  const visitor = await Visitor.at(browser, school.base);
  const alive = await watched(visitor.context);
  await visitor.page.goto('/login');
  await visitor.page.setContent(`<h1>x</h1>${CORPUS[0]}<a id=xss href="javascript:alert(2)">klik</a>`);
  await visitor.page.waitForFunction("document.querySelector('img').complete");
  const { bad } = await visitor.page.evaluate<{ bad: string }>(SEEN);
  expect([bad.includes('evil.example'), alive.length + visitor.faults.length > 0]).toEqual([true, true]);
  await visitor.close();
});
