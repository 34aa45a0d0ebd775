import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import { timetable } from '#contract/timetable/timetable.api';
import type { Actor } from '#server/kit/deciding/command';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import type { SentFile } from '#server/kit/edge/upload';
import { ExchangingTimetable } from '#server/processes/timetable-exchange/exchanging-timetable';

@Controller()
export class TimetableExchangeController {
  constructor(private readonly exchanging: ExchangingTimetable) {}

  @Endpoint(timetable.bring, byRole)
  bring(@Input() input: InputOf<typeof timetable.bring>, @Sent() file: SentFile, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.exchanging.bring(input, file, by, language);
  }

  @Endpoint(timetable.take, byRole)
  async take(@Input() input: InputOf<typeof timetable.take>, @Res({ passthrough: true }) reply: FastifyReply) {
    return asFile(reply, await this.exchanging.take(input));
  }
}
