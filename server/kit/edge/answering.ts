import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { referencesIn } from '#contract/kit/fields';
import { physical } from '#projections/kit/projection';
import { readTables } from '#projections/kit/question';
import { ReadSide } from '#projections/kit/read-side';
import { LostReferences } from '#projections/kit/resource-checks';
import type { Receipt } from '#server/kit/deciding/command';
import { Grounds } from '#server/kit/deciding/grounds';
import { refuseLost } from '#server/kit/deciding/refused';
import { Answered } from '#server/kit/edge/answered';
import type { Heard, Mounted, Run } from '#server/kit/edge/endpoint';
import { written } from '#server/kit/edge/written';
import { Turns } from '#server/kit/resource/turns';

/** Writes are answered once the read side knows of them; reads say when a table behind them has stopped. */
@Injectable()
export class Answering {
  constructor(@Inject(ReadSide) private readonly readSide: ReadSide, private readonly answered: Answered, private readonly grounds: Grounds, @Inject(Turns) private readonly turns: Turns) {}

  answer(mounted: Mounted, heard: Heard, reply: Pick<FastifyReply, 'header'>, run: Run): Promise<unknown> {
    if (mounted.endpoint.method === 'GET') return this.read(mounted.endpoint, reply, run);
    const write = () => this.write(mounted, heard, run);
    return (mounted.isInTurn ? this.turns.take('references', write) : write()).then(({ answer }) => answer);
  }

  private async read({ live }: Mounted['endpoint'], reply: Pick<FastifyReply, 'header'>, run: Run) {
    // Whoever watches it tells from this whether it still holds: see `Recent`.
    if (live) reply.header('x-as-of', this.readSide.recent.asOf);
    // While all tables move there is nothing to say of any.
    if (!this.readSide.faults.size) return run();
    const tables = new Set<string>();
    const answer = await readTables.run(tables, run);
    const fault = [...tables].map((it) => this.readSide.faults.get(physical(it))).find(Boolean);
    if (fault) reply.header('x-stale', `${fault.type} ${fault.event}`);
    return answer;
  }

  /** The answer, and where the log stands with what was written. */
  private async write({ endpoint, refers }: Mounted, { actor, input, digest }: Heard, handle: Run): Promise<Pick<Receipt, 'position'> & { answer: unknown }> {
    const { isSecret, repeats, awaits } = endpoint;
    let position: string | undefined;
    const run = async () => {
      if (refers) refuseLost(await this.lost(endpoint, input));
      const reply = (await handle()) as Receipt | object | undefined;
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
