import { randomUUID } from 'node:crypto';
import type { Fact, Meta } from '#contract/kit/event';
import { linkHash, withHash } from '#server/kit/log/chain';
import type { NewEvent } from '#server/kit/log/event-store';
import { type Head, Journal, NOTHING } from '#server/kit/log/journal';
import { MemoryKeys } from '#server/kit/log/person-keys';
import { MemoryStore } from '#server/kit/log/memory-store';

/** Metadata of a command of its own. */
export const metaOf = (given: Partial<Meta> = {}): Meta => {
  const command = given.command ?? randomUUID();
  return { at: '2026-07-13T01:00:00.000Z', account: null, role: 'sistem', session: null, command, correlation: command, causation: null, ...given };
};

/** The first event of a stream as some version of the code would have written it: `text` is its data as stored. */
export function written(stream: string, type: string, text: string, version = 1, id = randomUUID()): NewEvent {
  const meta = JSON.stringify({ ...metaOf(), ...(version > 1 ? { v: version } : {}) });
  return { id, type, data: text, meta: withHash(meta, linkHash('', { stream, revision: 0, id, type, data: text, meta })) };
}

export const memoryJournal = () => new Journal(new MemoryStore(), new MemoryKeys());

/** Appends facts to a stream behind whatever is there. */
export async function state(journal: Journal, stream: string, facts: readonly Fact<any>[], given?: Partial<Meta>) {
  const [last] = await journal.read(stream, { backwards: true, max: 1 });
  const head: Head = last ? { revision: last.revision, hash: last.hash } : NOTHING;
  return journal.append(stream, head, facts as readonly Fact[], metaOf(given));
}
