import { Injectable, Logger, Optional } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { tanggalOf } from '#contract/school-year/school-days';
import { SchoolSettings } from '#projections/institution/settings.query';
import { Clock } from '#server/kit/clock';
import { type Duty, repeatedly } from '#server/kit/duty';
import { Sealer } from '#server/kit/log/sealer';
import { inLog } from '#server/kit/in-log';

/** For so long, at the most, the log can be rewritten by whoever holds nothing but the database. */
const SEAL_MS = 300_000;

/** Every few minutes the leading node seals what is new in the log; after a pause at once, where the last seal is of another day. */
@Injectable()
export class Sealing implements Duty {
  /** Why the log could not be sealed the last time, until it can. */
  trouble: string | undefined;
  private readonly log = new Logger('seal');
  private day: string | undefined;

  constructor(private readonly sealer: Sealer, private readonly clock: Clock, private readonly queries: QueryBus, @Optional() private readonly everyMs = SEAL_MS) {}

  run(signal: AbortSignal) {
    const look = (isDue: boolean) => (isDue ? this.seal(signal) : this.sealDaysBefore(signal)).catch((error: unknown) => this.tell(inLog(error)));
    return repeatedly(signal, this.everyMs, look, (wake) => this.clock.onTurned(wake));
  }

  /** Seals everything that is there, as of today. */
  async seal(signal?: AbortSignal) {
    const today = await this.today();
    await this.sealer.seal(today, signal);
    if (signal?.aborted) return;
    [this.day, this.trouble] = [today, undefined];
  }

  private async sealDaysBefore(signal: AbortSignal) {
    const today = await this.today();
    this.day ??= (await this.sealer.folder.last())?.tanggal ?? today;
    if (this.day !== today) await this.seal(signal);
  }

  private async today() {
    const { zona_waktu } = await this.queries.execute(new SchoolSettings());
    return tanggalOf(this.clock.now(), zona_waktu);
  }

  private tell(why: string) {
    if (this.trouble !== why) this.log.error(`the log could not be sealed, it is tried again: ${why}`);
    this.trouble = why;
  }
}
