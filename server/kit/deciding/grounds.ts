import { Inject, Injectable } from '@nestjs/common';
import { type Query, QueryBus } from '@nestjs/cqrs';
import { common } from '#contract/kit/refusal';
import { physical } from '#projections/kit/projection';
import { tablesBehind } from '#projections/kit/question';
import { ReadSide } from '#projections/kit/read-side';
import { FromLog } from '#server/kit/deciding/from-log';
import { refuseUnless } from '#server/kit/deciding/refused';
import { nameOf, Sharing } from '#server/kit/deciding/sharing';
import { Lag } from '#server/kit/lag';

/** Answers that may be decided upon: where a table behind one has stopped, or lags, there is none for now. */
@Injectable()
export class Grounds {
  private readonly sharing = new Sharing<unknown>();

  constructor(private readonly queries: QueryBus, @Inject(ReadSide) private readonly readSide: Pick<ReadSide, 'faults'>, @Inject(Lag) private readonly lag: Pick<Lag, 'isBehind'>) {}

  async ask<A>(question: Query<A>): Promise<A> {
    if (question instanceof FromLog) return this.queries.execute(question as never);
    const tables = tablesBehind(question);
    if (!tables) throw new Error(`${question.constructor.name} is answered neither from the log nor from tables`);
    this.hold([]);
    const answer = await this.sharing.ask(nameOf(question), () => this.queries.execute(question as never));
    this.hold(tables);
    return answer as A;
  }

  /** Refuses what would follow from these tables, unless all of them move. */
  hold(tables: Iterable<string>) {
    refuseUnless(!this.lag.isBehind && ![...tables].some((it) => this.readSide.faults.has(physical(it))), common.UNAVAILABLE);
  }
}
