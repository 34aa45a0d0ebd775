import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { rpp } from '#contract/curriculum/rpp.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { rppSheet } from '#server/curriculum/rpp-sheet';
import { Clock } from '#server/kit/clock';
import { refuse } from '#server/kit/deciding/refused';
import { printed } from '#server/kit/document/print';
import { fileNameOf } from '#server/kit/edge/download';

/** A plan as a file. */
@Injectable()
export class RppPrint {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus, private readonly clock: Clock) {}

  async of(asked: InputOf<typeof rpp.print>) {
    const sheet = (await rppSheet(asked, (question) => this.queries.execute(question), this.clock.now())) ?? refuse(common.NOT_FOUND);
    return { name: fileNameOf([sheet.title], 'pdf'), type: 'application/pdf', bytes: await printed(sheet) };
  }
}
