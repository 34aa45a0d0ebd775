import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { home, JenisMenunggu } from '#contract/home/home.api';
import { Waiting } from '#projections/home/home.query';
import { SchoolToday } from '#projections/home/school.query';
import { KeptOut } from '#server/home/kept-out';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class HomeController {
  constructor(private readonly queries: QueryBus, private readonly vault: KeptOut) {}

  @Endpoint(home.waiting, byRole)
  async waiting(@By() { account, roles }: Actor) {
    const [{ data }, kept] = await Promise.all([this.queries.execute(new Waiting({ account, roles })), roles.includes('admin') ? this.vault.waiting() : []]);
    return { data: [...data, ...kept].sort((one, other) => rank(one) - rank(other)) };
  }

  @Endpoint(home.school, byRole)
  school() {
    return this.queries.execute(new SchoolToday({}));
  }
}

const rank = ({ jenis }: { jenis: JenisMenunggu }) => JenisMenunggu.options.indexOf(jenis);
