import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import { questionBank } from '#contract/question-bank/question-bank.api';
import type { Actor } from '#server/kit/deciding/command';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import type { SentFile } from '#server/kit/edge/upload';
import { ExchangeLimit } from '#server/processes/question-exchange/exchange-limit';
import { ExportingQuestions } from '#server/processes/question-exchange/exporting-questions';
import { ImportingQuestions } from '#server/processes/question-exchange/importing-questions';

@Controller()
export class QuestionExchangeController {
  constructor(private readonly importing: ImportingQuestions, private readonly exporting: ExportingQuestions, private readonly limit: ExchangeLimit) {}

  @Endpoint(questionBank.bring, byRole)
  async bring(@Input() input: InputOf<typeof questionBank.bring>, @Sent() file: SentFile, @By() by: Actor) {
    await this.limit.count(by.account as string);
    return this.importing.bring(input, file, by);
  }

  @Endpoint(questionBank.take, byRole)
  async take(@Input() input: InputOf<typeof questionBank.take>, @By() by: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.limit.count(by.account as string);
    return asFile(reply, await this.exporting.take(input, by));
  }
}
