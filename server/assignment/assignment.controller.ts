import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { assignment } from '#contract/assignment/assignment.api';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { AssignmentSummary, Assignments, MissingWork, OneAssignment, PhrasesOf } from '#projections/assignment/assignment.query';
import { AssignmentDesk } from '#server/assignment/assignment-desk';
import { missingReaderOf, overseerOf, readerOf, readsKeys, teaches, teachesById } from '#server/assignment/assignment.policy';
import { RemoveAssignment } from '#server/assignment/assignment.decider';
import { KeepPhrases } from '#server/assignment/phrases.decider';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class AssignmentController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly desk: AssignmentDesk) {}

  @Endpoint(assignment.list, byRole)
  list(@Input() { sebagai, ...input }: InputOf<typeof assignment.list>, @By() by: Actor) {
    return this.queries.execute(new Assignments({ ...input, pembaca: sebagai ? overseerOf(by) : readerOf(by) }));
  }

  @Endpoint(assignment.summary, byRole)
  summary(@Input() input: InputOf<typeof assignment.summary>, @By() by: Actor) {
    return this.queries.execute(new AssignmentSummary({ ...input, pembaca: overseerOf(by) }));
  }

  @Endpoint(assignment.missing, byRole)
  missing(@Input() input: InputOf<typeof assignment.missing>, @By() by: Actor) {
    return this.queries.execute(new MissingWork({ ...input, pembaca: missingReaderOf(by) }));
  }

  @Endpoint(assignment.phrases, byRole)
  phrases(@By() { account }: Actor) {
    return this.queries.execute(new PhrasesOf({ id_guru: account as string }));
  }

  @Endpoint(assignment.keepPhrases, byRole)
  keepPhrases(@Input() input: InputOf<typeof assignment.keepPhrases>, @By() by: Actor) {
    return this.commands.execute(new KeepPhrases({ ...input, id_guru: by.account as string }, by));
  }

  @Endpoint(assignment.one, readsKeys)
  async one(@Input() input: InputOf<typeof assignment.one>) {
    return (await this.queries.execute(new OneAssignment(input))) ?? refuse(no.NO_ASSIGNMENT);
  }

  @Endpoint(assignment.set, teaches)
  set(@Input() input: InputOf<typeof assignment.set>, @By() by: Actor) {
    return this.desk.set(input, by);
  }

  @Endpoint(assignment.change, teachesById)
  change(@Input() input: InputOf<typeof assignment.change>, @By() by: Actor) {
    return this.desk.change(input, by);
  }

  @Endpoint(assignment.remove, teachesById)
  remove(@Input() { id }: InputOf<typeof assignment.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveAssignment({ id_sesi: id }, by));
  }
}
