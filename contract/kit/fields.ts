import { z } from 'zod';
import { listIn } from '#contract/kit/list-in';

export type Kind = 'text' | 'number' | 'flag' | 'choice' | 'choices' | 'ref' | 'refs' | 'date' | 'time' | 'id' | 'secret';
/** `of`: what a reference means; `long`: a text of several lines; `options`: what there is to choose from. */
export type Field = { kind: Kind; of?: string; long?: boolean; options?: readonly (string | number)[] };

/** What a form or a table needs to know of a schema beyond its type. */
export const fields = z.registry<Field>();

function field<S extends z.ZodType>(schema: S, it: Field): S {
  fields.add(schema, it);
  return schema;
}

/** A lower-case uuid: ids are compared, hashed and put into stream names, so they have one spelling. */
export const Id = field(z.uuid().toLowerCase(), { kind: 'id' });
/** A calendar day of the school, `YYYY-MM-DD`; none is before 1900, where databases and computers stop to agree. */
export const Tanggal = field(z.iso.date().refine((it) => it >= '1900', 'year'), { kind: 'date' });
/** The first and the last of some days, kept as `YYYY-MM-DD,YYYY-MM-DD`. */
export const Rentang = listIn(Tanggal).pipe(z.tuple([Tanggal, Tanggal])).transform((it) => it.join(','));
/** An instant, ISO 8601 in UTC; none is before 1900 either. */
export const Waktu = field(z.iso.datetime().refine((it) => it >= '1900', 'year'), { kind: 'time' });

export const ref = (of: string) => field(z.uuid().toLowerCase(), { kind: 'ref', of });
export const text = ({ min = 1, max = 200, form = /^/ } = {}) =>
  field(z.string().trim().min(min).max(max).regex(form).refine(hasNoNul, 'NUL').refine((it) => it === '' || SEEN.test(it), 'blank'), { kind: 'text', long: max > 250 });
export const integer = ({ min = 0, max = 1_000_000 } = {}) => field(z.int().min(min).max(max), { kind: 'number' });
export const flag = () => field(z.boolean(), { kind: 'flag' });
export const choice = <const O extends readonly string[]>(options: O) => field(z.enum(options), { kind: 'choice', options });
/** Several of a few. */
export const choices = <const O extends readonly string[]>(options: O, { min = 0 } = {}) => field(z.array(z.enum(options)).min(min), { kind: 'choices', options });
/** Several rows of what the name means. */
export const refs = (of: string) => field(z.array(z.uuid().toLowerCase()), { kind: 'refs', of });
/** A password as it is typed, shown to nobody. */
export const secret = () => field(z.string().max(128), { kind: 'secret' });
/** One of a few whole numbers. */
export const oneOf = (options: readonly number[]) => field(z.int().refine((it) => options.includes(it), 'option'), { kind: 'choice', options });
/** A text that may be left blank, which is '' and not null; where it is filled in it has this form. */
export const blankable = ({ max = 200, form = /^/ }: { max?: number; form?: RegExp } = {}) =>
  field(z.string().nullable().transform((it) => it?.trim() ?? '').pipe(z.string().max(max).refine((it) => it === '' || form.test(it), 'form').refine(hasNoNul, 'NUL')), { kind: 'text', long: max > 250 });
/** On or off, as the contract's older fields have it: 1 or 0. */
export const onOff = () => field(z.int().min(0).max(1), { kind: 'flag', options: [0, 1] });
/** May be left out or null. */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullable().default(null as never);
type Wish<S> = S extends z.ZodDefault<infer I extends z.ZodType> ? z.ZodOptional<I> : z.ZodOptional<S & z.ZodType>;
/** Each may be left out of a change, and then stays: it does not become what it is in something new. */
export const wishes = <S extends z.ZodRawShape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, it]) => [name, ((it instanceof z.ZodDefault ? it.unwrap() : it) as z.ZodType).optional()])) as unknown as { [K in keyof S]: Wish<S[K]> };

/** The schema without what makes it optional: for what kind it is, and what it becomes in a table. */
export function plain(schema: z.ZodType): { schema: z.ZodType; isOptional: boolean; isNullable: boolean } {
  if (schema instanceof z.ZodDefault) return { ...plain(schema.unwrap() as z.ZodType), isOptional: true };
  if (schema instanceof z.ZodNullable) return { ...plain(schema.unwrap() as z.ZodType), isNullable: true };
  return { schema, isOptional: false, isNullable: false };
}
export const kindOf = (schema: z.ZodType): Field => fields.get(plain(schema).schema) ?? { kind: 'text' };

/** What a value refers to by the schema it came through: the field that says so, as a refusal names it, and the id. `sebelum` says what was, which may be gone. */
export function referencesIn(schema: z.ZodType, value: unknown, name = ''): { field: string; of: string; id: string }[] {
  if (value === undefined || value === null) return [];
  const { kind, of } = fields.get(schema) ?? {};
  if (kind === 'ref' && of) return [{ field: name, of, id: String(value) }];
  if (kind === 'refs' && of) return (value as string[]).map((id) => ({ field: name, of, id }));
  if (schema instanceof z.ZodObject) return partsOf(schema).flatMap(([key, it]) => referencesIn(it, (value as Record<string, unknown>)[key], within(name, key)));
  if (schema instanceof z.ZodArray) return (value as unknown[]).flatMap((it, i) => referencesIn(schema.element as z.ZodType, it, partOf(schema, name, i)));
  const inner = innerOf(schema);
  return inner ? referencesIn(inner, value, name) : [];
}

/** The fields that may refer to something, with what that is; of a list of rows those of its first. */
export function refersTo(schema: z.ZodType, name = ''): { field: string; of: string }[] {
  const { of } = fields.get(schema) ?? {};
  if (of) return [{ field: name, of }];
  if (schema instanceof z.ZodObject) return partsOf(schema).flatMap(([key, it]) => refersTo(it, within(name, key)));
  if (schema instanceof z.ZodArray) return refersTo(schema.element as z.ZodType, partOf(schema, name, 0));
  const inner = innerOf(schema);
  return inner ? refersTo(inner, name) : [];
}

const within = (name: string, part: string) => (name ? `${name}.${part}` : part);
const partsOf = (schema: z.ZodObject) => Object.entries(schema.shape as Record<string, z.ZodType>).filter(([key]) => key !== 'sebelum');
/** A list of ids is to blame as a whole, of a list of rows the row. */
const partOf = ({ element }: z.ZodArray, name: string, i: number) => (element instanceof z.ZodObject ? within(name, String(i)) : name);

/** What a schema leads to once it has been read. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return schema.unwrap() as z.ZodType;
  return schema instanceof z.ZodPipe ? (schema.out as z.ZodType) : undefined;
}

/** What looks alike is alike: case, width, accents written in two ways, spaces, and what cannot be seen make no difference. */
export const alike = (it: string) => it.normalize('NFKC').replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** At least one sign that can be seen: several scripts have letters that are blank. */
const SEEN = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

function hasNoNul(value: string) {
  return !value.includes('\0');
}
