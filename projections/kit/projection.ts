import type { DataOf, Events, Recorded } from '#contract/kit/event';
import type { Change } from '#projections/kit/change';
import { type AnyTable, physicalName } from '#projections/kit/table';

/**
 * Events to rows: each handler is pure, reads no table and never awaits. Change its version whenever what it
 * would make of old events changes.
 */
export type Projection<E extends Events> = {
  name: string;
  version: number;
  tables: readonly AnyTable[];
  events: E;
  on: { [K in keyof E]: (event: Recorded<DataOf<E[K]>>) => Change | readonly Change[] };
};
export type AnyProjection = Projection<any>;

const declared = new Map<string, { projection: AnyProjection; table: AnyTable; name: string }>();

export function projection<E extends Events>(it: Projection<E>): Projection<E> {
  for (const table of it.tables) {
    if (declared.has(table.name)) throw new Error(`the table ${table.name} is declared twice`);
    declared.set(table.name, { projection: it, table, name: physicalName(table, codeOf(it)) });
  }
  return it;
}

/**
 * What decides what a projection makes of the log: its version, and the versions of the events whose data its handlers
 * read. Code that knows an older version of an event fills a table of its own.
 */
export const codeOf = (it: AnyProjection) =>
  [it.version, ...Object.keys(it.on).filter((type) => it.events[type].version > 1).sort().map((type) => `${type} ${it.events[type].version}`)].join('\n');

/** A table's name in Postgres. */
export function physical(table: string): string {
  const found = declared.get(table);
  if (!found) throw new Error(`no projection fills the table ${table}`);
  return found.name;
}
/** Every table that a projection fills. */
export const tables = () => [...declared.values()].map((it) => it.table);
export const isProjected = (table: string) => declared.has(table);
/** Every projection that this process knows. */
export const projections = () => [...new Set([...declared.values()].map((it) => it.projection))];
/** One projection in one version: its name and the names of its tables. */
export const versionOf = (it: AnyProjection) => `${it.name}@${it.version}:${it.tables.map((table) => physical(table.name)).join(',')}`;
/** The versions of everything that this process reads. */
export const versions = () => projections().map(versionOf);
