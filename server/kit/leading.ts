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

export const DATABASE_URL = Symbol('database url');
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
    @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(DATABASE_URL) private readonly url: string,
  ) {}

  start(eventProcesses: readonly EventProcess[], dueProcesses: readonly DueProcess[]) {
    this.work = this.campaign(eventProcesses, dueProcesses);
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

  private async campaign(eventProcesses: readonly EventProcess[], dueProcesses: readonly DueProcess[]) {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.term(eventProcesses, dueProcesses).catch((error: unknown) => this.log.warn(`lost the lead: ${error}`));
      await pause(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** One term of office: it ends with the connection that holds the lock, or when somebody fenced this node off. */
  private async term(eventProcesses: readonly EventProcess[], dueProcesses: readonly DueProcess[]) {
    const client = new pg.Client({ connectionString: this.url, application_name: 'pelita-projector', keepAlive: true });
    const term = new AbortController();
    const signal = AbortSignal.any([this.stopping.signal, term.signal]);
    client.on('error', () => term.abort());
    await client.connect();
    try {
      const projector = new Projector(client, sourceOf(this.journal), projections(), (to) => this.readSide.advance(to));
      if (!(await projector.untilLeading(signal))) return;
      const projecting = projector.run(signal).finally(() => term.abort());
      await Promise.all([projecting, this.processes.run(eventProcesses, dueProcesses, signal), this.keepHouse(signal)]);
    } finally {
      await client.end().catch(() => {});
    }
  }

  private async keepHouse(signal: AbortSignal) {
    while (!signal.aborted) {
      await this.answered.forgetOld().catch(() => {});
      await pause(HOUSEKEEPING_MS, undefined, { signal }).catch(() => {});
    }
  }
}
