import type { Kysely } from 'kysely';
import type { Endpoint, InputOf } from '#contract/kit/endpoint';
import type { Time } from '#projections/kit/question';
import type { AnyTable, Db } from '#projections/kit/table';

type Key = Record<string, unknown>;
/** What an answer says beside its rows: read anew, and pushed whole, whenever a touched key of its tables concerns it. */
type Beside<In, T extends AnyTable> = {
  tables: readonly T[];
  concerns: Record<T['name'], (key: any, input: In) => boolean>;
  read(db: Kysely<Db<T>>, input: In, time: Time): Promise<object>;
};
/** How the rows of a live endpoint are read again when only some of them changed. */
export type LiveRows = {
  endpoint: Endpoint<any, any>;
  tables: readonly AnyTable[];
  /** The row keys that a touched table key means: none, some, or `all` of them. */
  meaning: Record<string, (key: Key, input: any) => readonly string[] | 'all'>;
  rows(db: Kysely<any>, input: any, keys: readonly string[] | undefined, time: Time): Promise<Key[]>;
  /** Where a touched key does not say which row it means: the rows that are meant by what it says. */
  rowsOf?(db: Kysely<any>, meant: readonly string[]): Promise<readonly string[]>;
  /** Tables that make no row come or go: of them only what concerns rows that are there already is looked at. */
  within?: readonly string[];
  beside?: Beside<any, any>;
};

const declared = new Map<string, LiveRows>();

/** The rows of a live endpoint: all of them, or those with the given keys, and which table keys touch which rows; and whatever stands beside them. */
export function liveRows<E extends Endpoint<any, any>, const T extends AnyTable, const B extends AnyTable = never>(
  endpoint: E,
  it: {
    tables: readonly T[];
    meaning: Record<T['name'], (key: any, input: InputOf<E>) => readonly string[] | 'all'>;
    rows(db: Kysely<Db<T>>, input: InputOf<E>, keys: readonly string[] | undefined, time: Time): Promise<Key[]>;
    rowsOf?(db: Kysely<Db<T>>, meant: readonly string[]): Promise<readonly string[]>;
    within?: readonly T['name'][];
    beside?: Beside<InputOf<E>, B>;
  },
) {
  declared.set(endpoint.name, { endpoint, ...it } as LiveRows);
  return it;
}

export const liveRowsOf = (endpoint: string) => declared.get(endpoint);
