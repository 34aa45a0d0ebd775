import { randomUUID } from 'node:crypto';
import type { Fact, Meta } from '#contract/kit/event';
import { type Head, Journal, NOTHING } from '#server/kit/log/journal';
import { MemoryKeys } from '#server/kit/log/person-keys';
import { MemoryStore } from '#server/kit/log/memory-store';

/** Metadata of a command of its own. */
export const metaOf = (given: Partial<Meta> = {}): Meta => {
  const command = given.command ?? randomUUID();
  return { at: '2026-07-13T01:00:00.000Z', account: null, role: 'sistem', session: null, command, correlation: command, causation: null, ...given };
};

export const memoryJournal = () => new Journal(new MemoryStore(), new MemoryKeys());

/** Appends facts to a stream behind whatever is there. */
export async function state(journal: Journal, stream: string, facts: readonly Fact<any>[], given?: Partial<Meta>) {
  const [last] = await journal.read(stream, { backwards: true, max: 1 });
  const head: Head = last ? { revision: last.revision, hash: last.hash } : NOTHING;
  return journal.append(stream, head, facts as readonly Fact[], metaOf(given));
}
