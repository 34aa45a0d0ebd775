import pg from 'pg';
import type { Recorded } from '#contract/kit/event';
import { isAway, isFull } from '#projections/kit/database-away';
import { fold } from '#projections/kit/fold';

/** Why a projection stopped, and at which event. */
export type Fault = { event: string; type: string; position: string; message: string };
/** The same, with the name of the projection. */
export type NamedFault = Fault & { projection: string };
export const faultOf = (culprit: Recorded | undefined, { message }: Error): Fault =>
  ({ event: culprit?.id ?? '', type: culprit?.type ?? '', position: culprit?.position ?? '', message });

/** What a handler throws is its projection's fault, whatever it says. */
class HandlerFailed extends Error {}

/** Folds as `fold` does; a handler's exception is known as such from then on. */
export function folded(...given: Parameters<typeof fold>) {
  try {
    return fold(...given);
  } catch (error) {
    throw new HandlerFailed(String(error), { cause: error });
  }
}

/** Two were in each other's way: neither is at fault, and the same again may succeed. */
export const isContended = (error: unknown) => error instanceof pg.DatabaseError && error.code?.startsWith('40');

/** A lost connection is nobody's fault, nor a full disk; any other answer of Postgres or a handler's exception is. */
export function isFault(error: unknown): error is Error {
  if (error instanceof HandlerFailed) return true;
  return !isAway(error) && !isFull(error) && !isContended(error);
}
