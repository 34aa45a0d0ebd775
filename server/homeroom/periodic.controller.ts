import { Controller } from '@nestjs/common';
import { periodic } from '#contract/homeroom/periodic.api';
import type { InputOf } from '#contract/kit/endpoint';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { HomeroomDesk } from '#server/homeroom/homeroom-desk';
import { overseesClass, readsMonth } from '#server/homeroom/homeroom.policy';

@Controller()
export class PeriodicController {
  constructor(private readonly desk: HomeroomDesk) {}

  @Endpoint(periodic.one, readsMonth)
  one(@Input() input: InputOf<typeof periodic.one>, @By() by: Actor) {
    return this.desk.reportOf(input, by);
  }

  @Endpoint(periodic.ofClass, overseesClass)
  async ofClass(@Input() input: InputOf<typeof periodic.ofClass>, @By() by: Actor) {
    return { message: 'OK', result: true, ...(await this.desk.reportsOf(input, by)) };
  }
}
