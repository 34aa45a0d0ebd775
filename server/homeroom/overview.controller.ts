import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { overview } from '#contract/homeroom/overview.api';
import type { InputOf } from '#contract/kit/endpoint';
import { ClassGradesOverview } from '#projections/homeroom/grades.query';
import { ClassOverview, ClassPresences, StudentsOfClass } from '#projections/homeroom/overview.query';
import { SubjectsByWeek } from '#projections/homeroom/week.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { HomeroomDesk } from '#server/homeroom/homeroom-desk';
import { knowsStudents, knowsWeeks, overseesClass } from '#server/homeroom/homeroom.policy';

@Controller()
export class OverviewController {
  constructor(private readonly queries: QueryBus, private readonly desk: HomeroomDesk) {}

  @Endpoint(overview.header, overseesClass)
  async header(@Input() input: InputOf<typeof overview.header>, @By() by: Actor) {
    return this.queries.execute(new ClassOverview(await this.desk.classOf(input, by)));
  }

  @Endpoint(overview.grades, overseesClass)
  async grades(@Input() input: InputOf<typeof overview.grades>, @By() by: Actor) {
    return this.queries.execute(new ClassGradesOverview(await this.desk.classOf(input, by)));
  }

  @Endpoint(overview.presences, overseesClass)
  async presences(@Input() input: InputOf<typeof overview.presences>, @By() by: Actor) {
    return this.queries.execute(new ClassPresences(await this.desk.classOf(input, by)));
  }

  @Endpoint(overview.weeks, knowsWeeks)
  async weeks(@Input() input: InputOf<typeof overview.weeks>, @By() by: Actor) {
    return this.queries.execute(new SubjectsByWeek(await this.desk.weeksOf(input, by)));
  }

  @Endpoint(overview.students, knowsStudents)
  async students(@Input() input: InputOf<typeof overview.students>, @By() by: Actor) {
    return this.queries.execute(new StudentsOfClass({ ...(await this.desk.classOf(input, by)), knowsNumbers: !by.roles.includes('murid') }));
  }
}
