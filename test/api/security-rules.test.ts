import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => /\.tsx?$/.test(it)).map((it) => path.join(folder, it));
const TITLE = /(?:D\.3|rules?) (\d+(?:(?:, | and )\d+)*)/g;

/** The rules of security D.3 that have something here to hold for: exams, grades, rich text, reports and mails to the world come with what brings them. */
const HERE = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 16, 18, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 33, 35, 36, 37, 38, 40, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 55, 56, 58, 59, 61, 62, 63, 65, 67];

test('every rule that holds for what there is has a test that bears its number', () => {
  const titles = filesBelow('test').flatMap((it) => readFileSync(it, 'utf8').split('\n')).filter((it) => /^\s*(test|it|describe)\b/.test(it));
  const named = new Set(titles.flatMap((it) => [...it.matchAll(TITLE)].flatMap(([, numbers]) => (numbers as string).split(/, | and /).map(Number))));
  expect(HERE.filter((it) => !named.has(it))).toEqual([]);
});

test('rule 37: no text comes near a shell', () => {
  const sources = ['server', 'projections'].flatMap(filesBelow).map((it) => [it, readFileSync(it, 'utf8')] as const);
  const spawning = sources.filter(([, text]) => text.includes('node:child_process')).map(([it]) => it);
  expect(spawning.filter((it) => !/^server[\\/](kit[\\/](embedded-postgres|postgres-|postmaster)|processes[\\/]import[\\/]sheet-parser)/.test(it))).toEqual([]);
  for (const [it, text] of sources) expect([it, /\bexecSync\(|\bexec\(`|shell: true|new Function\(|\beval\(/.test(text)]).toEqual([it, false]);
});

test('rule 67: the server outlives a promise that fails unseen', () => {
  const module = path.resolve('dist/server/kit/outlive.js');
  const script = `import(${JSON.stringify(module)}).then(({ outliveRejections }) => { outliveRejections(); Promise.reject(new Error('unseen')); setImmediate(() => console.log('still there')); })`;
  const { status, stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect([status, stdout.includes('still there')]).toEqual([0, true]);
});
