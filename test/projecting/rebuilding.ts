import pg from 'pg';
import { type AnyProjection, physical } from '#projections/kit/projection';
import { type Progress, Rebuild } from '#projections/kit/rebuild';
import type { Source } from '#projections/kit/source';
import { type Journal, sourceOf } from '#server/kit/log/journal';
import { lastsProjection, moodsProjection, type Score, score, scoreboard, totalsProjection } from '#test/projecting/scores';
import { memoryJournal } from '#test/kit/facts';
import { projectAll, readTables } from '#test/kit/read-side';

export const all = [totalsProjection, lastsProjection, moodsProjection];
export const scores: Score[] = [['ani', 3], ['budi', 2], ['ani', 4], ['cici', 1], ['budi', 7], ['ani', 1]];
/** More than the leader would be held up for. */
export const crowd = Array.from({ length: 600 }, (_, i): Score => [`p${i % 9}`, i % 4]);

/** Before each test a log with the scores and no tables; and what is done to tables that are made anew. */
export function rebuilding() {
  const read = readTables(() => all);
  const log = { journal: undefined as unknown as Journal };
  beforeEach(async () => {
    await read.clear();
    log.journal = memoryJournal();
    await score(log.journal, ...scores);
  });

  async function connected<T>(work: (client: pg.Client) => Promise<T>) {
    const client = new pg.Client({ connectionString: read.url, application_name: 'rebuilding', pipeline: true });
    client.on('error', () => {});
    await client.connect();
    return work(client).finally(() => client.end());
  }
  const rebuild = (chosen: AnyProjection[] = [totalsProjection], source: Source = sourceOf(log.journal), report?: (it: Progress) => void) =>
    connected((client) => new Rebuild(client, source, chosen, { signal: new AbortController().signal, ...(report ? { report } : {}) }).run());
  /** The log, with something happening once before its first batch is handed on. */
  function meanwhile(happens: () => Promise<unknown>): Source {
    let has: Promise<unknown> | undefined;
    return {
      ...sourceOf(log.journal),
      async *subscribe(options) {
        for await (const batch of log.journal.subscribe(options)) {
          await (has ??= happens());
          yield batch;
        }
      },
    };
  }
  const project = () => projectAll(read.client, log.journal, all);
  const spoil = () => read.pool.query(`UPDATE read."${physical('test_totals')}" SET points = points + 100`);
  const left = async () => (await read.pool.query("SELECT count(*)::int AS n FROM pg_namespace WHERE nspname = 'rebuild'")).rows[0].n;
  return { read, log, connected, rebuild, meanwhile, project, spoil, left, ...scoreboard(read) };
}
