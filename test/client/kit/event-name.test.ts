import { readdirSync } from 'node:fs';
import { eventTypes } from '#contract/kit/event';
import { words as kinds } from '#client/kit/events/kinds.words';
import { nameOf } from '#client/kit/events/event-name';
import { words } from '#client/kit/events/events.words';
import type { Translate } from '#client/kit/words';

const saying = (said: Record<string, string>) => (key: string, values: Record<string, unknown> = {}) => (said[key] ?? key).replace('{{apa}}', String(values.apa));

beforeAll(async () => {
  for (const it of readdirSync('contract', { recursive: true }).map(String).filter((it) => /\.(events|resource)\.ts$/.test(it))) await import(`#contract/${it.replace(/\.ts$/, '')}`);
  // Whoever claims a value says so in events of the kit.
  await import(`#server/${'kit/deciding/claims'}`);
});

describe.each(['id', 'en'] as const)('in %s', (language) => {
  const named = (type: string) => nameOf(type, saying(words[language]) as Translate<'events'>, saying(kinds[language]) as Translate<'kinds'>);

  test('every event that there is has a name of its own', () => {
    const types = eventTypes().map(({ type }) => type);
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((type) => named(type) === type)).toEqual([]);
    expect(new Set(types.map(named)).size).toBe(types.length);
  });

  test('one that is not known is named as it is stored', () => {
    for (const type of ['SomethingElse', 'NothingCreated', 'constructor']) expect(named(type)).toBe(type);
  });
});
