import type { Query } from '@nestjs/cqrs';
import type { DataOf, Events, Fact } from '#contract/kit/event';
import type { Refusal } from '#contract/kit/refusal';
import type { Actor, CommandType } from '#server/kit/deciding/command';

type Commands = Record<string, CommandType>;
type Needed = Record<string, Query<any> | undefined>;
type Answers<N extends Needed> = { [K in keyof N]: N[K] extends Query<infer A> | undefined ? A | (undefined extends N[K] ? undefined : never) : never };

/** What a decision may know beside its stream: who, when, its id, and the answers to what it needs. */
export type Circumstances<N extends Needed = any> = { by: Actor; at: string; id: string; needs: Answers<N> };
type DataOfCommand<C> = C extends CommandType<infer D> ? D : never;

/**
 * Pure business: state is folded from the stream's events, and a command becomes facts or is refused.
 * Only what its own stream says is an invariant; `needs` are questions to the read side, asked beforehand, so a check.
 */
export type Decider<C extends Commands, E extends Events, S, N extends Needed> = {
  stream: string;
  /** The roles that may read what became of such a stream; where nothing is stated nobody does. */
  history?: readonly string[];
  idOf(data: any): string;
  commands: C;
  events: E;
  initial: S;
  needs?(data: any, state: NoInfer<S>, command: string): N;
  decide: { [K in keyof C]: (data: DataOfCommand<C[K]>, state: NoInfer<S>, circumstances: Circumstances<N>) => Fact | readonly Fact[] };
  evolve: { [K in keyof E]: (state: NoInfer<S>, data: DataOf<E[K]>) => NoInfer<S> };
  /** Values that only one stream may hold; what a decision adds is taken before its facts are written, what it gives up is free. */
  claims?(state: NoInfer<S>): readonly Claim[];
  /** What to say when a claimed value is taken. */
  taken?: Refusal;
};
/** `value` is null where it can no longer be read: then it may be any, and stays taken. `field` is to blame where it is taken, `taken` says so in words of its own. */
export type Claim = { kind: string; value: string | null; field?: string; taken?: Refusal };
export type AnyDecider = {
  stream: string;
  history?: readonly string[];
  idOf(data: any): string;
  commands: Commands;
  events: Events;
  initial: any;
  needs?(data: any, state: any, command: string): Needed;
  decide: Record<string, (data: any, state: any, circumstances: any) => Fact | readonly Fact[]>;
  evolve: Record<string, (state: any, data: any) => any>;
  claims?(state: any): readonly Claim[];
  taken?: Refusal;
};

const declared = new Map<string, AnyDecider>();
const histories = new Map<string, readonly string[]>();

export function decider<C extends Commands, E extends Events, S, N extends Needed = {}>(it: Decider<C, E, S, N>) {
  declared.set(it.stream, it as never);
  return withHistory(it);
}

/** Says who reads the history of a decider's streams. */
export function withHistory<D extends Pick<AnyDecider, 'stream' | 'history'>>(it: D): D {
  if (it.history) histories.set(it.stream, it.history);
  return it;
}

/** The kinds of streams whose history somebody with these roles may read. */
export const historiesFor = (roles: readonly string[]) => [...histories].filter(([, readers]) => readers.some((it) => roles.includes(it))).map(([stream]) => stream);

/** Who decides on a stream, several kinds of which may share a kind of claims: of `exam` and `exam-attempt` the one with the longer name. */
export const deciderOf = (stream: string, ...more: AnyDecider[]) =>
  [...declared.values(), ...more].filter((it) => stream.startsWith(`${it.stream}-`)).sort((one, other) => other.stream.length - one.stream.length)[0];

/** Every stream that bears this id, whether anything was ever written to it or not. */
export const streamsOf = (id: string) => [...declared.keys()].map((it) => `${it}-${id}`);

export const nothing: readonly Fact[] = [];

/** The state after one more event; events that the decider does not name leave it as it is. */
export const evolve = (it: AnyDecider, state: unknown, { type, data }: Fact<any>) => it.evolve[type]?.(state, data) ?? state;
