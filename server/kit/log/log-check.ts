import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ReadSide } from '#projections/kit/read-side';
import { Journal } from '#server/kit/log/journal';
import { isSigned, publicText, type Seal, sealHash } from '#server/kit/log/seal';
import { Sealer } from '#server/kit/log/sealer';
import { untilNow } from '#server/kit/log/until-now';
import { type Verdict, verifyLog } from '#server/kit/log/verify-log';
import { inLog } from '#server/kit/in-log';

/** A verification of the whole log by this node; instants are ISO 8601. `failed`: it could not be brought to its end. */
export type Run = { began: string; ended?: string; failed?: boolean; done: number; total: number; verdict?: Verdict };
export type CheckedSeal = Seal & { hash: string; isSigned: boolean };

const SHOWN = 10;
/** Small steps, and as much rest as work between them: whoever marks a register meanwhile does not notice. */
const STEP = 500;

/** The log verified by the running server, one walk at a time. */
@Injectable()
export class LogCheck implements OnModuleDestroy {
  readonly publicKey: string;
  private readonly log = new Logger('log');
  private readonly stopping = new AbortController();
  private current: Run | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly journal: Journal, private readonly sealer: Sealer, @Inject(ReadSide) private readonly readSide: ReadSide) {
    this.publicKey = publicText(sealer.publicKey);
  }

  /** The newest seals, newest first, each with whether this school's key signed it. */
  async seals(): Promise<CheckedSeal[]> {
    const newest = this.sealer.folder.list().slice(-SHOWN).reverse();
    return (await Promise.all(newest.map((it) => it.head()))).flatMap((it) => (it ? [{ ...it, hash: sealHash(it), isSigned: isSigned(it, this.sealer.publicKey) }] : []));
  }

  /** How the verification stands; begins one where there is none, or anew where the last has ended and `again` is wished. */
  run(again: boolean): Run {
    if (this.current && !(again && this.current.ended)) return this.current;
    const run: Run = { began: new Date().toISOString(), done: 0, total: this.readSide.n };
    this.current = run;
    this.work = this.walk(run).catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.log.error(`verification: ${inLog(error)}`);
      run.failed = true;
    }).then(() => {
      run.ended = new Date().toISOString();
    });
    return run;
  }

  async onModuleDestroy() {
    this.stopping.abort();
    await this.work;
  }

  private async walk(run: Run) {
    const { signal } = this.stopping;
    const seals = this.sealer.folder.list();
    const { store } = this.journal;
    let rested = performance.now();
    const verdict = await verifyLog({ events: untilNow(store, STEP, signal), isDense: store.isDense, seals, key: this.sealer.publicKey }, async (done) => {
      run.done = done;
      await pause(Math.min(performance.now() - rested, 100), undefined, { signal });
      rested = performance.now();
    });
    signal.throwIfAborted();
    run.verdict = verdict;
  }
}
