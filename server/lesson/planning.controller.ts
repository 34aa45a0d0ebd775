import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { planning } from '#contract/lesson/planning.api';
import { PlanningCompetences, PlanningCoverage } from '#projections/lesson/coverage.query';
import { PlanningByClass, PlanningChanges, PlanningLessons, PlanningMatrix } from '#projections/lesson/planning.query';
import { PlanningRemindersTo } from '#projections/lesson/planning-reminder.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { RemindOfPlanning } from '#server/lesson/planning-reminder.decider';

@Controller()
export class PlanningController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(planning.matrix, byRole)
  matrix(@Input() input: InputOf<typeof planning.matrix>) {
    return this.queries.execute(new PlanningMatrix(input));
  }

  @Endpoint(planning.coverage, byRole)
  coverage(@Input() input: InputOf<typeof planning.coverage>) {
    return this.queries.execute(new PlanningCoverage(input));
  }

  @Endpoint(planning.competences, byRole)
  competences(@Input() input: InputOf<typeof planning.competences>) {
    return this.queries.execute(new PlanningCompetences(input));
  }

  @Endpoint(planning.classes, byRole)
  classes(@Input() input: InputOf<typeof planning.classes>) {
    return this.queries.execute(new PlanningByClass(input));
  }

  @Endpoint(planning.lessons, byRole)
  lessons(@Input() input: InputOf<typeof planning.lessons>) {
    return this.queries.execute(new PlanningLessons(input));
  }

  @Endpoint(planning.changes, byRole)
  changes(@Input() input: InputOf<typeof planning.changes>) {
    return this.queries.execute(new PlanningChanges(input));
  }

  @Endpoint(planning.remind, byRole)
  remind(@Input() input: InputOf<typeof planning.remind>, @By() by: Actor) {
    return this.commands.execute(new RemindOfPlanning(input, by));
  }

  @Endpoint(planning.reminders, byRole)
  reminders(@By() { account }: Actor) {
    return this.queries.execute(new PlanningRemindersTo({ id_guru: account as string }));
  }
}
