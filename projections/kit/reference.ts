import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { kindOf, refersTo } from '#contract/kit/fields';
import { tables } from '#projections/kit/projection';
import type { AnyTable } from '#projections/kit/table';

/** Where rows stand that others refer to: their table, its key, the column that stands for a row (or what is made of its columns), and by what those that refer to it are sorted, where that is another. */
export type Target = { table: AnyTable; key: string; label: string | ((row: string) => RawBuilder<string>); order?: ((row: string) => RawBuilder<unknown>) | undefined };
const targets = new Map<string, Target>();

/** Lets a field `ref(name)` refer to the rows of a table. */
export function referredAs(name: string, target: Target) {
  if (targets.has(name)) throw new Error(`${name} is referred to in two ways`);
  targets.set(name, target);
}

export function targetOf(name: string): Target {
  const found = targets.get(name);
  if (!found) throw new Error(`nothing is referred to as ${name}`);
  return found;
}

/** What stands for a row that the query calls `row`. */
export function labelIn(name: string, row: string): RawBuilder<string> {
  const { label } = targetOf(name);
  return typeof label === 'string' ? sql`${sql.ref(`${row}.${label}`)}` : label(row);
}

/** Every column of every read table that refers to rows of this name, to one or to several. */
export const usesOf = (name: string) =>
  tables().flatMap((table) => Object.entries(table.row.shape).flatMap(([column, schema]) => {
    const isPlain = kindOf(schema as z.ZodType).kind === 'ref';
    return refersTo(schema as z.ZodType).filter(({ of }) => of === name).map(({ field }) => ({ table: table.name as string, column, holds: isPlain ? undefined : (id: string) => holding(field, id) }));
  }));

/** What a column contains that has this id where the field says so: a list of ids, or rows. */
const holding = (field: string, id: string) => (field ? field.split('.').reduceRight<unknown>((inner, part) => (/^\d+$/.test(part) ? [inner] : { [part]: inner }), id) : [id]);
