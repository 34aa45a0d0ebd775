import type { z } from 'zod';
import { plain } from '#contract/kit/fields';
import { type Resource, refsOf, resources } from '#contract/kit/resource';
import { uuidV5 } from '#projections/kit/uuid';

const NAMESPACE = '3f1d2c4b-8a70-5c1e-9b6d-1e2f3a4b5c6d';
type Row = Record<string, unknown> & { id: string };

/** The id of a row that every school begins with: it follows from the first of its unique values, so it is created once. */
export const seedId = (name: string, value: string) => uuidV5(NAMESPACE, `${name}|${value}`);

/** The rows that every school begins with; references name what their own ids follow from. */
export const seeds = (): { resource: Resource; row: Row }[] =>
  resources().flatMap((resource) => (resource.seeds ?? []).map((given) => ({ resource, row: { id: seedId(resource.name, nameOf(resource, given)), ...complete(resource, given) } })));

const nameOf = ({ unique, label }: Resource, given: Record<string, unknown>) => (unique?.[0] ?? [label]).map((name) => String(given[name as string])).join('|');

function complete(resource: Resource, given: Record<string, unknown>) {
  const row = Object.fromEntries(Object.entries(resource.fields).map(([name, schema]) => [name, given[name] ?? absent(schema as z.ZodType)]));
  for (const { field, of } of refsOf(resource)) if (row[field]) row[field] = seedId(of, String(row[field]));
  return row;
}

const absent = (schema: z.ZodType) => (plain(schema).isOptional ? schema.parse(undefined) : undefined);
