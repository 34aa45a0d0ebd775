import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, mergeMap } from 'rxjs';
import { referencesIn } from '#contract/kit/fields';
import { physical } from '#projections/kit/projection';
import { readTables } from '#projections/kit/question';
import { ReadSide } from '#projections/kit/read-side';
import { LostReferences } from '#projections/kit/resource-checks';
import type { Receipt } from '#server/kit/deciding/command';
import { Grounds } from '#server/kit/deciding/grounds';
import { refuseLost } from '#server/kit/deciding/refused';
import { Answered } from '#server/kit/edge/answered';
import { ENDPOINT, heard, type Mounted } from '#server/kit/edge/endpoint';
import { written } from '#server/kit/edge/written';
import { Turns } from '#server/kit/resource/turns';

/** Writes are answered once the read side knows of them; reads say when a table behind them has stopped. */
@Injectable()
export class Answering implements NestInterceptor {
  constructor(@Inject(ReadSide) private readonly readSide: ReadSide, private readonly answered: Answered, private readonly grounds: Grounds, @Inject(Turns) private readonly turns: Turns) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const mounted: Mounted | undefined = Reflect.getMetadata(ENDPOINT, context.getHandler());
    if (!mounted) return next.handle();
    if (mounted.endpoint.method === 'GET') return this.read(context, next, mounted.endpoint);
    const write = () => this.write(context, next, mounted);
    const done = mounted.isInTurn ? this.turns.take('references', write) : write();
    return from(done.then(({ answer }) => answer));
  }

  private read(context: ExecutionContext, next: CallHandler, { live }: Mounted['endpoint']) {
    const tables = new Set<string>();
    // Whoever watches it tells from this whether it still holds: see `Recent`.
    if (live) context.switchToHttp().getResponse().header('x-as-of', this.readSide.recent.asOf);
    // While all tables move there is nothing to say of any.
    if (!this.readSide.faults.size) return next.handle();
    return readTables.run(tables, () => next.handle()).pipe(mergeMap(async (answer) => {
      const fault = [...tables].map((it) => this.readSide.faults.get(physical(it))).find(Boolean);
      if (fault) context.switchToHttp().getResponse().header('x-stale', `${fault.type} ${fault.event}`);
      return answer;
    }));
  }

  /** The answer, and where the log stands with what was written. */
  private async write(context: ExecutionContext, next: CallHandler, { endpoint, refers }: Mounted): Promise<Pick<Receipt, 'position'> & { answer: unknown }> {
    const { isSecret, repeats, awaits } = endpoint;
    const { actor, input, digest } = heard(context);
    let position: string | undefined;
    const run = async () => {
      if (refers) refuseLost(await this.lost(endpoint, input));
      const reply = await lastValueFrom(next.handle(), { defaultValue: undefined });
      position = isReceipt(reply) ? reply.position : undefined;
      return { answer: written(endpoint, input as object, await this.done(reply, awaits)), isInLog: repeats === 'log' && Boolean(position) };
    };
    const isKept = digest && !isSecret && actor.account && actor.command;
    const answer = isKept ? await this.answered.once(actor.command as string, digest, repeats === 'log', run) : (await run()).answer;
    return { answer, position };
  }

  /** The fields that refer to what is not there. */
  private async lost(endpoint: Mounted['endpoint'], input: unknown): Promise<string[]> {
    const given = referencesIn(endpoint.input, input);
    return given.length ? this.grounds.ask(new LostReferences({ given })) : [];
  }

  /** A receipt becomes `{ message, result, data? }`; any other answer is the handler's own. */
  private async done(reply: Receipt | object | undefined, awaits: Mounted['endpoint']['awaits']) {
    if (!isReceipt(reply)) return reply;
    const isThere = awaits === 'log' || !reply.position || (await this.readSide.upTo(reply.position));
    return { message: 'OK', result: true, ...reply.beside, ...(reply.data === undefined ? {} : { data: reply.data }), ...(isThere ? {} : { pending: true }) };
  }
}

const isReceipt = (it: unknown): it is Receipt => typeof it === 'object' && it !== null && 'position' in it;
