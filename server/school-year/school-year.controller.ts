import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { schoolYear } from '#contract/school-year/school-year.api';
import { SchoolYears } from '#projections/school-year/school-year.query';
import { Endpoint } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class SchoolYearController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(schoolYear.list, byRole)
  list() {
    return this.queries.execute(new SchoolYears({}));
  }

  @Endpoint(schoolYear.active, byRole)
  async active() {
    return { data: (await this.queries.execute(new SchoolYears({}))).activeYear };
  }
}
