import { refsOf, type Resource } from '#contract/kit/resource';
import { formatTanggal, formatJam } from '#client/kit/time';
import type { Translate } from '#client/kit/words';
import { formOf, type FormField } from '#client/kit/resource/form-model';
import type { ResourceSay } from '#client/kit/resource/resource-words';
import '#client/kit/resource/resource.words';

/** A row as it is listed. */
export type Row = Record<string, unknown> & { id: string };
type Say = { say: ResourceSay; t: Translate<'resource'> };

/** What a person reads of a field of a row: references by what they are called, choices in words. */
export function textOf(field: FormField, row: Row, { say, t }: Say): string {
  const value = row[field.name];
  if (field.kind === 'flag') return t(value ? 'yes' : 'no');
  if (value === null || value === undefined || value === '') return '';
  if (field.kind === 'choice') return say.choice(field.name, value);
  // Roles are the JSON of a list.
  if (field.kind === 'choices') return (typeof value === 'string' ? (JSON.parse(value) as unknown[]) : (value as unknown[])).map((it) => say.choice(field.name, it)).join(', ');
  if (field.kind === 'ref' || field.kind === 'refs') return [row[labelOf(field.name)] ?? ''].flat().join(', ');
  if (field.kind === 'date') return formatTanggal(String(value));
  if (field.kind === 'time') return `${formatTanggal(new Date(String(value)))} ${formatJam(String(value))}`;
  // What an id stands for is a file: it has no name that a person knows.
  if (field.kind === 'id') return t('file');
  return Object.values(typeof value === 'object' ? value : [value]).filter((it) => it !== null && it !== '').join(', ');
}

/** The same for a spreadsheet, which reckons with numbers. */
export const exportedAs = (field: FormField, row: Row, words: Say): string | number => {
  const value = row[field.name];
  return typeof value === 'number' && field.kind === 'number' ? value : textOf(field, row, words);
};

/** Where a row brings what its reference is called: `id_level` as `level`. */
export const labelOf = (field: string) => field.replace(/^id_/, '');

/** What stands for a row wherever it is spoken of; where it has no name of its own, what it is and of what. */
export function nameOf(resource: Resource, row: Row, words: Say) {
  const fields = formOf(resource);
  const said = (name: string) => textOf(fields.find((it) => it.name === name) as FormField, row, words);
  if (!refsOf(resource).some(({ field }) => field === resource.label)) return said(resource.label) || words.say.title;
  return `${words.say.title}: ${(resource.unique?.[0] ?? [resource.label]).map(said).join(' ')}`;
}

/** The label that the server sent for a reference of a row. */
export const referredAs = (resource: Resource, name: string, row?: Row) => {
  const ref = refsOf(resource).find(({ field }) => field === name);
  return ref && row ? ((row[ref.label] as string | null) ?? undefined) : undefined;
};
