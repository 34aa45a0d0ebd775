import { expressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { kindOf, Id } from '#contract/kit/fields';
import { columnOf, refsOf, type Resource } from '#contract/kit/resource';
import { put, remove } from '#projections/kit/change';
import { filtered, natural, searched } from '#projections/kit/paged';
import { type AnyProjection, projection } from '#projections/kit/projection';
import { answer, type QuestionType, viewOf } from '#projections/kit/question';
import { labelIn, referredAs, targetOf } from '#projections/kit/reference';
import { about, type Table, table } from '#projections/kit/table';

type Read<S extends z.ZodRawShape = any, N extends string = string> = { table: Table<N, z.ZodObject<{ id: typeof Id } & S>, 'id'>; List: QuestionType<any, any>; One: QuestionType<any, any> | undefined };
const made = new Map<string, Read>();

/** Its table, and the questions that its lists and single rows answer. */
export function readOf<S extends z.ZodRawShape, N extends string>(it: Resource<S, N>): Read<S, N> {
  const known = made.get(it.name);
  if (known) return known as never;
  const columns = Object.fromEntries(Object.entries(it.fields).map(([name, schema]) => [name, columnOf(schema as z.ZodType)]));
  const One = it.api.one && named(`One${it.noun}`, viewOf(it.api.one));
  const read = { table: about(table(it.name, { id: Id, ...columns }, ['id'], indexesOf(it) as never), it.about ?? {}), List: named(`List${it.noun}`, viewOf(it.api.list)), One };
  made.set(it.name, read as never);
  return read as never;
}

/** Each column that a list is sorted by, in the order in which it is read; a reference is sorted by a name that stands elsewhere. */
const indexesOf = (it: Resource) =>
  it.sort.filter((column) => !kindOf(it.fields[column]).of).map((column) => [kindOf(it.fields[column]).kind === 'text' ? { natural: column } : column, 'id']);

const named = <T extends object>(name: string, type: T): T => Object.defineProperty(type, 'name', { value: name });

const projected = new Map<string, AnyProjection>();

/** Created and changed rows are put, deleted ones removed. */
export function resourceProjection(it: Resource): AnyProjection {
  const known = projected.get(it.name);
  if (known) return known;
  const [{ created, changed, deleted }, { table: own }] = [it.events, readOf(it)];
  referredAs(it.name, { table: own, key: 'id', label: it.label, order: it.ranked ? (row) => sql`${sql.ref(`${row}.${it.ranked}`)}` : undefined });
  const fresh = projection({
    name: it.name,
    version: 1,
    tables: [own],
    events: { [created.type]: created, [changed.type]: changed, [deleted.type]: deleted },
    on: {
      [created.type]: ({ data: { alasan: _, ...row } }) => put(own, row as never),
      [changed.type]: ({ data: { alasan: _, sebelum: __, ...row } }) => put(own, row as never),
      [deleted.type]: ({ data: { id } }) => remove(own, { id }),
    },
  });
  projected.set(it.name, fresh);
  return fresh;
}

type Found = SelectQueryBuilder<any, any, any>;

/** Answers its lists and single rows; references bring the label of what they mean. */
export function resourceAnswers(it: Resource) {
  const { table: own, List, One } = readOf(it);
  const refs = refsOf(it);
  const sources = () => [own, ...refs.map(({ of }) => targetOf(of).table)];
  const joined = (found: Found, wanted = refs): Found =>
    wanted.reduce((sofar: Found, { field, of }) => sofar.leftJoin(`${targetOf(of).table.name} as ${field}_row`, `${field}_row.${targetOf(of).key}`, `${it.name}.${field}`), found);
  const labelled = (found: Found) =>
    joined(found).selectAll(it.name).select(refs.map(({ field, of, label }) => sql<string | null>`${labelIn(of, `${field}_row`)}`.as(label)));

  return [
    answer(List, sources, async (db, input: any) => {
      const { page, limit, sortBy, order } = input;
      const [found, by] = [narrowed(it, db.selectFrom(it.name) as never, input), sorting(it, sortBy)];
      const ordered = (rows: Found) => rows.orderBy(by, order).orderBy(`${it.name}.id`, order);
      // Only the rows of the page are joined with what they refer to, but for the one that sorts them.
      const rows = ordered(joined(found, refs.filter(({ field }) => field === sortBy))).selectAll(it.name).limit(limit).offset((page - 1) * limit).as(it.name);
      const [data, { total }] = await Promise.all([
        ordered(labelled(db.selectFrom(rows as never) as never)).execute(),
        found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() as Promise<{ total: number }>,
      ]);
      return { data, total, page, limit };
    }),
    ...(One ? [answer(One, sources, async (db, { id }: any) => {
      const data = await labelled(db.selectFrom(it.name) as never).where(`${it.name}.id`, '=', id).executeTakeFirst();
      return data && { data };
    })] : []),
  ];
}

function narrowed(it: Resource, rows: Found, { search, ...input }: Record<string, any>): Found {
  const values = Object.entries(it.filters ?? {}).map(([name, field]) => [`${it.name}.${field as string}`, input[name]]);
  return searched(filtered(rows, Object.fromEntries(values)), search, it.search.map((name) => soughtIn(it, String(name))));
}

/** A reference is searched by what stands for its row. */
function soughtIn(it: Resource, name: string) {
  const { of } = kindOf(it.fields[name]);
  if (!of) return `${it.name}.${name}`;
  const { table, key } = targetOf(of);
  return expressionBuilder<any, any>().selectFrom(`${table.name} as meant`).select(labelIn(of, 'meant').as('nama')).whereRef(`meant.${key}`, '=', `${it.name}.${name}`);
}

/** References are sorted by what they are called, texts as people count. */
function sorting(it: Resource, column: string): RawBuilder<unknown> {
  const { kind, of } = kindOf(it.fields[column]);
  const ranked = of && targetOf(of).order?.(`${column}_row`);
  if (ranked) return ranked;
  const by = of ? labelIn(of, `${column}_row`) : sql.ref(`${it.name}.${column}`);
  return kind === 'text' || of ? natural(by) : by;
}
