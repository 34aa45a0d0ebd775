import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { LessonsOfStudent, ProgressOfStudent } from '#projections/lesson/student-dashboard.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { ownStudent } from '#server/lesson/lesson.policy';

@Controller()
export class StudentDashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(studentDashboard.lessons, ownStudent)
  lessons(@Input() { dates, id_kelas }: InputOf<typeof studentDashboard.lessons>, @By() { account }: Actor) {
    return this.queries.execute(new LessonsOfStudent({ dates, id_kelas, id_murid: account as string }));
  }

  @Endpoint(studentDashboard.progress, ownStudent)
  progress(@By() { account }: Actor) {
    return this.queries.execute(new ProgressOfStudent({ id_murid: account as string }));
  }
}
