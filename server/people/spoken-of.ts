import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Journal } from '#server/kit/log/journal';

/** Whether anything personal stands in the log of somebody, be they on the books or not. */
export class SpokenOf extends Query<boolean> {
  constructor(readonly id_orang: string) {
    super();
  }
}

@QueryHandler(SpokenOf)
export class SpokenOfHandler implements IQueryHandler<SpokenOf> {
  constructor(private readonly journal: Journal) {}

  execute({ id_orang }: SpokenOf) {
    return this.journal.keys.has(id_orang);
  }
}
