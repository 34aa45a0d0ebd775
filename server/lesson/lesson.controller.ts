import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { lesson } from '#contract/lesson/lesson.api';
import { LessonsBetween, OneLesson } from '#projections/lesson/lesson.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { leads, ownLessons, seenByClass } from '#server/lesson/lesson.policy';

@Controller()
export class LessonController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(lesson.between, ownLessons)
  between(@Input() input: InputOf<typeof lesson.between>, @By() { account, role, roles }: Actor) {
    const id_guru = input.id_guru ?? (role === 'guruMapel' || !leads(roles) ? (account ?? undefined) : undefined);
    return this.queries.execute(new LessonsBetween({ ...input, id_guru }));
  }

  @Endpoint(lesson.one, seenByClass)
  one(@Input() input: InputOf<typeof lesson.one>) {
    return this.queries.execute(new OneLesson(input));
  }
}
