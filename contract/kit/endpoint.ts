import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type At = `${Method} /api/${string}`;
/** `notice`: watchers are told to ask again; `calm`: at most every few seconds, where much concerns many. `rows`: watchers receive the rows of `data[rows]` by their `key` and the rest of `data` whole, changes of `every` so many ms together. */
export type Live = 'notice' | 'calm' | { rows: string; key: string; every?: number };
/** `public` needs no session, `user` any session; otherwise the roles that may call. */
export type Allow = 'public' | 'user' | readonly string[];

/** One line of the REST contract: where it is, what goes in, what comes out, who may, and whether it is live. */
export type Endpoint<In extends z.ZodObject = z.ZodObject, Out extends z.ZodType = z.ZodType> = {
  name: string;
  method: Method;
  path: string;
  input: In;
  output: Out;
  allow: Allow;
  live?: Live;
  /** The school's switch that the line depends on: off, it is not there. */
  feature?: string;
  /** What the body brings beside its fields, as multipart/form-data. */
  upload?: Upload;
  /** What it takes away, by the name under which a `ref` means it: it happens one after the other with what refers to that. */
  removes?: string;
  /** Answers a file and not JSON; `output` then says what its headers and bytes stand for. */
  isFile?: boolean;
  /** Other ways to write the same line, which older clients use. */
  also: readonly At[];
  /** May be called before the first password was changed. */
  isOpenAtFirst?: boolean;
  /** For this value of this field of its body it needs no session: whoever says it shows in another way who they are. */
  openFor?: { field: string; value: string };
  /** Speaks of secrets: neither the request nor its answer is remembered for a repeated one. */
  isSecret?: boolean;
  /** `log`: what is answered follows from the facts alone, so a repeated request is answered from them, and nothing is kept beside. */
  repeats?: 'log';
  /** `log`: answered as soon as the facts are durable; the read side follows. */
  awaits?: 'log';
  /** One key, three uses: query cache, live topic, change notice. */
  key(input: z.input<In>): string;
};

/** One file in the part of this name, of at most so many bytes. `isOptional`: the same may come without one, then also as JSON. */
export type Upload = { part: string; most: number; isOptional?: boolean };
type More = Pick<Endpoint, 'live' | 'feature' | 'upload' | 'removes' | 'isFile' | 'openFor' | 'isOpenAtFirst' | 'isSecret' | 'repeats' | 'awaits'>;
type Spec<In extends z.ZodRawShape, Out extends z.ZodType> = More & { input?: In; output?: Out; allow: Allow; also?: readonly At[] };

export function endpoint<In extends z.ZodRawShape = {}, Out extends z.ZodType = typeof Done>(
  name: string,
  at: At,
  { input, output, allow, also = [], ...more }: Spec<In, Out>,
): Endpoint<z.ZodObject<In>, Out> {
  const [method, path] = at.split(' ') as [Method, string];
  const key = (data: object) => `${name}?${new URLSearchParams(sorted(data))}`;
  return { name, method, path, input: z.object((input ?? {}) as In), output: (output ?? Done) as Out, allow, also, key, ...more };
}

export type InputOf<E extends Endpoint<any, any>> = z.output<E['input']>;
export type AskOf<E extends Endpoint<any, any>> = z.input<E['input']>;
export type OutputOf<E extends Endpoint<any, any>> = z.output<E['output']>;

/** The answer of a write: what it was about. `pending` says that the read side had not caught up within two seconds. */
export const Done = z.object({ message: z.literal('OK'), result: z.literal(true), data: z.object({ id: z.string().optional() }), pending: z.boolean().optional() });
export const doneWith = <S extends z.ZodType>(data: S) => Done.extend({ data });
export const one = <S extends z.ZodType>(data: S) => z.object({ data });
export const listOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row), total: z.int(), page: z.int(), limit: z.int() });

export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** A list that the specification does not page is answered whole, whatever else may be asked of it. */
export const WHOLE = { limit: 10_000, most: 10_000 };

/** What every paged list takes; a sort column that the list does not offer falls back to its first, an order that is none to that of the list. */
export const paging = <const C extends readonly [string, ...string[]]>(columns: C, { limit = 10, most = 100, order = 'asc' as Order } = {}) => ({
  page: number({ min: 1, max: 1_000_000 }).default(1),
  limit: number({ min: 1, max: most }).default(limit),
  search: z.string().trim().max(100).default(''),
  sortBy: z.string().max(50).default(columns[0]).transform((it): C[number] => (columns.includes(it) ? it : columns[0])),
  order: z.string().max(10).default(order).transform((it): Order => (/^asc/i.test(it) ? 'asc' : /^desc/i.test(it) ? 'desc' : order)),
});
export type Order = 'asc' | 'desc';

/** A number of a query string, where everything is text. */
export const number = ({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}) =>
  z.union([z.int(), z.string().regex(/^-?\d{1,15}$/).transform(Number)]).pipe(z.int().min(min).max(max));

/** Yes or no of a form or a query string, which say it in words; left out it is no. */
export const said = () => z.union([z.boolean(), z.enum(['true', 'false', '1', '0', '']).transform((it) => it === 'true' || it === '1')]).default(false);

const sorted = (data: object) =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort();
