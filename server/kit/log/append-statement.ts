import { bytesArray, int4Array, int8Array, textArray, uuidArray } from '#projections/kit/binary-array';
import type { Expected, NewEvent } from '#server/kit/log/event-store';
import { shortOf } from '#server/kit/log/short-meta';

export type Append = { stream: string; expected: Expected; events: readonly NewEvent[] };

export const revisionOf = (expected: Expected) => (expected === 'new' ? -1 : expected);

const MOST_ENDS = 50_000;

/** Revisions that this process has written, the last of each stream: nothing is removed from a log, so they need not be looked for. */
export class KnownEnds {
  private readonly revisions = new Map<string, number>();

  note(stream: string, revision: number) {
    if (this.revisions.size >= MOST_ENDS) this.revisions.clear();
    this.revisions.set(stream, revision);
  }

  has(stream: string, revision: number) {
    return revision < 0 || revision <= (this.revisions.get(stream) ?? -1);
  }
}

/** Filled by hand: there are thousands a second, and an object more for each costs as much as its hash. */
export function encode(batch: readonly Append[], ends: KnownEnds) {
  const events = batch.length === 1 ? (batch[0] as Append).events : batch.flatMap((it) => it.events);
  const unknown = batch.filter((it) => !ends.has(it.stream, revisionOf(it.expected)));
  const [nth, streams, revisions]: [number[], string[], number[]] = [[], [], []];
  for (const [i, { stream, expected, events: { length } }] of batch.entries()) {
    for (let revision = revisionOf(expected) + 1; revision <= revisionOf(expected) + length; revision++) {
      nth.push(i + 1);
      streams.push(stream);
      revisions.push(revision);
    }
  }
  const short = events.map((it) => shortOf(it.meta));
  const values = [
    textArray(unknown.map((it) => it.stream)), int8Array(unknown.map((it) => revisionOf(it.expected))), int4Array(nth), textArray(streams), int8Array(revisions),
    uuidArray(events.map((it) => it.id)), textArray(events.map((it) => it.type)), textArray(events.map((it) => it.data)),
    textArray(events.map((it, i) => (short[i] ? undefined : it.meta))), bytesArray(short),
  ];
  return { name: 'append', text: 'SELECT * FROM es.append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', values, rowMode: 'array' as const };
}
