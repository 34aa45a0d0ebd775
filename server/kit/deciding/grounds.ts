import { Inject, Injectable } from '@nestjs/common';
import { type Query, QueryBus } from '@nestjs/cqrs';
import { common } from '#contract/kit/refusal';
import { physical } from '#projections/kit/projection';
import { readTables } from '#projections/kit/question';
import { ReadSide } from '#projections/kit/read-side';
import { FromLog } from '#server/kit/deciding/from-log';
import { refuseUnless } from '#server/kit/deciding/refused';
import { nameOf, Sharing } from '#server/kit/deciding/sharing';
import { Lag } from '#server/kit/lag';

type Found = { answer: unknown; tables: ReadonlySet<string> };

/** Answers that may be decided upon: where a table behind one has stopped, or lags, there is none for now. */
@Injectable()
export class Grounds {
  private readonly sharing = new Sharing<Found>();

  constructor(private readonly queries: QueryBus, @Inject(ReadSide) private readonly readSide: Pick<ReadSide, 'faults'>, @Inject(Lag) private readonly lag: Pick<Lag, 'isBehind'>) {}

  async ask<A>(question: Query<A>): Promise<A> {
    if (question instanceof FromLog) return this.queries.execute(question as never);
    this.hold([]);
    const { answer, tables } = await this.sharing.ask(nameOf(question), () => this.find(question));
    this.hold(tables);
    const asking = readTables.getStore();
    for (const it of tables) asking?.add(it);
    return answer as A;
  }

  /** Refuses what would follow from these tables, unless all of them move. */
  hold(tables: Iterable<string>) {
    refuseUnless(!this.lag.isBehind && ![...tables].some((it) => this.readSide.faults.has(physical(it))), common.UNAVAILABLE);
  }

  private async find(question: Query<unknown>): Promise<Found> {
    const tables = new Set<string>();
    return { answer: await readTables.run(tables, () => this.queries.execute(question as never)), tables };
  }
}
