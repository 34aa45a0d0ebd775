import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

export type Json = { type?: string | string[]; format?: string; pattern?: string; enum?: unknown[]; const?: unknown; anyOf?: Json[]; allOf?: Json[]; items?: Json; prefixItems?: Json[]; properties?: Record<string, Json>; minimum?: number; maximum?: number; minLength?: number; maxLength?: number };
export type Known = { ids: string[]; days: string[] };
type Input = Record<string, unknown>;

/** What people and attackers put where something else belongs. */
const nasty: Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.jsonValue(),
  fc.constantFrom('', ' ', '0', '-1', 'NaN', 'null', 'undefined', '\0', '\ud800', '\uffff', '%', '%25', '_', '\\', "'", '"; DROP TABLE es.event; --', "' OR 1=1 --", '../../etc/passwd', '{{7*7}}', '${7*7}', '<script>', '=1+1', 'a\r\nset-cookie: x=1', '𝟙', '١٢٣', '9'.repeat(400), 1e308, -0, 2 ** 53, [], {}, [[]], null, true),
);

/** Values that the schema describes, drawn from `known` where it asks for ids and days. */
export function valid(schema: Json, known: Known): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((it) => valid(it, known)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valid({ ...schema, type }, known)));
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...known.ids), fc.uuid());
  if (schema.format === 'date') return fc.constantFrom(...known.days);
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: schema.minimum ?? -10, max: Math.max(schema.minimum ?? -10, Math.min(schema.maximum ?? 1_000, (schema.minimum ?? 0) + 1_000)) });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((it) => valid(it, known)));
  if (schema.type === 'array') return fc.array(valid(schema.items ?? {}, known), { maxLength: 5 });
  if (schema.type === 'object') return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, it]) => [name, valid(it, known)])), { requiredKeys: [] });
  if (schema.type === 'null') return fc.constant(null);
  if (schema.pattern) return fc.oneof({ weight: 3, arbitrary: fc.stringMatching(new RegExp(schema.pattern, 'u')) }, { weight: 1, arbitrary: text(schema, known) });
  return text(schema, known);
}

const text = ({ minLength = 0, maxLength = 40 }: Json, { days }: Known) =>
  fc.oneof(fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }), fc.constantFrom(...days.map((it) => `${it},${it}`)));

export const propertiesOf = (schema: z.ZodType) => (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json).properties ?? {};

/** Inputs around a schema: mostly what it asks for, with fields that are missing, wrong or too many. */
export function inputsAround(schema: z.ZodType, known: Known): Arbitrary<Input> {
  const fields = Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, it]) => [name, fc.oneof({ weight: 4, arbitrary: valid(it, known) }, { weight: 1, arbitrary: nasty })]));
  const more = fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), nasty, { maxKeys: 2 }) });
  return fc.tuple(fc.record(fields, { requiredKeys: [] }), more).map(([wanted, extra]) => ({ ...extra, ...wanted }));
}

/** Inputs that a schema lets pass: one that is known to be good, with other values in any of its fields as far as each of them may stand there. */
export function inputsLike(good: Input, schema: z.ZodObject, known: Known): Arbitrary<Input> {
  const others = Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, it]) => [name, valid(it, known)]));
  return fc.record(others, { requiredKeys: [] }).map((wanted) => {
    const fitting = Object.entries(wanted).filter(([name, value]) => (schema.shape[name] as z.ZodType).safeParse(value).success);
    const other = { ...good, ...Object.fromEntries(fitting) };
    return schema.safeParse(other).success ? other : good;
  });
}
