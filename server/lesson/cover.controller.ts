import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { cover } from '#contract/timetable/cover.api';
import { CoversOfDay, CoversReleased, SubstitutesFor } from '#projections/timetable/cover.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { CoverLesson } from '#server/lesson/lesson.decider';

@Controller()
export class CoverController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(cover.ofDay, byRole)
  ofDay(@Input() input: InputOf<typeof cover.ofDay>) {
    return this.queries.execute(new CoversOfDay(input));
  }

  @Endpoint(cover.released, byRole)
  released() {
    return this.queries.execute(new CoversReleased({}));
  }

  @Endpoint(cover.candidates, byRole)
  async candidates(@Input() input: InputOf<typeof cover.candidates>) {
    return (await this.queries.execute(new SubstitutesFor(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(cover.assign, byRole)
  assign(@Input() { id, ...wish }: InputOf<typeof cover.assign>, @By() by: Actor) {
    return this.commands.execute(new CoverLesson({ id_sesi: id, ...wish }, by));
  }
}
