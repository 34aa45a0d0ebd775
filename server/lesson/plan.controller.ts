import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { plan } from '#contract/lesson/plan.api';
import { PlanHistory } from '#projections/lesson/plan.query';
import { CopyOf } from '#projections/lesson/shift.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, IN_TURN, Input } from '#server/kit/edge/endpoint';
import { readsLesson } from '#server/lesson/lesson.policy';
import { PlanDesk } from '#server/lesson/plan-desk';
import { plannedIt, plansClasses, plansDetail, plansFrom, plansLessons } from '#server/lesson/plan.policy';

@Controller()
export class PlanController {
  constructor(private readonly desk: PlanDesk, private readonly queries: QueryBus) {}

  @Endpoint(plan.change, plansDetail)
  change(@Input() { data }: InputOf<typeof plan.change>, @By() by: Actor) {
    return this.desk.change(data, by);
  }

  @Endpoint(plan.addTopic, plansLessons)
  addTopic(@Input() { id_topik, dataSesi }: InputOf<typeof plan.addTopic>, @By() by: Actor) {
    return this.desk.plan(dataSesi, { wish: { id_topik } }, by);
  }

  @Endpoint(plan.addCompetence, plansLessons)
  addCompetence(@Input() { id_kd_master, dataSesi }: InputOf<typeof plan.addCompetence>, @By() by: Actor) {
    return this.desk.plan(dataSesi, { wish: { id_kd_master } }, by);
  }

  @Endpoint(plan.bumpPreview, plansFrom)
  async bumpPreview(@Input() input: InputOf<typeof plan.bumpPreview>) {
    return { data: (await this.desk.bumpShown(input)).pratinjau };
  }

  @Endpoint(plan.bump, plansFrom)
  bump(@Input() input: InputOf<typeof plan.bump>, @By() by: Actor) {
    return this.desk.bump(input, by);
  }

  @Endpoint(plan.copyPreview, plansClasses)
  async copyPreview(@Input() input: InputOf<typeof plan.copyPreview>) {
    return { data: (await this.queries.execute(new CopyOf(input))).pratinjau };
  }

  @Endpoint(plan.copy, plansClasses)
  copy(@Input() input: InputOf<typeof plan.copy>, @By() by: Actor) {
    return this.desk.copy(input, by);
  }

  @Endpoint(plan.undo, plannedIt, IN_TURN)
  undo(@Input() { id }: InputOf<typeof plan.undo>, @By() by: Actor) {
    return this.desk.undo(id, by);
  }

  @Endpoint(plan.history, readsLesson)
  history(@Input() input: InputOf<typeof plan.history>) {
    return this.queries.execute(new PlanHistory(input));
  }
}
