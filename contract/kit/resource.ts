import { z } from 'zod';
import { type Allow, type At, Done, doneWith, type Endpoint, endpoint, listOf, number, one, paging, WHOLE } from '#contract/kit/endpoint';
import { event, type EventType } from '#contract/kit/event';
import { Id, kindOf, plain } from '#contract/kit/fields';
import { reason, reasoned } from '#contract/kit/reasoned';
import { changing } from '#contract/kit/seen';

type Shape = z.ZodRawShape;
/** What may be wrong with a row as a whole: the field to blame, and why in both languages. */
export type Fault = { field: string; id: string; en: string };
type Names<S> = readonly (keyof S & string)[];

/** What is said of a kind of plain master data; everything else follows from it. */
export type Spec<S extends Shape = Shape, N extends string = string> = {
  /** The noun of its context: stream, table, endpoints and words bear it. */
  name: N;
  /** The same for its events: `Subject` gives SubjectCreated, SubjectChanged, SubjectDeleted. */
  noun: string;
  fields: S;
  /** The field that stands for a row wherever it is referred to. */
  label: keyof S & string;
  /** By what those that refer to it are sorted, where the label has another order. */
  ranked?: keyof S & string;
  /** The switch that is on in one row at most: whoever gets it takes it from the one before. */
  single?: keyof S & string;
  /** Combinations of fields that only one row may have; a row in which one of them is empty or off has none. */
  unique?: readonly Names<S>[];
  /** Paths of the REST contract; the same line written in another way goes into `also`. */
  paths: { list: At; one?: At; create: At; change: At; remove: At; also?: { [verb in 'list' | 'create' | 'change' | 'remove']?: readonly At[] } };
  /** The people that a row is about, and whether it goes with them or keeps them from being removed. */
  about?: { readonly [C in keyof S & string]?: 'goes' | 'keeps' };
  read: Allow;
  write: readonly string[];
  /** Who of the auditors reads what became of a row. */
  history: readonly string[];
  /** References are searched by what stands for their rows. */
  search: Names<S>;
  /** Columns that a list may be sorted by, the first where nothing else is asked for. */
  sort: readonly [keyof S & string, ...(keyof S & string)[]];
  /** By what a list may be narrowed: the name in the query and the field. */
  filters?: Record<string, keyof S & string>;
  /** Much follows from a row: a change of it may bear a reason, and name the impact that was looked at. */
  reasoned?: true;
  /** Answers all rows unless fewer are asked for. */
  isWhole?: boolean;
  /** What the row as a whole must hold. */
  check?(row: z.output<z.ZodObject<S>>): Fault | undefined;
  /** What it must hold among the others of its kind. */
  checkAmong?(row: z.output<z.ZodObject<S>>, others: readonly z.output<z.ZodObject<S>>[]): Fault | undefined;
  /** What it must hold among the rows of other kinds. */
  checkWith?: { of: readonly string[]; check(row: z.output<z.ZodObject<S>>, ...known: readonly (readonly Record<string, any>[])[]): Fault | undefined };
  /** The rows that a school begins with. A reference names the label of what it means. */
  seeds?: readonly Record<string, unknown>[];
};

export type Resource<S extends Shape = any, N extends string = string> = Spec<S, N> & {
  /** A row as it is answered: references bring the label of what they mean, `id_level` as `level`. */
  row: z.ZodObject;
  events: { created: EventType; changed: EventType; deleted: EventType };
  api: { list: Endpoint<any, any>; one?: Endpoint<any, any>; create: Endpoint<any, any>; change: Endpoint<any, any>; remove: Endpoint<any, any> };
};

const declared = new Map<string, Resource>();

/** Plain master data, declared once. Whatever needs a verb of its own is no resource but a decider. */
export function resource<S extends Shape, const N extends string>(it: Spec<S, N>): Resource<S, N> {
  if (declared.has(it.name)) throw new Error(`the resource ${it.name} is declared twice`);
  const made: Resource<S, N> = { ...it, row: rowOf(it), events: eventsOf(it), api: apiOf(it) };
  declared.set(it.name, made);
  return made;
}

/** All of them, in the same order whoever imported what first: what others refer to comes before them. */
export const resources = () => [...declared.values()].sort((one, other) => depthOf(one) - depthOf(other) || one.name.localeCompare(other.name));
const depthOf = (it: Resource): number => 1 + Math.max(0, ...refsOf(it).map(({ of }) => (declared.has(of) && of !== it.name ? depthOf(declared.get(of) as Resource) : 0)));

export const resourceNamed = (name: string) => declared.get(name);

/** Where the rows of what a reference means are listed, what each of them is called (`label` where it is a resource), and which of a row's ids it is. */
export type Listing = { list: Endpoint<any, any>; nameOf(row: any): string; idOf?(row: any): string };
const listings = new Map<string, Listing>();
export const listedAs = (name: string, it: Listing) => void listings.set(name, it);
export const listingOf = (name: string): Listing | undefined => {
  const found = declared.get(name);
  return found ? { list: found.api.list, nameOf: (row) => String(row[found.label]) } : listings.get(name);
};

/** All rows of a list, or those that match. */
export const wholeOf = (it: Resource, filters: object = {}) => ({ ...it.api.list.input.parse({}), ...filters, limit: WHOLE.limit });

/** The fields that name rows of other resources. */
export const refsOf = ({ fields }: Pick<Spec, 'fields'>) =>
  Object.entries(fields).flatMap(([field, schema]) => {
    const { of } = kindOf(schema as z.ZodType);
    return of ? [{ field, of, label: field.replace(/^id_/, '') }] : [];
  });

/** What a new row has where nothing is said of it. */
export const usualOf = ({ fields }: Pick<Spec, 'fields'>) => Object.fromEntries(Object.entries(fields).flatMap(([name, schema]) => {
  const { success, data } = (schema as z.ZodType).safeParse(undefined);
  return success ? [[name, data]] : [];
}));

/** A field as a table has it: without default. */
export const columnOf = (schema: z.ZodType): z.ZodType => {
  const { schema: inner, isNullable } = plain(schema);
  return isNullable ? inner.nullable() : inner;
};

const columnsOf = (fields: Shape) => Object.fromEntries(Object.entries(fields).map(([name, it]) => [name, columnOf(it as z.ZodType)]));

const rowOf = (it: Spec<any>) =>
  z.object({ id: Id, ...columnsOf(it.fields), ...Object.fromEntries(refsOf(it).map(({ label }) => [label, z.string().nullable()])) });

/** Facts are read back as they were written, whatever today's rules for the fields are. */
const STORED: Record<string, z.ZodType> = { number: z.number(), flag: z.boolean(), id: Id, ref: Id };
export const storedOf = (schema: z.ZodType) => {
  const [{ isOptional, isNullable }, { kind, options }] = [plain(schema), kindOf(schema)];
  const stored = typeof options?.[0] === 'number' ? z.number() : (STORED[kind] ?? z.string());
  if (isNullable) return stored.nullable().default(null);
  return isOptional ? stored.default(schema.parse(undefined) as never) : stored;
};

function eventsOf({ noun, fields, ...it }: Spec<any>) {
  const stored = Object.fromEntries(Object.entries(fields as Shape).map(([name, it]) => [name, storedOf(it as z.ZodType)]));
  const why = it.reasoned ? reason : {};
  return {
    created: event(`${noun}Created`, { id: Id, ...stored, ...why }),
    changed: event(`${noun}Changed`, { id: Id, ...stored, ...why, sebelum: z.object(stored) }),
    deleted: event(`${noun}Deleted`, { id: Id, ...stored, ...why }),
  } as Resource['events'];
}

function apiOf(it: Spec<any>): Resource['api'] {
  const row = rowOf(it);
  const { list, one: single, create, change, remove, also } = it.paths;
  const filters = Object.fromEntries(Object.entries(it.filters ?? {}).map(([name, field]) => [name, filterOf(it.fields[field as string])]));
  const changes = Object.fromEntries(Object.entries(it.fields as Shape).map(([name, schema]) => [name, columnOf(schema as z.ZodType).optional()]));
  const named = (verb: string) => `${it.name}.${verb}`;
  const why = it.reasoned ? reasoned : {};
  return {
    list: endpoint(named('list'), list, {
      input: { ...paging(it.sort as [string, ...string[]], it.isWhole ? WHOLE : {}), ...filters }, output: listOf(row), allow: it.read, live: 'notice', also: also?.list,
    }),
    one: single && endpoint(named('one'), single, { input: { id: Id }, output: one(row), allow: it.read, live: 'notice' }),
    create: endpoint(named('create'), create, { input: { ...it.fields, ...why }, output: doneWith(z.object({ id: Id })), allow: it.write, also: also?.create }),
    change: endpoint(named('change'), change, { input: { id: Id, ...changing(changes), ...why }, allow: it.write, also: also?.change }),
    remove: endpoint(named('remove'), remove, { input: { id: Id, ...why }, output: Done, allow: it.write, also: also?.remove, removes: it.name }),
  };
}

/** Query strings are texts. */
function filterOf(schema: z.ZodType) {
  const { kind } = kindOf(schema);
  return (kind === 'number' ? number() : plain(schema).schema).optional();
}
