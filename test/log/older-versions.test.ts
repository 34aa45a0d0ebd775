import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventType, eventTypes } from '#contract/kit/event';
import type { NewEvent } from '#server/kit/log/event-store';
import { brokenLink, Journal } from '#server/kit/log/journal';
import { MemoryStore } from '#server/kit/log/memory-store';
import { type Keys, PersonKeys } from '#server/kit/log/person-keys';
import { exportsUnder, filesUnder } from '#test/kit/source-files';

/**
 * An event of every older version, as the log of a school has it: its line and what it is read as. They are never changed.
 * Whoever gives an event a new version puts one of the version before here, out of a log that was written by it.
 */
const FOLDER = 'test/log/fixtures';
type Fixture = { stream: string; stored: NewEvent; read: object };
const fixture = (name: string): Fixture => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));

/** Everybody in the fixtures has this key for everything. */
class FixtureKeys extends PersonKeys {
  protected async fetch(owners: { person: string; category: string }[]): Promise<Keys> {
    return new Map(owners.map(({ person, category }) => [`${person}|${category}`, Buffer.alloc(32, 11)]));
  }

  async destroy() {}
  has = async () => true;
}

/** `Type.v1` of every version before today's. */
const older = (types: readonly EventType[]) => types.flatMap(({ type, version }) => Array.from({ length: version - 1 }, (_, i) => `${type}.v${i + 1}`)).sort();

let wanted: string[];
beforeAll(async () => {
  for (const ending of ['.events.ts', '.resource.ts']) await exportsUnder('contract', ending);
  wanted = older(eventTypes());
});

const kept = filesUnder(FOLDER, '.json').map((it) => it.slice(FOLDER.length + 1, -'.json'.length));

test('there is one of every older version of every event, and of nothing else', () => {
  expect(wanted.length).toBeGreaterThanOrEqual(10);
  expect(kept).toEqual(wanted);
});

test.each(kept)('%s is read as it always was; what came later may stand beside it', async (name) => {
  const { stream, stored, read } = fixture(name);
  const journal = new Journal(new MemoryStore(), new FixtureKeys());
  await journal.store.append(stream, [stored], 'new');
  expect((await journal.read(stream))[0]?.data).toMatchObject(read);
  expect(brokenLink((await journal.store.read(stream)).events)).toBeUndefined();
});
