import { readdirSync, readFileSync } from 'node:fs';
import { eventTypes } from '#contract/kit/event';
import { nameOf } from '#client/kit/events/event-name';
import { resources } from '#contract/kit/resource';
import { words } from '#client/kit/events/events.words';
import type { Translate } from '#client/kit/words';

const saying = (said: Record<string, string>) => (key: string, values: Record<string, unknown> = {}) => (said[key] ?? key).replace('{{apa}}', String(values.apa));

beforeAll(async () => {
  for (const it of readdirSync('contract', { recursive: true }).map(String).filter((it) => /\.(events|resource)\.ts$/.test(it))) await import(`#contract/${it.replace(/\.ts$/, '')}`);
  // Whoever claims a value says so in events of the kit.
  await import(`#server/${'kit/deciding/claims'}`);
});

describe.each(['id', 'en'] as const)('in %s', (language) => {
  const named = (type: string) => nameOf(type, saying(words[language]) as Translate<'events'>);

  test('every event that there is has a name of its own', () => {
    const types = eventTypes().map(({ type }) => type);
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((type) => named(type) === type).map((type) => `client/<context>/<context>.history.words.ts: ${type} has no name`)).toEqual([]);
    expect(new Set(types.map(named)).size).toBe(types.length);
  });

  test('every kind of stream has a name', async () => {
    const streams = readdirSync('server', { recursive: true }).map(String).filter((it) => it.endsWith('.decider.ts')).flatMap((it) => [...readFileSync(`server/${it}`, 'utf8').matchAll(/\bstream: '([\w-]+)'/g)].map(([, name]) => name as string));
    expect(streams.length).toBeGreaterThan(15);
    const kinds = [...streams, ...resources().map(({ name }) => name)];
    expect(kinds.filter((it) => !(it in words[language])).map((it) => `client/<context>/<context>.history.words.ts: ${it} has no name`)).toEqual([]);
  });

  test('one that is not known is named as it is stored', () => {
    for (const type of ['SomethingElse', 'NothingCreated', 'constructor']) expect(named(type)).toBe(type);
  });
});
