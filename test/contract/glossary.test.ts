import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { eventTypes } from '#contract/kit/event';

type Def = { shape?: Record<string, z.ZodType>; innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType; out?: z.ZodType; options?: z.ZodType[] };

/** Every field name anywhere in a schema. */
function* namesIn(schema: z.ZodType | undefined): Generator<string> {
  const def = (schema as { def?: Def } | undefined)?.def;
  if (!def) return;
  for (const [name, it] of Object.entries(def.shape ?? {})) {
    yield name;
    yield* namesIn(it);
  }
  for (const it of [def.innerType, def.element, def.in, def.out, ...(def.options ?? [])]) yield* namesIn(it);
}

test('the glossary knows every field of the contract', async () => {
  const files = readdirSync('contract', { recursive: true }).map(String).filter((it) => /\.(api|events|resource)\.ts$/.test(it));
  const modules: object[] = [];
  for (const it of files) modules.push(await import(`#contract/${it.replace(/\.ts$/, '')}`));
  const endpoints = modules.flatMap((it) => Object.values(it)).flatMap((it) => Object.values(it as object)).filter((it) => it?.input && it?.output);
  const schemas = [...eventTypes().map((it) => it.schema), ...endpoints.flatMap((it) => [it.input, it.output])];
  const glossary = new Set([...readFileSync('docs/glossary.md', 'utf8').matchAll(/`(\w+)`/g)].map(([, it]) => it));
  const unknown = new Set(schemas.flatMap((it) => [...namesIn(it)]).filter((it) => !glossary.has(it)));
  expect(endpoints.length).toBeGreaterThan(10);
  expect([...unknown]).toEqual([]);
});
