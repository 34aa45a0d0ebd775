import { Controller, Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { gradebook } from '#contract/grading/gradebook.api';
import { takeOver } from '#contract/grading/take-over.api';
import type { InputOf } from '#contract/kit/endpoint';
import { GradesByCompetence } from '#projections/grading/competence-grades.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { CompetenceDesk } from '#server/grading/competence-desk';
import { GradeSync } from '#server/grading/grade-sync';
import { GradeTransfer } from '#server/grading/grade-transfer';
import { competenceReaderOf, readsCompetences, teachesOnLevel, writesCompetence, writesGrades } from '#server/grading/gradebook.policy';

@Controller()
export class TakeOverController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus, private readonly competences: CompetenceDesk, private readonly taking: GradeSync, private readonly transfer: GradeTransfer) {}

  @Endpoint(gradebook.openCompetences, teachesOnLevel)
  open(@Input() input: InputOf<typeof gradebook.openCompetences>, @By() by: Actor) {
    return this.competences.open(input, by);
  }

  @Endpoint(gradebook.addGhost, writesCompetence)
  addGhost(@Input() input: InputOf<typeof gradebook.addGhost>, @By() by: Actor) {
    return this.competences.addGhost(input, by);
  }

  @Endpoint(gradebook.removeGhost, writesCompetence)
  removeGhost(@Input() input: InputOf<typeof gradebook.removeGhost>, @By() by: Actor) {
    return this.competences.removeGhost(input, by);
  }

  @Endpoint(takeOver.sync, writesGrades)
  sync(@Input() input: InputOf<typeof takeOver.sync>, @By() by: Actor) {
    return this.taking.sync(input, by);
  }

  @Endpoint(takeOver.leave, writesGrades)
  leave(@Input() input: InputOf<typeof takeOver.leave>, @By() by: Actor) {
    return this.transfer.leave(input, by);
  }

  @Endpoint(takeOver.saveAll, writesGrades)
  saveAll(@Input() input: InputOf<typeof takeOver.saveAll>, @By() by: Actor) {
    return this.competences.saveAll(input, by);
  }

  @Endpoint(takeOver.bulk, writesGrades)
  bulk(@Input() input: InputOf<typeof takeOver.bulk>, @By() by: Actor) {
    return this.competences.bulk(input, by);
  }

  @Endpoint(takeOver.byCompetence, readsCompetences)
  byCompetence(@Input() { id_murid, ...input }: InputOf<typeof takeOver.byCompetence>, @By() by: Actor) {
    return this.queries.execute(new GradesByCompetence({ ...input, id_murid: id_murid ?? (by.account as string), pembaca: competenceReaderOf(by) }));
  }
}
