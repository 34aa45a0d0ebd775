import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { eventTypes } from '#contract/kit/event';

type Def = { shape?: Record<string, z.ZodType>; innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType; out?: z.ZodType; options?: z.ZodType[] };

/** Every field name anywhere in a schema. */
function* namesIn(schema: z.ZodType | undefined, seen = new Set<z.ZodType>()): Generator<string> {
  const def = (schema as { def?: Def } | undefined)?.def;
  if (!schema || !def || seen.has(schema)) return;
  seen.add(schema);
  for (const [name, it] of Object.entries(def.shape ?? {})) {
    yield name;
    yield* namesIn(it, seen);
  }
  for (const it of [def.innerType, def.element, def.in, def.out, ...(def.options ?? [])]) yield* namesIn(it, seen);
}

type Named = { file: string; schemas: (z.ZodType | undefined)[] };
const wordsIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, it]) => it as string);
const ofAll = new Set(wordsIn(readFileSync('docs/glossary.md', 'utf8')));
const own = (file: string) => `contract/${file.split('/')[0]}/glossary.md`;

test('the glossary knows every field of the contract, or that of its context does', async () => {
  const files = readdirSync('contract', { recursive: true }).map(String).filter((it) => /\.(api|events|resource)\.ts$/.test(it)).sort();
  const named: Named[] = [];
  for (const file of files) {
    const seen = new Set(eventTypes());
    const module = await import(`#contract/${file.replace(/\.ts$/, '')}`);
    const endpoints = Object.values(module).flatMap((it) => Object.values(it as object)).filter((it) => it?.input && it?.output);
    named.push({ file, schemas: [...eventTypes().filter((it) => !seen.has(it) || Object.values(module).includes(it)).map((it) => it.schema), ...endpoints.flatMap((it) => [it.input, it.output])] });
  }
  const unknown = named.flatMap(({ file, schemas }) => {
    const known = new Set([...ofAll, ...(existsSync(own(file)) ? wordsIn(readFileSync(own(file), 'utf8')) : [])]);
    return [...new Set(schemas.flatMap((it) => [...namesIn(it)]).filter((it) => !known.has(it)))].map((it) => `docs/glossary.md or ${own(file)}: ${it} is missing`);
  });
  expect(named.flatMap((it) => it.schemas).length).toBeGreaterThan(300);
  expect(unknown).toEqual([]);
});
