import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { kbm } from '#contract/curriculum/kbm.api';
import type { InputOf } from '#contract/kit/endpoint';
import { KbmToGenerate, SubjectsWithKbm } from '#projections/curriculum/kbm.query';
import { ChangeKbm, GenerateKbm } from '#server/curriculum/kbm.decider';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { Turns, WEIGHED } from '#server/kit/resource/turns';

@Controller()
export class KbmController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Turns) private readonly turns: Turns) {}

  @Endpoint(kbm.subjects, byRole)
  subjects(@Input() input: InputOf<typeof kbm.subjects>) {
    return this.queries.execute(new SubjectsWithKbm(input));
  }

  @Endpoint(kbm.generate, byRole)
  async generate(@Input() { id }: InputOf<typeof kbm.generate>, @By() by: Actor) {
    const receipt = await this.commands.execute(new GenerateKbm({ id_tahun_ajaran: id }, by));
    return { ...receipt, data: { jumlah: (await this.queries.execute(new KbmToGenerate({ id_tahun_ajaran: id }))).length } };
  }

  @Endpoint(kbm.update, byRole)
  update(@Input() input: InputOf<typeof kbm.update>, @By() by: Actor) {
    return this.turns.take(WEIGHED, () => this.commands.execute(new ChangeKbm(input, by)));
  }
}
