import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FromLog } from '#server/kit/deciding/from-log';
import { Journal } from '#server/kit/log/journal';

/** Whether anything personal stands in the log of somebody, be they on the books or not. */
export class SpokenOf extends FromLog<{ id_orang: string }, boolean> {}

@QueryHandler(SpokenOf)
export class SpokenOfHandler implements IQueryHandler<SpokenOf> {
  constructor(private readonly journal: Journal) {}

  execute({ input: { id_orang } }: SpokenOf) {
    return this.journal.keys.has(id_orang);
  }
}
