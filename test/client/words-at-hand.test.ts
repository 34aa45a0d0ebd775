import { readdirSync, readFileSync } from 'node:fs';

/** Every file of the client, by its name in imports. */
const files = new Map(
  readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((it) => /\.tsx?$/.test(it)).map((it) => [`#client/${it.replace(/\.tsx?$/, '')}`, readFileSync(`client/${it}`, 'utf8')]),
);
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name]) => name as string);
const among = (names: string[]) => names.filter((it) => files.has(it));
/** Types are gone when it runs. */
const importsOf = (name: string) => among(found(/^(?:import|export) (?!type )(?:[^;]*? from )?'(#client\/[^']+)'/gm, files.get(name) as string));
const laterOf = (name: string) => among(found(/\bimport\('(#client\/[^']+)'\)/g, files.get(name) as string));

function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name);
    for (const it of importsOf(name)) withImports(it, seen);
  }
  return seen;
}

/** Which file has the words of each namespace. */
const written = new Map([...files].flatMap(([name, text]) => found(/registerWords\('(\w+)'/g, text).map((it) => [it, name] as const)));
const words = new Set(written.values());
/** What is loaded when it is wanted, by whom that is said. */
const later = new Map<string, string[]>();
for (const name of files.keys()) for (const it of laterOf(name)) later.set(it, [...(later.get(it) ?? []), name]);
const imported = new Set([...files.keys()].flatMap(importsOf));
const loads = new Map([...files.keys()].filter((it) => later.has(it) || !imported.has(it)).map((it) => [it, withImports(it)]));
const own = (load: string) => [...(loads.get(load) as Set<string>)].filter((it) => words.has(it));
const inAll = (sets: Set<string>[]) => new Set([...(sets[0] ?? [])].filter((it) => sets.every((other) => other.has(it))));

/** The words that are there with each load, whichever way led to it: begun with all, and taken away until nothing more goes. */
const there = new Map([...loads.keys()].map((it) => [it, later.has(it) ? words : new Set(own(it))]));
const atHand = (file: string) => inAll([...loads].filter(([, names]) => names.has(file)).map(([load]) => there.get(load) as Set<string>));
for (let isSettled = false; !isSettled; ) {
  isSettled = true;
  for (const [load, by] of later) {
    const now = new Set([...own(load), ...inAll(by.map(atHand))]);
    isSettled &&= now.size === there.get(load)?.size;
    there.set(load, now);
  }
}

it('knows where words are and what is loaded when', () => {
  expect([written.get('kit'), written.size > 50, later.size > 50]).toEqual(['#client/kit/kit.words', true, true]);
});

it('whoever says words has them at hand, whichever way they were come to: else they are said by their names, in no language', () => {
  const lacking = [...files].flatMap(([name, text]) => {
    const known = atHand(name);
    const said = new Set(found(/\b(?:useWords|wordsOf)\('(\w+)'\)/g, text));
    return [...said].filter((it) => !known.has(written.get(it) as string)).map((it) => `${name} does not import ${written.get(it)}`);
  });
  expect(lacking).toEqual([]);
});
