import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Endpoints } from '#server/kit/live/endpoints';
import { type School, testSchool } from '#test/kit/school';
import { routes } from '#test/screens/walks';

let school: School;
beforeAll(async () => {
  school = await testSchool({ isEmpty: true });
});
afterAll(() => school.close());

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => /\.tsx?$/.test(it)).map((it) => path.join(folder, it));
const TITLE = /(?:D\.3|rules?) (\d+(?:(?:, | and )\d+)*)/g;

const ALL = Array.from({ length: 67 }, (_, i) => i + 1);

/** Rules of security D.3 that speak of what does not exist yet, why, and how it is noticed that it does: then the rule is to be tested. */
const NOT_YET: Record<number, { why: string; isHere(): unknown }> = {
  24: { why: 'an installation is one school: nothing bears the id of another', isHere: () => mounted().some(({ input }) => 'id_sekolah' in input.shape || 'id_institusi' in input.shape) },
};

/** Beside rules that hold already, what they will also have to hold for. */
const NOT_YET_EITHER: { rule: number; of: string; isHere(): unknown }[] = [
  { rule: 10, of: 'a form for applicants', isHere: () => mounted().some(({ path }) => /^\/api\/ppdb/.test(path)) },
  { rule: 35, of: 'limits on applications and invoices', isHere: () => mounted().some(({ path }) => /ppdb|invoice/.test(path)) },
  { rule: 54, of: 'the page /redirect', isHere: () => routes().some((it) => it.startsWith('/redirect')) },
];

const mounted = () => [...school.nest.get(Endpoints).all().values()].map((it) => it.endpoint);

test('every rule has a test that bears its number, but for those that speak of nothing yet', () => {
  const titles = filesBelow('test').flatMap((it) => readFileSync(it, 'utf8').split('\n')).filter((it) => /^\s*(test|it|describe)\b/.test(it));
  const named = new Set(titles.flatMap((it) => [...it.matchAll(TITLE)].flatMap(([, numbers]) => (numbers as string).split(/, | and /).map(Number))));
  expect(ALL.filter((it) => !named.has(it))).toEqual(Object.keys(NOT_YET).map(Number));
});

test('what no rule is tried on yet is not there; once it is, its rule is to be tested', () => {
  expect(Object.entries(NOT_YET).filter(([, it]) => it.isHere()).map(([rule, { why }]) => [rule, why])).toEqual([]);
  expect(NOT_YET_EITHER.filter((it) => it.isHere()).map(({ rule, of }) => [rule, of])).toEqual([]);
  expect(mounted().some(({ path }) => /^\/api\/absensi/.test(path))).toBe(true);
});

test('rule 37: no text comes near a shell', () => {
  const sources = ['server', 'projections'].flatMap(filesBelow).map((it) => [it, readFileSync(it, 'utf8')] as const);
  const spawning = sources.filter(([, text]) => text.includes('node:child_process')).map(([it]) => it);
  expect(spawning.filter((it) => !/^server[\\/](kit[\\/](embedded-postgres|postgres-|postmaster|apart))/.test(it))).toEqual([]);
  for (const [it, text] of sources) expect([it, /\bexecSync\(|\bexec\(`|shell: true|new Function\(|\beval\(/.test(text)]).toEqual([it, false]);
});

test('rule 67: the server outlives a promise that fails unseen', () => {
  const module = path.resolve('dist/server/kit/outlive.js');
  const script = `import(${JSON.stringify(module)}).then(({ outliveRejections }) => { outliveRejections(); Promise.reject(new Error('unseen')); setImmediate(() => console.log('still there')); })`;
  const { status, stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect([status, stdout.includes('still there')]).toEqual([0, true]);
});
