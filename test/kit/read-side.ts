import type { Query } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Fact, Recorded } from '#contract/kit/event';
import { openPool, openReadSide } from '#projections/kit/database';
import { type AnyProjection, physical, projections as declared } from '#projections/kit/projection';
import { Projector } from '#projections/kit/projector';
import type { Source } from '#projections/kit/source';
import { migrateRead } from '#projections/kit/read-schema';
import { type Journal, sourceOf } from '#server/kit/log/journal';
import { databaseMadeOnce, freshDatabase } from '#test/kit/database';
import { memoryJournal, state } from '#test/kit/facts';
import { freshStream } from '#test/kit/log-events';
import { exportsUnder } from '#test/kit/source-files';

export type Stated = Fact<any> & { at?: string; act?: string };
type Answer = { provide: string; useClass: new (db: Kysely<any>, time: { now: Date }) => { execute(question: unknown): Promise<unknown> } };
const NOW = '2026-07-13T02:00:00.000Z';

/** Says when facts happened by the school's clock. */
export const at = (time: string, ...facts: Fact<any>[]): Stated[] => facts.map((it) => ({ ...it, at: time }));

/** Says that one act did them. */
export const by = (act: string) => (facts: Stated[]): Stated[] => facts.map((it) => ({ ...it, act }));

/** Asks the one of these answers that is meant, as the query bus would. */
export function answerTo(answers: readonly unknown[], db: Kysely<any>, question: object, now: Date) {
  const found = answers.flat().find((it) => (it as Answer | undefined)?.provide === `${question.constructor.name}Answer`) as Answer;
  return new found.useClass(db, { now }).execute(question);
}

/** Runs a projector until it has read a log to its end. */
export async function projectAll(client: pg.Client, journal: Journal, all: readonly AnyProjection[]) {
  const stop = new AbortController();
  const source = sourceOf(journal);
  const toTheEnd: Source = {
    ...source,
    async *subscribe(options) {
      for await (const batch of source.subscribe(options)) {
        yield batch;
        if (batch.live) return;
      }
    },
  };
  await new Projector(client, toTheEnd, all, () => {}).run(stop.signal);
}

/** A database with every read table, which is made once a run: its name, to copy it by. */
const ALL_TABLES = 'read_tables';
export async function allReadTables() {
  await import('#server/app.module');
  await databaseMadeOnce(ALL_TABLES, async (url) => {
    const pool = openPool(url, { max: 1 });
    await migrateRead(pool, declared()).finally(() => pool.end());
  });
  return ALL_TABLES;
}

/** Read tables in a database of their own, for the tests of one file; a copy of another, where one is named. */
export function readTables(migrated: () => readonly AnyProjection[], template?: () => Promise<string>) {
  const it = {} as { url: string; pool: pg.Pool; client: pg.Client; clear(): Promise<void>; rows(table: string): Promise<Record<string, unknown>[]> };
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase(await template?.());
    const pool = openPool(database.url, { max: 4 });
    const client = new pg.Client({ connectionString: database.url, pipeline: true });
    await client.connect();
    await migrateRead(pool, migrated());
    const { rows } = await pool.query<{ name: string }>("SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'read' AND tablename NOT IN ('checkpoint', 'projection')");
    // To empty hundreds of small tables takes a hundredth of the work of making their files anew.
    const clear = `${rows.map(({ name }) => `DELETE FROM read.${name}`).join('; ')}; UPDATE read.checkpoint SET position = 'start', n = 0; UPDATE read.projection SET position = 'start', n = 0, state = 'filling', fault = NULL`;
    Object.assign(it, {
      url: database.url, pool, client,
      clear: () => client.query(clear),
      rows: async (table: string) => (await pool.query(`SELECT * FROM read."${physical(table)}"`)).rows,
    });
    drop = database.drop;
  });
  afterAll(async () => {
    await it.client.end();
    await it.pool.end();
    await drop();
  });
  return it;
}

/** Facts in, a question asked, whatever else of the server a worker has loaded before: `readSide(...projections).given(...facts).ask(question)`, through the real projector and the real tables. */
export function readSide(...projections: AnyProjection[]) {
  const tables = readTables(declared, allReadTables);
  let answers: unknown[];
  beforeAll(async () => {
    answers = await exportsUnder('projections', '.query.ts');
  });
  const given = (...facts: (Stated | Stated[])[]) => {
    const filled = fill(tables, projections, facts.flat());
    return {
      ask: async <A>(question: Query<A>, now: string = NOW): Promise<A> => {
        await filled;
        return answerTo(answers, openReadSide(tables.pool), question, new Date(now)) as Promise<A>;
      },
    };
  };
  return { given, tables };
}

async function fill({ client, clear }: ReturnType<typeof readTables>, projections: readonly AnyProjection[], facts: readonly Stated[]) {
  await clear();
  const [journal, stream] = [memoryJournal(), freshStream()];
  for (const { at, act, ...fact } of facts) await state(journal, stream, [fact], { ...(at && { at }), ...(act && { correlation: act }) });
  await projectAll(client, journal, projections);
}

/** Facts as a log of their own would hand them on. */
export const recorded = (facts: readonly Fact<any>[], from = 1): Recorded[] =>
  facts.map(({ type, data }, i) => ({
    type, data, id: `00000000-0000-5000-8000-${String(from + i).padStart(12, '0')}`, stream: 'given-1', revision: from + i - 1, position: String(from + i), at: NOW, hash: '',
    meta: { at: NOW, account: null, role: 'sistem', session: null, command: '', correlation: '', causation: null },
  }));
