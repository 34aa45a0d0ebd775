import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { home } from '#contract/home/home.api';
import { Waiting } from '#projections/home/home.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class HomeController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(home.waiting, byRole)
  waiting(@By() { account, roles }: Actor) {
    return this.queries.execute(new Waiting({ account, roles }));
  }
}
