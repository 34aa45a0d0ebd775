import { z } from 'zod';
import { conductRule } from '#contract/conduct/conduct-rule.resource';
import { kindOf, plain } from '#contract/kit/fields';
import { type Resource, resources } from '#contract/kit/resource';
import { subject } from '#contract/subject/subject.resource';
import { keeps, MASTER } from '#client/master/master';
import type { Session } from '#client/kit/session';
import { formOf } from '#client/kit/resource/form-model';
import { spokenOf } from '#client/kit/resource/resource-words';

type Dictionary = Record<string, string>;
const dictionaryOf = async (context: string): Promise<{ id: Dictionary; en: Dictionary }> => (await import(`#client/${context}/${context}.words`)).words;

/** What there is to say of a resource: its name, what it is for, its fields, their choices, and the form of texts that have one. */
const keysOf = ({ name, fields }: Resource) =>
  [name, `${name}.about`, ...Object.entries(fields as z.ZodRawShape).flatMap(([field, it]) => {
    const { kind, options = [] } = kindOf(it as z.ZodType);
    return [field, ...(kind === 'choice' ? options.map((option) => `${field}.${option}`) : []), ...(hasForm(it as z.ZodType) ? [`${field}.hint`] : [])].map((key) => `${name}.${key}`);
  })];

/** Whether not every text of its length will do. */
function hasForm(schema: z.ZodType) {
  const { schema: inner } = plain(schema);
  return inner instanceof z.ZodString && !inner.safeParse('¿'.repeat(inner.minLength ?? 1)).success;
}

it('finds every resource among the master data, once', () => {
  expect(Object.values(MASTER).flat().map(({ name }) => name).sort()).toEqual(resources().map(({ name }) => name).sort());
});

describe.each(Object.values(MASTER).flat().map((it) => [it.name, it as Resource] as const))('%s', (name, resource) => {
  it('has words for itself, its fields and their choices in both languages', async () => {
    const { id, en } = await dictionaryOf(String(spokenOf().get(name)));
    expect(keysOf(resource).filter((key) => !id[key] || !en[key])).toEqual([]);
  });

  it('has a form whose every field can be filled in', () => {
    expect(formOf(resource).filter(({ kind }) => kind === 'id' || kind === 'time')).toEqual([]);
  });
});

it('is kept by somebody, and narrowed only by what there is to choose from', () => {
  const sessions = (['admin', 'guruBK'] as const).map((role) => ({ roles: [role] }) as unknown as Session);
  expect(resources().filter((it) => !sessions.some((session) => keeps(session, it)))).toEqual([]);
  expect(resources().flatMap(({ filters = {}, fields }) => Object.values(filters).map((field) => kindOf(fields[field as string]).kind)).filter((kind) => kind !== 'choice' && kind !== 'ref')).toEqual([]);
});

it('misses what is not there', () => {
  expect(hasForm(z.string().regex(/^[A-Z]$/))).toBe(true);
  expect(keysOf(subject)).toEqual(expect.arrayContaining(['subject', 'subject.about', 'subject.id_kelompok', 'subject.kode.hint']));
  expect(keysOf(conductRule)).toEqual(expect.arrayContaining(['conduct-rule.tingkat.5', 'conduct-rule.kategori.ibadah']));
});
