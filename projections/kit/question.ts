import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, type Provider } from '@nestjs/common';
import { Query, QueryHandler } from '@nestjs/cqrs';
import { Kysely } from 'kysely';
import type { Endpoint, InputOf, OutputOf } from '#contract/kit/endpoint';
import type { AnyTable, Db } from '#projections/kit/table';

/** What a question may know beside the tables: the school's time. */
export type Time = { now: Date };
export const TIME = Symbol('time');

/** A question and the type of its answer. */
export class Question<In, Out> extends Query<Out> {
  constructor(readonly input: In) {
    super();
  }
}
/** Answers whoever asks: of the read side, or of the log where a question is answered from that. */
export type Ask = <A>(question: Query<A>) => Promise<A>;
export type QuestionType<In, Out> = new (input: In) => Question<In, Out>;
/** The question that an endpoint asks: `class Board extends viewOf(attendance.today) {}`. */
export const viewOf = <E extends Endpoint<any, any>>(endpoint: E) =>
  class extends Question<InputOf<E>, OutputOf<E>> {
    static readonly endpoint: Endpoint<any, any> = endpoint;
  };

/** The tables that the answers of the current request were read from, for whoever cannot see what is asked. From its first use on it costs every request of the process a sixth of its work. */
export const readTables = new AsyncLocalStorage<Set<string>>();
type Named = Pick<AnyTable, 'name'>;
const sources = new Map<string, Tables>();
const answered = new Map<unknown, Tables>();
/** The tables of an answer; as a function where not all of them are declared yet, or where they are others for another input. */
type Tables<T extends Named = AnyTable, In = any> = readonly T[] | ((input: In) => readonly T[]);
const listed = <T extends Named, In>(it: Tables<T, In>, input: In) => (typeof it === 'function' ? it(input) : it).map(({ name }) => name as string);

/** The tables that a question is answered from; nothing where it is not answered from tables. */
export function tablesBehind(question: object): readonly string[] | undefined {
  const tables = answered.get(question.constructor);
  return tables && listed(tables, (question as Partial<Question<unknown, unknown>>).input);
}

/** The tables that an endpoint's answer is read from. */
export const tablesOfEndpoint = (name: string) => listed(sources.get(name) ?? [], undefined);

/** Names the tables behind an endpoint that is answered from several questions, or also from what is state and not history. */
export const answeredFrom = (endpoint: Endpoint<any, any>, tables: readonly Named[]) => void sources.set(endpoint.name, tables as readonly AnyTable[]);

const states = new Set<string>();
/** A table of state: Postgres tells by itself when it has changed. */
export function stateIn(name: string): Named {
  states.add(name);
  return { name };
}
/** Any of them may have changed; nothing where there are none. */
export const anyState = () => (states.size ? Object.fromEntries([...states].map((it) => [it, null])) : undefined);

/** Answers a question from the named read tables, and from nothing else. */
export function answer<In, Out, const T extends AnyTable>(
  question: QuestionType<In, Out>,
  tables: Tables<T, In>,
  reply: (db: Kysely<Db<T>>, input: In, time: Time) => Promise<Out>,
): Provider {
  const { endpoint } = question as { endpoint?: Endpoint<any, any> };
  if (endpoint) sources.set(endpoint.name, tables);
  answered.set(question, tables);
  @QueryHandler(question as never)
  class Handler {
    constructor(@Inject(Kysely) private readonly db: Kysely<Db<T>>, @Inject(TIME) private readonly time: Time) {}
    execute({ input }: Question<In, Out>) {
      const read = readTables.getStore();
      for (const table of read ? listed(tables, input) : []) read?.add(table);
      return reply(this.db, input, this.time);
    }
  }
  return { provide: `${question.name}Answer`, useClass: Handler };
}
