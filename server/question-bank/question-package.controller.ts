import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { questionPackage } from '#contract/question-bank/question-bank.api';
import { uuidV5 } from '#projections/kit/uuid';
import { OneQuestionPackage, QuestionPackages } from '#projections/question-bank/question-package.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { PackageDesk } from '#server/question-bank/package-desk';
import { ownPackage, readerOf, readsPackage } from '#server/question-bank/question-bank.policy';
import { RemoveQuestionPackage } from '#server/question-bank/question-package.decider';

@Controller()
export class QuestionPackageController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly desk: PackageDesk) {}

  @Endpoint(questionPackage.list, byRole)
  list(@Input() input: InputOf<typeof questionPackage.list>, @By() by: Actor) {
    return this.queries.execute(new QuestionPackages({ ...input, pembaca: readerOf(by) }));
  }

  @Endpoint(questionPackage.one, readsPackage)
  async one(@Input() input: InputOf<typeof questionPackage.one>) {
    return (await this.queries.execute(new OneQuestionPackage(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(questionPackage.make, byRole)
  make(@Input() input: InputOf<typeof questionPackage.make>, @By() by: Actor) {
    return this.desk.make(uuidV5(by.command ?? randomUUID(), 'package'), input, by);
  }

  @Endpoint(questionPackage.change, ownPackage)
  change(@Input() { id, ...input }: InputOf<typeof questionPackage.change>, @By() by: Actor) {
    return this.desk.change(id, input, by);
  }

  @Endpoint(questionPackage.remove, ownPackage)
  remove(@Input() { id }: InputOf<typeof questionPackage.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveQuestionPackage({ id_paket: id }, by));
  }
}
