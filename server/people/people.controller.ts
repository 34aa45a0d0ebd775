import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { people } from '#contract/people/people.api';
import { TeacherNames } from '#projections/people/people.query';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class PeopleController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(people.teacherNames, byRole)
  teacherNames(@Input() input: InputOf<typeof people.teacherNames>) {
    return this.queries.execute(new TeacherNames(input));
  }
}
