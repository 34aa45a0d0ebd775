import { readdirSync } from 'node:fs';

type Dictionary = Record<string, string>;

const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.words.ts'));
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(files)('%s', (file) => {
  let words: { id: Dictionary; en: Dictionary };
  beforeAll(async () => {
    ({ words } = await import(`#client/${file.replace(/\.ts$/, '')}`));
  });

  it('says the same things in both languages', () => {
    expect(Object.keys(words.en).sort()).toEqual(Object.keys(words.id).sort());
    expect(Object.entries(words.id).map(([key, text]) => [key, placeholders(text)])).toEqual(
      Object.keys(words.id).map((key) => [key, placeholders(words.en[key])]),
    );
  });

  it('leaves nothing unsaid', () => {
    expect([...Object.values(words.id), ...Object.values(words.en)].filter((text) => !text.trim())).toEqual([]);
  });
});

it('finds the words of the kit and the areas', () => {
  expect(files).toEqual(expect.arrayContaining(['kit/kit.words.ts', 'areas/areas.words.ts']));
});
