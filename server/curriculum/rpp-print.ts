import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { rpp } from '#contract/curriculum/rpp.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { RppPaperOf } from '#projections/curriculum/rpp-on-paper.query';
import { OneRpp } from '#projections/curriculum/rpp.query';
import { LogoOnPaper } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { rppDocument } from '#server/curriculum/rpp-document';
import { Clock } from '#server/kit/clock';
import { refuse } from '#server/kit/deciding/refused';
import { printed } from '#server/kit/document/print';
import type { Sheet } from '#server/kit/document/sheet';
import { fileNameOf } from '#server/kit/edge/download';

/** A plan as a file, in one version or as it is written now. */
@Injectable()
export class RppPrint {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus, private readonly clock: Clock) {}

  async of(asked: InputOf<typeof rpp.print>) {
    const sheet = await this.sheet(asked);
    return { name: fileNameOf([sheet.title], 'pdf'), type: 'application/pdf', bytes: await printed(sheet) };
  }

  async sheet({ id, versi, kertas }: InputOf<typeof rpp.print>): Promise<Sheet> {
    const [found, paper, school, logo] = await Promise.all([this.queries.execute(new OneRpp({ id })), this.queries.execute(new RppPaperOf({ id, versi })), this.queries.execute(new SchoolSettings()), this.queries.execute(new LogoOnPaper())]);
    if (!found || !paper) return refuse(common.NOT_FOUND);
    return rppDocument({ rincian: found.data, paper, kertas, pada: this.clock.now().toISOString() }, school, logo);
  }
}
