import { z } from 'zod';

export type Fact<D = Record<string, unknown>> = { type: string; data: D };
export type Personal = { category: string; of: string };
/** A field that not everybody reads who may read its event's history. */
type Guarded = { name: string; readers: readonly string[] };
type Upcast = (data: Record<string, unknown>) => Record<string, unknown>;
/** `formerly`: personal fields that an older version had and this one has not; what was sealed before it said whose it is needs them. */
type Versions = { version?: number; upcast?: Record<number, Upcast>; formerly?: Record<string, Personal> };

const personalFields = z.registry<Personal>();
const readersOf = z.registry<{ readers: readonly string[] }>();
const declared = new Map<string, EventType>();

/**
 * A field that belongs to the person whose id stands in the field `of`: stored encrypted under that
 * person's key for the category, and null once the key is gone. In a history it is read by these roles, by nobody where none are stated.
 */
export function personal<S extends z.ZodType>(category: string, of: string, schema: S, readers: readonly string[] = []): z.ZodNullable<S> {
  const field = schema.nullable() as z.ZodNullable<S>;
  personalFields.add(field, { category, of });
  readersOf.add(field, { readers });
  return field;
}

/** A field that is nobody's own, but read by these roles only. */
export function readBy<S extends z.ZodType>(readers: readonly string[], schema: S): S {
  const field = schema.clone() as S;
  readersOf.add(field, { readers });
  return field;
}

/** Whose a field is, where it was declared `personal`. */
export const personalOf = (schema: z.ZodType): Personal | undefined => personalFields.get(schema);

/** A fact. Call it to state the fact; its schema guards what is read back, older versions are lifted first. */
export function event<const T extends string, S extends z.ZodRawShape>(type: T, shape: S, { version = 1, upcast = {}, formerly = {} }: Versions = {}) {
  const schema = z.object(shape);
  const personalOf = Object.entries(shape).flatMap(([name, it]) => {
    const found = personalFields.get(it as z.ZodType);
    return found ? [{ name, ...found }] : [];
  });
  const guarded = Object.entries(shape).flatMap(([name, it]) => {
    const found = readersOf.get(it as z.ZodType);
    return found ? [{ name, ...found }] : [];
  });
  const state = (data: z.input<typeof schema>): Fact<z.output<typeof schema>> & { type: T } => ({ type, data: data as never });
  const it = Object.assign(state, { type, schema, version, upcast, personal: personalOf, guarded, owners: { ...formerly, ...Object.fromEntries(personalOf.map((field) => [field.name, field])) } });
  if (declared.has(type)) throw new Error(`the event ${type} is declared twice`);
  declared.set(type, it as never);
  return it;
}

export type EventType = {
  (data: never): Fact;
  type: string;
  version: number;
  schema: z.ZodObject;
  upcast: Record<number, Upcast>;
  personal: ({ name: string } & Personal)[];
  guarded: Guarded[];
  owners: Record<string, Personal>;
};
export type Events = Record<string, EventType>;
export type DataOf<E extends EventType> = z.output<E['schema']>;
export type FactOf<E extends Events> = { [K in keyof E]: { type: string; data: DataOf<E[K]> } }[keyof E];

/** Lifts data written under an older version to the newest, one version at a time. */
export function lift(it: EventType, data: Record<string, unknown>, from: number) {
  let lifted = data;
  for (let version = from; version < it.version; version++) {
    const step = it.upcast[version];
    if (!step) throw new Error(`${it.type} has no upcaster from version ${version}`);
    lifted = step(lifted);
  }
  return lifted;
}

export const isDeclared = (type: string) => declared.has(type);

/** The declaration of a stored event's type. */
export function eventType(type: string): EventType {
  const it = declared.get(type);
  if (!it) throw new Error(`the event type ${type} is not declared`);
  return it;
}
export const eventTypes = () => [...declared.values()];

/** Who did it, in which role, when by the school's clock, and because of what; no personal data. */
export type Meta = {
  at: string;
  account: string | null;
  role: string;
  session: string | null;
  command: string;
  correlation: string;
  causation: string | null;
  /** Of a request that may be repeated: the digest of what was asked, so that its key is not used for something else. */
  request?: string;
};
/** A stored fact as it is read back: newest version, personal fields in the clear or null. */
export type Recorded<D = any> = {
  type: string;
  data: D;
  id: string;
  stream: string;
  revision: number;
  position: string;
  at: string;
  meta: Meta;
  hash: string;
  /** Why this code cannot read the event: an unknown type or version, or data that its schema does not know. Its data is empty. */
  unreadable?: string;
  /** A newer version of the code wrote it: whoever would fold or decide on it must leave that to one that knows it. */
  isNewer?: true;
};
