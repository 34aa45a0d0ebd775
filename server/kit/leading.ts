import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { BEAT_MS, openLease } from '#projections/kit/session';
import { projections } from '#projections/kit/projection';
import { NewerCode, Projector } from '#projections/kit/projector';
import { ReadSide } from '#projections/kit/read-side';
import { type Duty, repeatedly } from '#server/kit/duty';
import { inLog } from '#server/kit/in-log';
import { Journal, sourceOf } from '#server/kit/log/journal';

export const DATABASE_URL = Symbol('database url');
const TRY_AGAIN_MS = 500;
const GIVE_WAY_MS = 5_000;

/** One node at a time projects and has the other duties; when it dies another takes over. */
@Injectable()
export class Leading {
  private readonly log = new Logger('leading');
  private readonly stopping = new AbortController();
  private work: Promise<unknown> | undefined;
  private readonly yieldedTo = new Set<string>();

  constructor(private readonly journal: Journal, @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(DATABASE_URL) private readonly url: string) {}

  start(duties: readonly Duty[]) {
    this.work = this.campaign(duties);
  }

  async stop() {
    this.stopping.abort();
    await this.work;
  }

  /** Waits until every table of this code has what the log holds: moved by whoever leads, or beside that by this node. */
  async untilCurrent() {
    const head = await this.journal.store.end();
    while (!(await this.readSide.upTo(head)));
  }

  private async campaign(duties: readonly Duty[]) {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const rest = await this.term(duties).then(() => TRY_AGAIN_MS, (error: unknown) => this.after(error));
      await pause(rest, undefined, { signal }).catch(() => {});
    }
  }

  /**
   * One term of office: it ends with the connection that holds the lock, or when somebody fenced this node off. Both sides give up
   * on a connection that is silent, so a node that hangs, or cannot be reached, does not keep the lead. What was begun in a term is
   * brought to its end before there can be another one here.
   */
  private async term(duties: readonly Duty[]) {
    const lease = openLease(this.url, { name: 'pelita-projector', pipeline: true });
    const term = new AbortController();
    const signal = AbortSignal.any([this.stopping.signal, term.signal]);
    // Every duty listens for its end.
    setMaxListeners(0, signal);
    lease.on('error', () => term.abort());
    await lease.connect();
    /** A duty that breaks off is nobody’s any more: the next term has all of them again. */
    const endingIt = (duty: Promise<void>) => duty.catch((error: unknown) => { term.abort(); throw error; });
    try {
      const renewing = repeatedly(signal, BEAT_MS, () => lease.beat()).finally(() => term.abort());
      const projector = new Projector(lease, sourceOf(this.journal), projections(), (to) => this.readSide.advance(to), this.yieldedTo, (ms) => this.readSide.rest(ms));
      const leading = projector.untilLeading(signal).then((leads) => (leads ? ended([projector.run(signal).finally(() => term.abort()), ...duties.map((it) => endingIt(it.run(signal)))]) : undefined));
      await ended([renewing, leading.finally(() => term.abort())]);
    } finally {
      await lease.leave();
    }
  }

  /** How long to rest after a term that ended badly; whoever met what only newer code can read lets that code take the lead, if it is there. */
  private after(error: unknown) {
    this.log.warn(`lost the lead: ${inLog(error)}`);
    if (!(error instanceof NewerCode)) return TRY_AGAIN_MS;
    for (const { id } of error.events) this.yieldedTo.add(id);
    return GIVE_WAY_MS;
  }

}

/** Waits for the end of all of it, then says what went wrong first. */
async function ended(work: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.find((it) => it.status === 'rejected');
  if (failed) throw failed.reason;
}
