import { randomUUID } from 'node:crypto';
import { subject } from '#contract/subject/subject.resource';
import { fold } from '#projections/kit/fold';
import { subjectProjection } from '#projections/subject/subject.projection';
import { peopleProjection } from '#projections/people/people.projection';
import { Journal, NOTHING } from '#server/kit/log/journal';
import { MemoryStore } from '#server/kit/log/memory-store';
import { MemoryKeys } from '#server/kit/log/person-keys';

const at = '2026-07-13T00:00:00.000Z';
const meta = { at, account: null, role: 'sistem', session: null, command: randomUUID(), correlation: randomUUID(), causation: null };
const stored = (type: string, data: object) => ({ id: randomUUID(), type, data: JSON.stringify(data), meta: JSON.stringify({ ...meta, hash: 'x'.repeat(43) }) });

/** A log in which an unknown event and one of a wrong shape stand between good ones. */
async function readAll() {
  const store = new MemoryStore();
  const journal = new Journal(store, new MemoryKeys());
  const good = { id: randomUUID(), kode: 'MTK', nama: 'Matematika' };
  await journal.append('subject-1', NOTHING, [subject.events.created(good as never)], meta);
  await store.append('other-1', [stored('FromTheFuture', { x: 1 })], 'new');
  await store.append('subject-2', [stored('SubjectCreated', { kode: 7 })], 'new');
  for await (const { events } of journal.subscribe({ after: 'start', signal: new AbortController().signal })) return { journal, events };
  throw new Error('nothing to read');
}

test('events that this code cannot read are handed on in their places, and say why', async () => {
  const { events } = await readAll();
  expect(events.map((it) => [it.position, Boolean(it.unreadable)])).toEqual([['1', false], ['2', true], ['3', true]]);
});

test('only projections that name the event stop at it', async () => {
  const { events } = await readAll();
  expect(() => fold(subjectProjection, events)).toThrow();
  expect(fold(peopleProjection, events).size).toBe(0);
  expect(fold(subjectProjection, events.slice(0, 2)).size).toBe(1);
});

test('nothing is decided on a stream that cannot be read', async () => {
  const { journal } = await readAll();
  await expect(journal.read('subject-2')).rejects.toThrow(/subject-2/);
});
