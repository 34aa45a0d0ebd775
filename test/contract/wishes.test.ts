import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import { optional, text, wishes } from '#contract/kit/fields';

type Def = { type: string; shape?: Record<string, z.ZodType>; innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType; out?: z.ZodType; options?: z.ZodType[] };
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;
const hasDefault = (schema: z.ZodType | undefined): boolean => schema !== undefined && (defOf(schema).type === 'default' || hasDefault(defOf(schema).innerType));

/** The fields that may be left out, and then are something all the same. */
function* saidUnsaid(schema: z.ZodType | undefined, path: string, seen = new Set<z.ZodType>()): Generator<string> {
  if (!schema || seen.has(schema)) return;
  seen.add(schema);
  const def = defOf(schema);
  if (def.type === 'optional' && hasDefault(def.innerType)) yield path;
  for (const [name, it] of Object.entries(def.shape ?? {})) yield* saidUnsaid(it, `${path}.${name}`, seen);
  for (const it of [def.innerType, def.element, def.in, def.out, ...(def.options ?? [])]) yield* saidUnsaid(it, path, seen);
}

test('what is left out of a change is not said: it stays', () => {
  const shape = z.object(wishes({ nama: text(), logo: optional(text()) }));
  expect(shape.parse({})).toEqual({});
  expect(shape.parse({ logo: null })).toEqual({ logo: null });
  expect([...saidUnsaid(z.object({ logo: optional(text()) }).partial(), 'it')]).toEqual(['it.logo']);
});

test('no endpoint says for whoever asks what they have left out of a change', async () => {
  const files = readdirSync('contract', { recursive: true }).map(String).filter((it) => /\.(api|resource)\.ts$/.test(it)).sort();
  const modules = await Promise.all(files.map((it) => import(`#contract/${it.replace(/\.ts$/, '')}`)));
  const endpoints = modules.flatMap((it) => Object.values(it as object)).flatMap((it) => Object.values((it ?? {}) as Record<string, Partial<Endpoint>>)).filter((it) => it?.input && it.output);
  expect(endpoints.length).toBeGreaterThan(300);
  expect(endpoints.flatMap((it) => [...saidUnsaid(it.input as z.ZodType, `${it.method} ${it.path}`)])).toEqual([]);
});
