import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { projections } from '#projections/kit/projection';
import { Projector } from '#projections/kit/projector';
import { ReadSide } from '#projections/kit/read-side';
import { Answered } from '#server/kit/edge/answered';
import { Journal, sourceOf } from '#server/kit/log/journal';
import type { DueProcess, EventProcess } from '#server/kit/processes/process';
import { Processes } from '#server/kit/processes/processes';
import { inLog } from '#server/kit/in-log';

export const DATABASE_URL = Symbol('database url');
/** What else the leading node does for as long as it leads. */
export type Duty = { run(signal: AbortSignal): Promise<void> };
type Work = (signal: AbortSignal) => Promise<void>[];
const TRY_AGAIN_MS = 500;
const HOUSEKEEPING_MS = 3_600_000;

/** One node at a time projects and runs the processes; when it dies another takes over. */
@Injectable()
export class Leading {
  private readonly log = new Logger('leading');
  private readonly stopping = new AbortController();
  private work: Promise<unknown> | undefined;

  constructor(
    private readonly journal: Journal, private readonly processes: Processes, private readonly answered: Answered,
    @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(pg.Pool) private readonly pool: pg.Pool, @Inject(DATABASE_URL) private readonly url: string,
  ) {}

  start(eventProcesses: readonly EventProcess[], dueProcesses: readonly DueProcess[], duties: readonly Duty[]) {
    this.work = this.campaign((signal) => [this.processes.run(eventProcesses, dueProcesses, signal), ...duties.map((it) => it.run(signal))]);
  }

  async stop() {
    this.stopping.abort();
    await this.work;
  }

  /** Waits until every table of this code has what the log holds: moved by whoever leads, or beside that by this node. */
  async untilCurrent() {
    const head = await this.head();
    while (!(await this.readSide.upTo(head)));
  }

  /** Where the log ends now: the place that a reader of nothing gets to at once. */
  private async head() {
    for await (const { position, live } of this.journal.store.subscribe({ after: this.readSide.position, types: [], batchSize: 100_000, signal: new AbortController().signal })) {
      if (live) return position;
    }
    return this.readSide.position;
  }

  private async campaign(work: Work) {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.term(work).catch((error: unknown) => this.log.warn(`lost the lead: ${inLog(error)}`));
      await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** One term of office: it ends with the connection that holds the lock, or when somebody fenced this node off. */
  private async term(work: Work) {
    const client = new pg.Client({ connectionString: this.url, application_name: 'pelita-projector', keepAlive: true });
    const term = new AbortController();
    const signal = AbortSignal.any([this.stopping.signal, term.signal]);
    // Every process and duty listens for its end.
    setMaxListeners(0, signal);
    client.on('error', () => term.abort());
    await client.connect();
    try {
      const projector = new Projector(client, sourceOf(this.journal), projections(), (to) => this.readSide.advance(to));
      if (!(await projector.untilLeading(signal))) return;
      const projecting = projector.run(signal).finally(() => term.abort());
      await Promise.all([projecting, ...work(signal), this.keepHouse(signal)]);
    } finally {
      await client.end().catch(() => {});
    }
  }

  private async keepHouse(signal: AbortSignal) {
    while (!signal.aborted) {
      await this.answered.forgetOld().catch(() => {});
      await this.pool.query('DELETE FROM vault.rate_limit WHERE expire < $1', [Date.now()]).catch(() => {});
      await pause(HOUSEKEEPING_MS, undefined, { signal }).catch(() => {});
    }
  }
}
