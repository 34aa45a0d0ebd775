import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { wholeOf } from '#contract/kit/resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.api';
import { subject as resource } from '#contract/subject/subject.resource';
import { answeredFrom } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const [{ List }, { List: Subjects, table }] = [readOf(basicCompetence), readOf(resource)];
answeredFrom(subject.master, [table, readOf(curriculumGroup).table]);

@Controller()
export class SubjectController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(subject.master, byRole)
  master(@Input() input: InputOf<typeof subject.master>) {
    return this.queries.execute(new Subjects(input));
  }

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
