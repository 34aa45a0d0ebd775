import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { workProgress as api } from '#contract/assignment/progress.api';
import type { InputOf } from '#contract/kit/endpoint';
import { AssignmentsInProgress, OwnInProgress, OwnProgress, WorkCard, WorkList, WorkOverview, WorkTotals } from '#projections/assignment/progress.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { ownLessons, ownStudent, whose } from '#server/lesson/lesson.policy';
import { ownSubjects } from '#server/lesson/plan.policy';

const FIVE = 5;
const readerOf = (by: Actor, id_guru: string | undefined) => {
  const id = whose(by, id_guru);
  return { id_guru: id ?? null, sebagai: id ? ('guru' as const) : ('pimpinan' as const) };
};
const of = <I extends { id_murid?: string | undefined }>(input: I, { account }: Actor) => ({ ...input, id_murid: input.id_murid ?? (account as string) });

@Controller()
export class WorkProgressController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(api.overview, ownLessons)
  overview(@Input() { id_guru }: InputOf<typeof api.overview>, @By() by: Actor) {
    return this.queries.execute(new WorkOverview({ pembaca: readerOf(by, id_guru) }));
  }

  @Endpoint(api.inProgress, ownLessons)
  inProgress(@Input() { id_guru, ...input }: InputOf<typeof api.inProgress>, @By() by: Actor) {
    return this.queries.execute(new AssignmentsInProgress({ ...input, pembaca: readerOf(by, id_guru) }));
  }

  @Endpoint(api.totals, ownLessons)
  totals(@Input() { id_guru }: InputOf<typeof api.totals>, @By() by: Actor) {
    return this.queries.execute(new WorkTotals({ pembaca: readerOf(by, id_guru) }));
  }

  @Endpoint(api.pressing, ownLessons)
  pressing(@Input() { id_guru }: InputOf<typeof api.pressing>, @By() by: Actor) {
    return this.queries.execute(new AssignmentsInProgress({ pembaca: readerOf(by, id_guru), most: FIVE }));
  }

  @Endpoint(api.all, ownLessons)
  all(@Input() { id_guru }: InputOf<typeof api.all>, @By() by: Actor) {
    return this.queries.execute(new AssignmentsInProgress({ pembaca: readerOf(by, id_guru) }));
  }

  @Endpoint(api.own, ownStudent)
  own(@By() { account }: Actor) {
    return this.queries.execute(new OwnInProgress({ id_murid: account as string }));
  }

  @Endpoint(api.ofSubject, ownSubjects)
  ofSubject(@Input() input: InputOf<typeof api.ofSubject>, @By() by: Actor) {
    return this.queries.execute(new OwnProgress(of(input, by)));
  }

  @Endpoint(api.bySubject, ownSubjects)
  bySubject(@Input() input: InputOf<typeof api.bySubject>, @By() by: Actor) {
    return this.queries.execute(new OwnProgress(of(input, by)));
  }

  @Endpoint(api.card, ownSubjects)
  card(@Input() input: InputOf<typeof api.card>, @By() by: Actor) {
    return this.queries.execute(new WorkCard(of(input, by)));
  }

  @Endpoint(api.list, ownSubjects)
  list(@Input() input: InputOf<typeof api.list>, @By() by: Actor) {
    return this.queries.execute(new WorkList(of(input, by)));
  }
}
