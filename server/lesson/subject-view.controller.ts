import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { subjectView as api } from '#contract/lesson/subject-view.api';
import { LessonsOfSubject, NewestMaterial, SubjectDetail, SubjectsOfStudent } from '#projections/lesson/subject-view.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { ownSubjects } from '#server/lesson/plan.policy';
import { ownStudent } from '#server/lesson/lesson.policy';

const of = <I extends { id_murid?: string | undefined }>(input: I, { account }: Actor) => ({ ...input, id_murid: input.id_murid ?? (account as string) });

@Controller()
export class SubjectViewController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(api.subjects, ownSubjects)
  subjects(@Input() input: InputOf<typeof api.subjects>, @By() by: Actor) {
    return this.queries.execute(new SubjectsOfStudent(of(input, by)));
  }

  @Endpoint(api.overall, ownSubjects)
  async overall(@Input() input: InputOf<typeof api.overall>, @By() by: Actor) {
    return { data: (await this.queries.execute(new SubjectsOfStudent(of(input, by)))).data[0] ?? null };
  }

  @Endpoint(api.detail, ownSubjects)
  detail(@Input() input: InputOf<typeof api.detail>, @By() by: Actor) {
    return this.queries.execute(new SubjectDetail(of(input, by)));
  }

  @Endpoint(api.lessons, ownSubjects)
  lessons(@Input() input: InputOf<typeof api.lessons>, @By() by: Actor) {
    return this.queries.execute(new LessonsOfSubject(of(input, by)));
  }

  @Endpoint(api.newest, ownStudent)
  newest(@By() { account }: Actor) {
    return this.queries.execute(new NewestMaterial({ id_murid: account as string }));
  }
}
