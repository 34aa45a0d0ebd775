import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { timetable } from '#contract/timetable/timetable.api';
import { ActiveModel } from '#projections/timetable/timetable.query';
import { Endpoint } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class TimetableController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(timetable.activeModel, byRole)
  activeModel() {
    return this.queries.execute(new ActiveModel({}));
  }
}
