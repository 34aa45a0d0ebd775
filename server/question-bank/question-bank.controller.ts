import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { ofItsKind } from '#contract/question-bank/question-faults';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { uuidV5 } from '#projections/kit/uuid';
import { OneQuestion, Questions, QuestionSpread, Twins } from '#projections/question-bank/question.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { cleaned } from '#server/question-bank/cleaned';
import { ownQuestion, readerOf, readsQuestion } from '#server/question-bank/question-bank.policy';
import { RemoveQuestion, ReviseQuestion, WriteQuestion } from '#server/question-bank/question.decider';

@Controller()
export class QuestionBankController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(questionBank.list, byRole)
  list(@Input() input: InputOf<typeof questionBank.list>, @By() by: Actor) {
    return this.queries.execute(new Questions({ ...input, pembaca: readerOf(by) }));
  }

  @Endpoint(questionBank.spread, byRole)
  spread(@Input() input: InputOf<typeof questionBank.spread>, @By() by: Actor) {
    return this.queries.execute(new QuestionSpread({ ...input, pembaca: readerOf(by) }));
  }

  @Endpoint(questionBank.one, readsQuestion)
  async one(@Input() input: InputOf<typeof questionBank.one>) {
    return (await this.queries.execute(new OneQuestion(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(questionBank.write, byRole)
  async write(@Input() input: InputOf<typeof questionBank.write>, @By() by: Actor) {
    const [id_soal, soal] = [uuidV5(by.command ?? randomUUID(), 'question'), cleaned(input)];
    const receipt = await this.commands.execute(new WriteQuestion({ id_soal, id_guru: by.account as string, ...soal }, by));
    return { ...receipt, data: { id: id_soal, versi: 1, kembar: await this.queries.execute(new Twins({ id: id_soal, soal: ofItsKind(soal) })) } };
  }

  @Endpoint(questionBank.revise, ownQuestion)
  revise(@Input() { id, ...input }: InputOf<typeof questionBank.revise>, @By() by: Actor) {
    return this.commands.execute(new ReviseQuestion({ id_soal: id, ...cleaned(input) }, by));
  }

  @Endpoint(questionBank.remove, ownQuestion)
  remove(@Input() { id }: InputOf<typeof questionBank.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveQuestion({ id_soal: id }, by));
  }
}
