import { randomUUID } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { passingIntervalRefusals } from '#contract/curriculum/passing-interval.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { PassingIntervalById, PassingIntervals } from '#projections/curriculum/passing-interval.query';
import { uuidV5 } from '#projections/kit/uuid';
import { ChangePassingInterval, IntroducePassingGrade, WithdrawPassingGrade } from '#server/curriculum/passing-interval.decider';
import type { Actor } from '#server/kit/deciding/command';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { Turns, WEIGHED } from '#server/kit/resource/turns';

@Controller()
export class PassingIntervalController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, @Inject(Turns) private readonly turns: Turns) {}

  @Endpoint(passingInterval.list, byRole)
  list(@Input() input: InputOf<typeof passingInterval.list>) {
    return this.queries.execute(new PassingIntervals(input));
  }

  @Endpoint(passingInterval.create, byRole)
  async create(@Input() { kkm }: InputOf<typeof passingInterval.create>, @By() by: Actor) {
    const id_kbm = uuidV5(by.command ?? randomUUID(), 'passing-grade');
    return { ...(await this.commands.execute(new IntroducePassingGrade({ id_kbm, kkm }, by))), data: { id: id_kbm } };
  }

  @Endpoint(passingInterval.change, byRole)
  async change(@Input() { id, kkm, predikat, ...bounds }: InputOf<typeof passingInterval.change>, @By() by: Actor) {
    const interval = (await this.queries.execute(new PassingIntervalById({ id }))) ?? refuse(common.NOT_FOUND);
    refuseUnless((kkm ?? interval.kkm) === interval.kkm && (predikat ?? interval.predikat) === interval.predikat, passingIntervalRefusals.FIXED_INTERVAL);
    return this.turns.take(WEIGHED, () => this.commands.execute(new ChangePassingInterval({ ...interval, ...bounds }, by)));
  }

  @Endpoint(passingInterval.remove, byRole)
  async remove(@Input() { id, ...why }: InputOf<typeof passingInterval.remove>, @By() by: Actor) {
    const interval = await this.queries.execute(new PassingIntervalById({ id }));
    return this.turns.take(WEIGHED, () => this.commands.execute(new WithdrawPassingGrade({ id_kbm: interval?.id_kbm ?? id, ...why }, by)));
  }
}
