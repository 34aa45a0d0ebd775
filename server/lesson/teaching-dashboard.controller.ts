import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { teachingDashboard as api } from '#contract/lesson/teaching-dashboard.api';
import { ClassesTaught, ClassProgress, WeeksToPlan } from '#projections/lesson/teaching-dashboard.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { ownLessons, whose } from '#server/lesson/lesson.policy';

@Controller()
export class TeachingDashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(api.classes, ownLessons)
  classes(@Input() { id_guru }: InputOf<typeof api.classes>, @By() by: Actor) {
    return this.queries.execute(new ClassesTaught({ id_guru: whose(by, id_guru) }));
  }

  @Endpoint(api.overview, ownLessons)
  overview(@Input() input: InputOf<typeof api.overview>, @By() by: Actor) {
    return this.queries.execute(new ClassesTaught({ ...input, id_guru: whose(by, input.id_guru) }));
  }

  @Endpoint(api.classesBySubject, ownLessons)
  classesBySubject(@Input() input: InputOf<typeof api.classesBySubject>, @By() by: Actor) {
    return this.queries.execute(new ClassesTaught({ ...input, id_guru: whose(by, input.id_guru) }));
  }

  @Endpoint(api.progressOfClass, ownLessons)
  progressOfClass(@Input() input: InputOf<typeof api.progressOfClass>, @By() by: Actor) {
    return this.queries.execute(new ClassProgress({ ...input, id_guru: whose(by, input.id_guru) }));
  }

  @Endpoint(api.planning, ownLessons)
  planning(@Input() { id_guru }: InputOf<typeof api.planning>, @By() by: Actor) {
    return this.queries.execute(new WeeksToPlan({ id_guru: id_guru ?? (by.account as string) }));
  }
}
