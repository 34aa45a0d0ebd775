import { randomUUID } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import type { Fact, Meta } from '#contract/kit/event';
import { common } from '#contract/kit/refusal';
import { Clock } from '#server/kit/clock';
import { Claims, type Taken } from '#server/kit/deciding/claims';
import type { DomainCommand, Receipt } from '#server/kit/deciding/command';
import { type AnyDecider, type Circumstances, type Claim, deciderOf, evolve } from '#server/kit/deciding/decider';
import { Grounds } from '#server/kit/deciding/grounds';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { Sharing } from '#server/kit/deciding/sharing';
import { type Done, type Folded, newest, Streams } from '#server/kit/deciding/streams';
import { BrokenStream, UnknownOutcome, WrongExpectedRevision } from '#server/kit/log/event-store';
import { ForgottenPerson } from '#server/kit/log/person-keys';
import { Journal } from '#server/kit/log/journal';
import { OneByOne } from '#server/kit/one-by-one';

/** Shorter than a client waits for an answer. */
const PATIENCE_MS = 5_000;

/** Read, fold, decide, append; again when somebody else was first. One command at a time per stream in this process. */
@Injectable()
export class Deciding {
  private readonly streams: Streams;
  private readonly turns = new OneByOne();
  private readonly asked = new Sharing<unknown>();

  constructor(
    private readonly journal: Journal, private readonly claims: Claims, private readonly grounds: Grounds, private readonly clock: Clock,
    @Optional() private readonly patience = PATIENCE_MS,
  ) {
    this.streams = new Streams(journal);
  }

  /** What a stream's events come to, by all that the log holds now; asked for by many at once it is read once. */
  stateOf<S>(it: Pick<AnyDecider, 'stream'> & { initial: S }, id: string): Promise<S> {
    const stream = `${it.stream}-${id}`;
    return this.asked.ask(stream, async () => (await this.streams.catchUp(it as never, stream)).state) as Promise<S>;
  }

  /** The same as far as it is known here, without asking the log: everything that was decided here is in it. */
  async knownOf<S>(it: Pick<AnyDecider, 'stream'> & { initial: S }, id: string): Promise<S> {
    return (await this.streams.get(it as never, `${it.stream}-${id}`)).folded.state as S;
  }

  /** What would come of a command by what there is now, or why it would be refused; nothing is written. */
  async considered(it: AnyDecider, command: DomainCommand): Promise<readonly Fact[]> {
    const meta = this.metaOf(command);
    const folded = await this.streams.catchUp(it, `${it.stream}-${it.idOf(command.data)}`);
    return folded.commands.has(meta.command) ? [] : this.decide(it, folded, command, meta).catch(asRefusal);
  }

  execute(it: AnyDecider, command: DomainCommand): Promise<Receipt> {
    const stream = `${it.stream}-${it.idOf(command.data)}`;
    return this.turns.run(stream, () => this.decideUntilWritten(it, stream, command).catch(asRefusal));
  }

  /** Whoever was first changed the history, not what was wished: it is decided again on what is there now, for as long as somebody waits for it. */
  private async decideUntilWritten(it: AnyDecider, stream: string, command: DomainCommand): Promise<Receipt> {
    const meta = this.metaOf(command);
    let { folded, isWarm } = await this.streams.get(it, stream);
    for (const deadline = Date.now() + this.patience; ; ) {
      const earlier = folded.commands.get(meta.command);
      if (earlier) return repeated(earlier, meta);
      const decision = await this.decide(it, folded, command, meta).catch((error: unknown) => error as Error);
      const isFinal = Array.isArray(decision) && decision.length > 0;
      if (isFinal || !isWarm) {
        if (!Array.isArray(decision)) throw decision;
        if (!decision.length) return { position: undefined };
        const receipt = await this.write(it, stream, folded, decision, meta);
        if (receipt) return receipt;
        if (Date.now() > deadline) refuse(common.RACE_LOST);
      }
      [folded, isWarm] = [await this.streams.catchUp(it, stream), false];
    }
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
      const { head, position } = await this.journal.append(stream, folded.head, facts, meta);
      this.streams.put(stream, { ...folded, head, commands: newest(folded.commands.set(meta.command, { position, request: meta.request })), state });
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
/** Who told nobody but the log is told here; what cannot be decided on is no failure of whoever asked. */
const asRefusal = (error: unknown): never => {
  throw error instanceof BrokenStream ? new Refused(common.HISTORY_BROKEN) : error;
};

const claimsOf = (it: AnyDecider, state: unknown): readonly Claim[] => it.claims?.(state) ?? [];
/** The claims of the state after, that the state before had not. */
const added = (it: AnyDecider, before: unknown, after: unknown) =>
  claimsOf(it, after).filter((claim): claim is Taken => claim.value !== null).filter(({ kind, value }) => !claimsOf(it, before).some((held) => held.kind === kind && held.value === value));
