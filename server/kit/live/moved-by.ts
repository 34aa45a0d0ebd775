import { liveRowsOf } from '#projections/kit/live-rows';
import { tablesOfEndpoint } from '#projections/kit/question';
import type { Mounted } from '#server/kit/edge/endpoint';
import type { Subject } from '#server/kit/live/concerned';

/** The tables that move a live answer; of what stands beside its rows, any row may. */
export function movedBy(endpoint: string): Pick<Subject, 'tables' | 'wide'> {
  const { tables, beside } = liveRowsOf(endpoint) ?? {};
  const wide = named(beside?.tables ?? []);
  return { tables: tables ? [...named(tables), ...wide] : tablesOfEndpoint(endpoint), wide };
}

/** A part of an answer that nothing moves would stay old on an open screen. */
export function refuseHalfLive({ name, live }: Mounted['endpoint']) {
  const [{ tables }, read] = [movedBy(name), tablesOfEndpoint(name)];
  const isKnown = tables.length && (typeof live !== 'object' || liveRowsOf(name)) && read.every((it) => tables.includes(it));
  if (live && !isKnown) throw new Error(`${name} is live, but not all that it is answered from is known to move it`);
}

const named = (tables: readonly { name: unknown }[]) => tables.map((it) => it.name as string);
