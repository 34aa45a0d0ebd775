import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Ask } from '#projections/kit/question';
import { type Job, PrintJobs } from '#server/document/print-jobs';
import { Clock } from '#server/kit/clock';
import { bound } from '#server/kit/document/bound';
import { packed, unpacked } from '#server/kit/document/joined';
import { longPrintOf } from '#server/kit/document/long-print';
import { printedMany } from '#server/kit/document/print';
import type { Sheet } from '#server/kit/document/sheet';
import { type Duty, repeatedly } from '#server/kit/duty';
import { inLog } from '#server/kit/in-log';

/** Of one that was asked for in this process it hears at once; of others by looking. */
const LOOK_MS = 2_000;
/** So many documents at a time: what is lost by a stop, and how often progress is told. */
const AT_ONCE = 8;
const FAILURES = 3;

/** The leading node lays out what was asked for, a few documents at a time: each step is kept before the next begins, so it goes on wherever it stood. */
@Injectable()
export class Press implements Duty {
  private readonly log = new Logger('print');
  private readonly failed = new Map<string, number>();

  constructor(private readonly jobs: PrintJobs, private readonly queries: QueryBus, private readonly clock: Clock) {}

  run(signal: AbortSignal) {
    const look = () => this.step().catch((error: unknown) => this.log.error(`long prints could not be looked at: ${inLog(error)}`));
    return repeatedly(signal, LOOK_MS, look, (wake) => this.jobs.onJob(wake));
  }

  /** One step of the print that waits longest; false where none waits. */
  async step(): Promise<boolean> {
    const job = await this.jobs.next();
    if (!job) return false;
    try {
      await (job.selesai < job.items.length ? this.layOut(job) : this.bind(job));
      this.failed.delete(job.id);
    } catch (error) {
      await this.after(job, error);
    }
    return true;
  }

  private async layOut(job: Job) {
    const items = job.items.slice(job.selesai, job.selesai + AT_ONCE);
    const ask: Ask = (question) => this.queries.execute(question);
    const found = await longPrintOf(job.jenis).sheets(items, job.asked, ask, this.clock.now());
    const sheets = found.filter((it): it is Sheet => it !== undefined);
    const printed = sheets.length ? await printedMany(sheets) : [];
    const bytes = packed(printed.map((it, i) => ({ title: (sheets[i] as Sheet).title, bytes: it.bytes })));
    await this.jobs.keep(job, { bytes, done: items.length, pages: printed.reduce((sum, it) => sum + it.pages, 0) });
  }

  private async bind(job: Job) {
    const leaves = (await this.jobs.parts(job)).flatMap(unpacked);
    await this.jobs.keep(job, { bytes: await bound(leaves), done: 0, pages: 0, isWhole: true });
  }

  /** What fails again and again is given up, and says so. */
  private async after({ id }: Job, error: unknown) {
    const times = (this.failed.get(id) ?? 0) + 1;
    this.failed.set(id, times);
    this.log.warn(`the print ${id} failed: ${inLog(error)}`);
    if (times >= FAILURES) await this.jobs.move(id, ['berjalan'], 'gagal', 'FAILED');
  }
}
