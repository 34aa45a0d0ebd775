import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { marking } from '#contract/exam/marking.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { AnalysisOfExam, EssaysOfExam, MarkingHead, MarksOfExam, MarkTraces } from '#projections/exam/marking.query';
import { askedOf, ownExam, readsExam, readsNamed } from '#server/exam/exam.policy';
import { MarkingDesk } from '#server/exam/marking-desk';
import { MarkingPage } from '#server/exam/marking-page';
import { sits } from '#server/exam/sitting.policy';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class MarkingController {
  constructor(private readonly queries: QueryBus, private readonly desk: MarkingDesk, private readonly pages: MarkingPage) {}

  @Endpoint(marking.head, readsExam)
  async head(@Input() input: InputOf<typeof marking.head>) {
    return (await this.queries.execute(new MarkingHead(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(marking.list, readsExam)
  list(@Input() input: InputOf<typeof marking.list>) {
    return this.queries.execute(new MarksOfExam(input));
  }

  @Endpoint(marking.essays, readsExam)
  essays(@Input() input: InputOf<typeof marking.essays>) {
    return this.queries.execute(new EssaysOfExam(input));
  }

  @Endpoint(marking.mark, ownExam)
  mark(@Input() input: InputOf<typeof marking.mark>, @By() by: Actor) {
    return this.desk.mark(input, by);
  }

  @Endpoint(marking.finish, ownExam)
  finish(@Input() input: InputOf<typeof marking.finish>, @By() by: Actor) {
    return this.desk.finish(input, by);
  }

  @Endpoint(marking.log, byRole)
  log(@Input() input: InputOf<typeof marking.log>, @By() by: Actor) {
    return this.queries.execute(new MarkTraces({ ...input, id_guru: askedOf(by) }));
  }

  @Endpoint(marking.sheet, readsNamed)
  sheet(@Input() input: InputOf<typeof marking.sheet>) {
    return this.pages.sheet(input);
  }

  @Endpoint(marking.analysis, readsExam)
  async analysis(@Input() input: InputOf<typeof marking.analysis>) {
    return (await this.queries.execute(new AnalysisOfExam(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(marking.correct, ownExam)
  correct(@Input() input: InputOf<typeof marking.correct>, @By() by: Actor) {
    return this.desk.correct(input, by);
  }

  @Endpoint(marking.result, sits)
  result(@Input() { id }: InputOf<typeof marking.result>, @By() by: Actor) {
    return this.pages.result(id, by.account as string);
  }
}
