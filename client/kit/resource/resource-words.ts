import type { z } from 'zod';
import { type Resource, resourceNamed } from '#contract/kit/resource';
import { useWords, type Words } from '#client/kit/words';

type Declared = { name: string; fields: z.ZodRawShape };
type ChoiceWord<F> = {
  [K in keyof F & string]: F[K] extends z.ZodType ? (NonNullable<z.output<F[K]>> extends infer V ? (V extends string ? (string extends V ? never : `${K}.${V}`) : never) : never) : never;
}[keyof F & string];

/**
 * The words of a resource: what it is called (`level`), what it is for (`level.about`), its fields (`level.nama`) and their
 * choices (`level.fase.D`). A field of a certain form also has a `.hint`, which a test asks for, as it does for numbers to choose from.
 */
export type ResourceWord<R extends Declared> = R extends unknown
  ? R['name'] | `${R['name']}.about` | `${R['name']}.${keyof R['fields'] & string}` | `${R['name']}.${ChoiceWord<R['fields']>}`
  : never;

const namespaces = new Map<string, keyof Words>();

/** Says in which words resources speak; call it where the words are written. */
export function speaksOf(namespace: keyof Words, resources: readonly Pick<Resource, 'name'>[]) {
  for (const { name } of resources) namespaces.set(name, namespace);
}

/** The resources that have words, by name. */
export const spokenOf = (): ReadonlyMap<string, keyof Words> => namespaces;

export type ResourceSay = { title: string; about: string; field(name: string): string; choice(name: string, value: unknown): string; hint(name: string): string | undefined };

/** What a resource, its fields and its choices are called in the person's language. */
export function useResourceWords({ name }: Pick<Resource, 'name'>): ResourceSay {
  const t = useWords(namespaces.get(name) as never) as unknown as (key: string, options?: object) => string;
  return {
    title: t(name),
    about: t(`${name}.about`),
    field: (field) => t(`${name}.${field}`),
    // What a form of the ministry offers is written as the ministry writes it.
    choice: (field, value) => t(`${name}.${field}.${value}`, { defaultValue: String(value) }),
    hint: (field) => t(`${name}.${field}.hint`, { defaultValue: '' }) || undefined,
  };
}

/** What a table of the server is called, where it is a resource's. */
export function useTitleOf(table: string): string | undefined {
  const known = resourceNamed(table.replaceAll('_', '-'));
  const { title } = useResourceWords({ name: known?.name ?? table });
  return known && namespaces.has(known.name) ? title : undefined;
}
