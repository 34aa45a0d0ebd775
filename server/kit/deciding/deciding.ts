import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Fact, Meta } from '#contract/kit/event';
import { common } from '#contract/kit/refusal';
import { Clock } from '#server/kit/clock';
import { Claims, type Taken } from '#server/kit/deciding/claims';
import type { DomainCommand, Receipt } from '#server/kit/deciding/command';
import { type AnyDecider, type Circumstances, type Claim, deciderOf, evolve } from '#server/kit/deciding/decider';
import { Grounds } from '#server/kit/deciding/grounds';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { type Done, type Folded, newest, Streams } from '#server/kit/deciding/streams';
import { UnknownOutcome, WrongExpectedRevision } from '#server/kit/log/event-store';
import { ForgottenPerson } from '#server/kit/log/person-keys';
import { Journal } from '#server/kit/log/journal';
import { OneByOne } from '#server/kit/one-by-one';

const TRIES = 8;

/** Read, fold, decide, append; again when somebody else was first. One command at a time per stream in this process. */
@Injectable()
export class Deciding {
  private readonly streams: Streams;
  private readonly turns = new OneByOne();

  constructor(private readonly journal: Journal, private readonly claims: Claims, private readonly grounds: Grounds, private readonly clock: Clock) {
    this.streams = new Streams(journal);
  }

  execute(it: AnyDecider, command: DomainCommand): Promise<Receipt> {
    const stream = `${it.stream}-${it.idOf(command.data)}`;
    return this.turns.run(stream, () => this.decideUntilWritten(it, stream, command));
  }

  private async decideUntilWritten(it: AnyDecider, stream: string, command: DomainCommand): Promise<Receipt> {
    const meta = this.metaOf(command);
    let { folded, isWarm } = await this.streams.get(it, stream);
    for (let tries = 0; tries < TRIES; tries++) {
      const earlier = folded.commands.get(meta.command);
      if (earlier) return repeated(earlier, meta);
      const decision = await this.decide(it, folded, command, meta).catch((error: unknown) => error as Error);
      const isFinal = Array.isArray(decision) && decision.length > 0;
      if (!isFinal && isWarm) {
        [folded, isWarm] = [await this.streams.catchUp(it, stream), false];
        continue;
      }
      if (!Array.isArray(decision)) throw decision;
      if (!decision.length) return { position: undefined };
      const receipt = await this.write(it, stream, folded, decision, meta);
      if (receipt) return receipt;
      [folded, isWarm] = [await this.streams.catchUp(it, stream), false];
    }
    refuse(common.CONFLICT);
  }

  private async decide(it: AnyDecider, { state }: Folded, wished: DomainCommand, { at, command }: Meta): Promise<Fact[]> {
    const { data, by } = wished;
    const questions = Object.entries(it.needs?.(data, state, wished.constructor.name) ?? {});
    const answers = await Promise.all(questions.map(async ([name, question]) => [name, question && (await this.grounds.ask(question))]));
    const circumstances: Circumstances = { by, at, id: command, needs: Object.fromEntries(answers) };
    const wish = it.decide[wished.constructor.name];
    if (!wish) throw new Error(`${it.stream} does not decide ${wished.constructor.name}`);
    return [wish(data, state, circumstances)].flat() as Fact[];
  }

  /** Undefined when the race was lost. */
  private async write(it: AnyDecider, stream: string, folded: Folded, facts: Fact[], meta: Meta): Promise<Receipt | undefined> {
    try {
      const state = facts.reduce((before, fact) => evolve(it, before, fact), folded.state);
      for (const claim of added(it, folded.state, state)) await this.claims.take(stream, claim, meta, claim.taken ?? it.taken, (holder) => this.holds(deciderOf(holder, it), holder, claim));
      const { head, position, already } = await this.journal.append(stream, folded.head, facts, meta);
      if (already) this.streams.drop(stream);
      else {
        const commands = newest(folded.commands.set(meta.command, { position: position ?? '', request: meta.request }));
        this.streams.put(stream, { head, commands, state });
      }
      return { position };
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return undefined;
      if (error instanceof ForgottenPerson) refuse(common.PERSON_FORGOTTEN);
      if (error instanceof UnknownOutcome) {
        this.streams.drop(stream);
        throw new Refused(common.UNKNOWN_OUTCOME);
      }
      throw error;
    }
  }

  /** Whether a stream that once took a claim still stands by it; one that nobody here decides on does. */
  private async holds(it: AnyDecider | undefined, stream: string, claim: Claim) {
    if (!it) return true;
    const { state } = await this.streams.catchUp(it, stream);
    return claimsOf(it, state).some((held) => held.kind === claim.kind && (held.value === null || held.value === claim.value));
  }

  private metaOf({ by, envelope }: DomainCommand): Meta {
    const command = envelope.id ?? by.command ?? randomUUID();
    return {
      at: envelope.at ?? this.clock.now().toISOString(),
      account: by.account, role: by.role, session: by.session,
      command, correlation: envelope.correlation ?? command, causation: envelope.causation ?? null,
      ...(by.request ? { request: by.request } : {}),
    };
  }
}

/** The same command again changes nothing; the same name for something else is refused. */
function repeated({ position, request }: Done, meta: Meta): Receipt {
  refuseUnless(!request || !meta.request || request === meta.request, common.KEY_REUSED);
  return { position };
}

const claimsOf = (it: AnyDecider, state: unknown): readonly Claim[] => it.claims?.(state) ?? [];
/** The claims of the state after, that the state before had not. */
const added = (it: AnyDecider, before: unknown, after: unknown) =>
  claimsOf(it, after).filter((claim): claim is Taken => claim.value !== null).filter(({ kind, value }) => !claimsOf(it, before).some((held) => held.kind === kind && held.value === value));
