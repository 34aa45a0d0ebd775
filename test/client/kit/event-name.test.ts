import { readdirSync, readFileSync } from 'node:fs';
import { eventTypes } from '#contract/kit/event';
import { nameOf } from '#client/kit/events/event-name';
import { resources } from '#contract/kit/resource';
import { words } from '#client/kit/events/events.words';
import { type Translate, wordsOf } from '#client/kit/words';

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

test('what is known of an event stands in its name, and nothing stands where nothing is', () => {
  const named = (type: string, known?: object) => nameOf(type, wordsOf('events'), known as Record<string, unknown>);
  expect(named('TimeExtended', { menit: 5, alasan: 'Listrik padam' })).toBe('Waktu diubah 5 menit: Listrik padam');
  expect(named('TimeExtended', { menit: 0.09963333333333334, alasan: '' })).toBe('Waktu diubah 6 detik');
  expect(named('TimeExtended', { menit: -5, alasan: '' })).toBe('Waktu diubah −5 menit');
  expect([named('AttemptUnlocked', { alasan: null }), named('AttemptVoided'), named('AttemptFinished', { terjawab: 4, alasan: 'Sakit' })]).toEqual(['Kunci ujian dibuka', 'Pengerjaan dibatalkan', 'Ujian selesai, 4 terjawab: Sakit']);
  expect([named('FocusLost', { detik: 12 }), named('ScoreEntered', { sebelum: 65, nilai: 89 }), named('ScoreEntered', { sebelum: null, nilai: 89 })]).toEqual(['Jendela ujian ditinggalkan 12 detik', 'Nilai diisi, 65 menjadi 89', 'Nilai diisi']);
  expect(named('MessageSent', { pesan: '[penting] {{kali}}' })).toBe('Pesan pengawas: [penting] {{kali}}');
});

test('what is a pause is called one, and what has its word for a reason is not', () => {
  const named = (type: string, known: object) => nameOf(type, wordsOf('events'), known as Record<string, unknown>);
  expect([named('AttemptLocked', { jeda: true, alasan: 'Listrik padam' }), named('AttemptUnlocked', { jeda: true, alasan: '' }), named('TimeExtended', { sebab: 'jeda', menit: 4.87, alasan: '' })]).toEqual(['Ujian dijeda: Listrik padam', 'Jeda ujian berakhir', 'Waktu jeda dikembalikan, 4 menit 52 detik']);
  expect([named('AttemptLocked', { jeda: false, alasan: 'jeda' }), named('TimeExtended', { sebab: 'pengawas', menit: 5, alasan: 'jeda' })]).toEqual(['Ujian dikunci: jeda', 'Waktu diubah 5 menit: jeda']);
});

test.each(['id', 'en'] as const)('an event that nothing is known of has a name without gaps, in %s', (language) => {
  const say = (key: string, values: Record<string, unknown> = {}) => (words[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  expect(Object.keys(words.id).filter((it) => /[a-z](?<!Created|Changed|Deleted|Period)$/.test(it)).map((type) => nameOf(type, say as Translate<'events'>)).filter((it) => /[…[\]]|\{\{/.test(it))).toEqual([]);
});
