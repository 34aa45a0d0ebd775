import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { homeroom } from '#contract/homeroom/homeroom.api';
import type { InputOf } from '#contract/kit/endpoint';
import { DailyRegister, HomeroomClass } from '#projections/homeroom/homeroom.query';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class HomeroomController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(homeroom.classOf, byRole)
  classOf(@Input() input: InputOf<typeof homeroom.classOf>) {
    return this.queries.execute(new HomeroomClass(input));
  }

  @Endpoint(homeroom.register, byRole)
  register(@Input() input: InputOf<typeof homeroom.register>) {
    return this.queries.execute(new DailyRegister(input));
  }
}
