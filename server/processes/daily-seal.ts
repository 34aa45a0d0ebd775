import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Meta } from '#contract/kit/event';
import { tanggalOf } from '#contract/school-year/school-days';
import { SchoolSettings } from '#projections/institution/settings.query';
import { Clock } from '#server/kit/clock';
import type { Duty } from '#server/kit/leading';
import { Journal } from '#server/kit/log/journal';
import { Sealer } from '#server/kit/log/sealer';
import { inLog } from '#server/kit/in-log';

const LOOK_MS = 60_000;

/** Once a day of the school, as soon as it has begun, the log of the days before is sealed; after a pause at the next start. */
@Injectable()
export class DailySeal implements Duty {
  private readonly log = new Logger('seal');
  private day: string | undefined;

  constructor(private readonly sealer: Sealer, private readonly journal: Journal, private readonly clock: Clock, private readonly queries: QueryBus) {}

  async run(signal: AbortSignal) {
    let wake = () => {};
    this.clock.onTurned(() => wake());
    while (!signal.aborted) {
      const early = new AbortController();
      wake = () => early.abort();
      await this.sealIfDue(signal).catch((error: unknown) => this.log.error(`the log could not be sealed, it is tried again: ${inLog(error)}`));
      await pause(LOOK_MS, undefined, { signal: AbortSignal.any([signal, early.signal]) }).catch(() => {});
    }
  }

  /** Seals everything that is there, as of today. */
  async seal(signal?: AbortSignal) {
    const today = await this.today();
    await this.sealer.seal(today, signal);
    if (!signal?.aborted) this.day = today;
  }

  private async sealIfDue(signal: AbortSignal) {
    this.day ??= (await this.sealer.folder.last())?.tanggal ?? (await this.firstDay());
    if (this.day && this.day !== (await this.today())) await this.seal(signal);
  }

  private async today() {
    const { zona_waktu } = await this.queries.execute(new SchoolSettings());
    return tanggalOf(this.clock.now(), zona_waktu);
  }

  /** The day of the log's first event: what was never sealed is due once that day is over. */
  private async firstDay() {
    const { zona_waktu } = await this.queries.execute(new SchoolSettings());
    for await (const { events: [first], live } of this.journal.store.subscribe({ after: 'start', batchSize: 1, signal: new AbortController().signal })) {
      if (first) return tanggalOf(new Date((JSON.parse(first.meta) as Meta).at), zona_waktu);
      if (live) return undefined;
    }
    return undefined;
  }
}
