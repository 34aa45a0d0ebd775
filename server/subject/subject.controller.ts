import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { wholeOf } from '#contract/kit/resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { subject } from '#contract/subject/subject.api';
import { readOf } from '#projections/kit/resource';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const { List } = readOf(basicCompetence);

@Controller()
export class SubjectController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(subject.competences, byRole)
  async competences(@Input() { id }: InputOf<typeof subject.competences>) {
    const { data } = await this.queries.execute(new List(wholeOf(basicCompetence, { id_mata_pelajaran: id })));
    return { data };
  }

  @Endpoint(subject.competencesBy, byRole)
  async competencesBy(@Input() input: InputOf<typeof subject.competencesBy>) {
    const { data } = await this.queries.execute(new List(wholeOf(basicCompetence, input)));
    return { data };
  }
}
