import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { classProgress } from '#contract/curriculum/class-progress.api';
import { ClassesProgress, SchoolProgress } from '#projections/curriculum/class-progress.query';
import { Endpoint } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class ClassProgressController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(classProgress.header, byRole)
  header() {
    return this.queries.execute(new SchoolProgress({}));
  }

  @Endpoint(classProgress.classes, byRole)
  classes() {
    return this.queries.execute(new ClassesProgress({}));
  }
}
