import { z } from 'zod';

export type Kind = 'text' | 'number' | 'flag' | 'choice' | 'ref' | 'date' | 'time' | 'id';
export type Field = { kind: Kind; of?: string; unique?: boolean };

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
/** The first and the last of some days, `YYYY-MM-DD,YYYY-MM-DD`. */
export const Rentang = z.string().regex(/^\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/).refine((it) => it.split(',').every((day) => Tanggal.safeParse(day).success), 'day');
/** An instant, ISO 8601 in UTC. */
export const Waktu = field(z.iso.datetime(), { kind: 'time' });

export const ref = (of: string) => field(z.uuid().toLowerCase(), { kind: 'ref', of });
export const text = ({ min = 1, max = 200, unique = false } = {}) =>
  field(z.string().trim().min(min).max(max).refine(hasNoNul, 'NUL'), { kind: 'text', unique });
export const integer = ({ min = 0, max = 1_000_000 } = {}) => field(z.int().min(min).max(max), { kind: 'number' });
export const flag = () => field(z.boolean(), { kind: 'flag' });
export const choice = <const O extends readonly [string, ...string[]]>(options: O) => field(z.enum(options), { kind: 'choice' });

function hasNoNul(value: string) {
  return !value.includes('\0');
}
