import type { z } from 'zod';
import { type Field, kindOf } from '#contract/kit/fields';
import { type Fault, type Resource, usualOf } from '#contract/kit/resource';

/** What stands in a form: texts and days as strings, numbers, flags as booleans, null where nothing is chosen. */
export type Values = Record<string, unknown>;
/** `initial`: what a new row begins with, as the server answers it. */
export type FormField = Field & { name: string; isRequired: boolean; initial: unknown };
/** What is wrong with a field: a word of the kit with its number, or the resource's own sentence. */
export type Problem = { word: 'required' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'form' | 'invalid'; n?: number } | Pick<Fault, 'id' | 'en'>;

/** The fields of a resource's form, in the order of its declaration. */
export function formOf({ fields }: Pick<Resource, 'fields'>): FormField[] {
  const usual = usualOf({ fields });
  return Object.entries(fields as z.ZodRawShape).map(([name, it]) => {
    const schema = it as z.ZodType;
    const field = kindOf(schema);
    const empty = isSeveral(field) ? [] : null;
    return { ...field, name, isRequired: !schema.safeParse(empty).success, initial: usual[name] ?? empty };
  });
}

const isSeveral = ({ kind }: Pick<Field, 'kind'>) => kind === 'choices' || kind === 'refs';

/** A row, or a new one, as it stands in the form. */
export const valuesOf = (form: readonly FormField[], row?: Values): Values =>
  Object.fromEntries(form.map(({ name, kind, initial }) => [name, shown(kind, row ? row[name] : initial)]));

const shown = (kind: Field['kind'], value: unknown) => {
  if (kind === 'flag') return Boolean(value);
  if (isSeveral({ kind })) return value ?? [];
  return kind === 'text' || kind === 'date' || kind === 'secret' ? (value ?? '') : (value ?? null);
};

const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && !value.trim()) || (Array.isArray(value) && !value.length);

/** What the form asks the server to keep: texts without spaces around them, what is left blank as null. */
export const wishOf = (form: readonly FormField[], values: Values): Values => Object.fromEntries(form.map((field) => [field.name, wished(field, values[field.name])]));

function wished({ kind, options }: FormField, value: unknown) {
  // Older flags of the contract are 1 and 0.
  if (kind === 'flag') return options ? Number(Boolean(value)) : Boolean(value);
  // The same few are the same in whatever order they were chosen.
  if (isSeveral({ kind })) return [...((value as unknown[] | null) ?? [])].sort();
  if (isBlank(value)) return null;
  return typeof value === 'string' && kind !== 'secret' ? value.trim() : value;
}

/** The part of a wish that a row does not hold already: what nobody touched is nobody's to overwrite. */
export function changesOf(form: readonly FormField[], row: Values, wish: Values): Values {
  const before = wishOf(form, valuesOf(form, row));
  return Object.fromEntries(Object.entries(wish).filter(([name, value]) => differ(value, before[name])));
}

/** What changes replace, as the row had it: where somebody else has put something else there, the server refuses them. */
export const seenOf = (row: Values, changes: Values): Values => Object.fromEntries(Object.keys(changes).map((name) => [name, row[name] ?? null]));

/** A row with what it holds by now; of a value that has parts, those that were told. */
export const broughtUp = (row: Values, latest: Values): Values =>
  ({ ...row, ...Object.fromEntries(Object.entries(latest).map(([name, it]) => [name, isParts(it) && isParts(row[name]) ? { ...row[name], ...it } : it])) });
const isParts = (it: unknown): it is Values => typeof it === 'object' && it !== null && !Array.isArray(it);

/** A value may have parts. */
const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** What the contract has against a wish, by field; nothing where it may be sent. */
export function problemsOf(resource: Pick<Resource, 'api' | 'check'>, wish: Values): Record<string, Problem> {
  const { success, data, error } = (resource.api.create.input as z.ZodObject).safeParse(wish);
  if (success) {
    const fault = resource.check?.(data);
    return fault ? { [fault.field]: fault } : {};
  }
  const problems: Record<string, Problem> = {};
  for (const issue of error.issues) problems[String(issue.path[0])] ??= problemOf(issue, wish[String(issue.path[0])]);
  return problems;
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): Problem {
  if (isBlank(value)) return { word: 'required' };
  if (issue.code === 'too_small') return { word: issue.origin === 'string' ? 'tooShort' : 'tooSmall', n: Number(issue.minimum) };
  if (issue.code === 'too_big') return { word: issue.origin === 'string' ? 'tooLong' : 'tooBig', n: Number(issue.maximum) };
  return { word: issue.code === 'invalid_format' ? 'form' : 'invalid' };
}
