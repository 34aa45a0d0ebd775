import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands between a fragment's backticks, what is asked for within it left out. */
function* fragmentsIn(code: string) {
  for (const { index } of code.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
    const from = code.indexOf('`', index) + 1;
    let [said, at, deep] = ['', from, 0];
    for (; at < code.length && (deep > 0 || code[at] !== '`'); at++) {
      if (code.startsWith('${', at)) deep++;
      else if (deep > 0 && code[at] === '{') deep++;
      if (deep === 0) said += code[at];
      if (deep > 0 && code[at] === '}') deep--;
      // Within what is asked for there may be fragments of their own: they are found by themselves.
      if (deep > 0 && code.startsWith('${', at)) at++;
    }
    yield said;
  }
}

/** What of it is in no brackets. */
function outside(said: string) {
  let [rest, before] = [said, ''];
  while (rest !== before) [before, rest] = [rest, rest.replace(/\([^()]*\)/g, '')];
  return rest;
}

const isOpen = (said: string) => /\bOR\b/.test(outside(said)) && !/^\s*(CASE|CREATE|INSERT)\b|^ OR $|\bOR REPLACE\b/.test(said);
const openIn = (code: string) => [...fragmentsIn(code)].filter(isOpen).map((it) => it.trim());
const files = ['projections', 'server'].flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.ts')).map((it) => join(dir, it)));

test('a condition with an OR stands in brackets: one that is joined to others would take them away', () => {
  expect(files.flatMap((file) => openIn(readFileSync(file, 'utf8')).map((it) => `${file}: ${it}`))).toEqual([]);
});

test('one that does not is found', () => {
  expect(openIn('found.where(sql<boolean>`a = ${b} OR c IN (1, 2)`).where(sql`(x OR y)`)')).toEqual(['a =  OR c IN (1, 2)']);
});
