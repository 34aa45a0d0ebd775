import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { finalGrades } from '#contract/grading/final-grade.api';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { GradesOfBook, SpreadOf } from '#projections/grading/final-grade.query';
import { Gradebooks } from '#projections/grading/gradebook.query';
import { WriteDescription } from '#server/grading/gradebook.commands';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { readerOf, readsBooks, readsGrades, writesGrades } from '#server/grading/gradebook.policy';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';

@Controller()
export class FinalGradeController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: GradebookDesk) {}

  @Endpoint(finalGrades.ofBook, readsGrades)
  async ofBook(@Input() input: InputOf<typeof finalGrades.ofBook>) {
    return (await this.queries.execute(new GradesOfBook(await this.desk.bookOf(input)))) ?? refuse(no.NO_GRADEBOOK);
  }

  @Endpoint(finalGrades.spread, readsBooks)
  async spread(@Input() input: InputOf<typeof finalGrades.spread>, @By() by: Actor) {
    const { data } = await this.queries.execute(new Gradebooks({ ...input, pembaca: readerOf(by) }));
    return { data: await Promise.all(data.map(async (it) => ({ ...it, ...(await this.queries.execute(new SpreadOf(it))) }))) };
  }

  @Endpoint(finalGrades.generate, writesGrades)
  async generate(@Input() { timpa, alasan, ...which }: InputOf<typeof finalGrades.generate>, @By() by: Actor) {
    const of = await this.desk.bookOf(which);
    const { data } = (await this.queries.execute(new GradesOfBook(of))) ?? refuse(no.NO_GRADEBOOK);
    let position: string | undefined;
    for (const { id_murid, deskripsi } of timpa ? data.murid : [])
      for (const { jenis } of deskripsi.filter(({ isSendiri }) => isSendiri)) position = (await this.commands.execute(new WriteDescription({ ...of, id_murid, jenis, teks: null, alasan }, stepOf(by, `${id_murid} ${jenis}`)))).position ?? position;
    return { position, data: await this.desk.afterwards(position, () => this.queries.execute(new GradesOfBook(of))).then((it) => it?.data.murid ?? data.murid) };
  }
}
