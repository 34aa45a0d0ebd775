import { Controller, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { sitting } from '#contract/exam/sitting.api';
import type { InputOf } from '#contract/kit/endpoint';
import { AttemptControl, OwnExams } from '#projections/exam/sitting.query';
import { AttemptDesk } from '#server/exam/attempt-desk';
import { Browser, type Peramban } from '#server/exam/browser-check';
import { ExamPage } from '#server/exam/exam-page';
import { ownControl, ownList, sits, sitsNamed } from '#server/exam/sitting.policy';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';

@Controller()
export class SittingController {
  constructor(private readonly queries: QueryBus, private readonly desk: AttemptDesk, private readonly pages: ExamPage) {}

  @Endpoint(sitting.list, ownList)
  list(@Input() input: InputOf<typeof sitting.list>, @By() { account }: Actor) {
    return this.queries.execute(new OwnExams({ ...input, id_murid: account as string }));
  }

  @Endpoint(sitting.status, sitsNamed)
  status(@Input() input: InputOf<typeof sitting.status>, @By() by: Actor) {
    return this.desk.status(input, by);
  }

  @Endpoint(sitting.brief, sitsNamed)
  brief(@Input() input: InputOf<typeof sitting.brief>, @By() by: Actor, @Browser() browser: Peramban) {
    return this.pages.brief(input, by, browser);
  }

  @Endpoint(sitting.page, sitsNamed)
  page(@Input() input: InputOf<typeof sitting.page>, @By() by: Actor, @Browser() browser: Peramban) {
    return this.pages.page(input, by, browser);
  }

  @Endpoint(sitting.paper, sits)
  paper(@Input() input: InputOf<typeof sitting.paper>, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.pages.paper(input, reply);
  }

  @Endpoint(sitting.control, ownControl)
  control(@Input() input: InputOf<typeof sitting.control>) {
    return this.queries.execute(new AttemptControl(input));
  }

  @Endpoint(sitting.start, sits)
  start(@Input() input: InputOf<typeof sitting.start>, @By() by: Actor, @Browser() browser: Peramban) {
    return this.pages.start(input, by, browser);
  }

  @Endpoint(sitting.take, sits)
  take(@Input() input: InputOf<typeof sitting.take>, @By() by: Actor, @Browser() browser: Peramban) {
    return this.pages.take(input, by, browser);
  }

  @Endpoint(sitting.save, sits)
  save(@Input() input: InputOf<typeof sitting.save>, @By() by: Actor, @Browser() browser: Peramban) {
    return this.desk.save(input, by, browser);
  }

  @Endpoint(sitting.deposit)
  deposit(@Input() input: InputOf<typeof sitting.deposit>) {
    return this.desk.deposit(input);
  }

  @Endpoint(sitting.finish, sits)
  finish(@Input() input: InputOf<typeof sitting.finish>, @By() by: Actor, @Browser() browser: Peramban) {
    return this.desk.finish(input, by, browser);
  }

  @Endpoint(sitting.tell, sits)
  tell(@Input() input: InputOf<typeof sitting.tell>, @By() by: Actor) {
    return this.desk.tell(input, by);
  }
}
