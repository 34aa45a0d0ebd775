import { EventStoreDBClient } from '@eventstore/db-client';
import grpcStreams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { AppendTooLarge, BrokenStream, type Expected, LostPlace, type NewEvent, type Read, type StoredEvent, WrongExpectedRevision } from '#server/kit/log/event-store';
import { Appending, type Begin, RefusedByStore, type Stored } from '#server/kit/log/eventstore-appending';
import { eventOf, type Filter, type Place, readAllMessage, readStreamMessage, subscribeMessage } from '#server/kit/log/eventstore-messages';
import { PlainError } from '#server/kit/plain-error';

type Reading = ReturnType<StreamsClient['read']>;
type Failure = Error & { code?: number; metadata?: { get(name: string): unknown[] } };
/** What the client does itself with connections: which node, TLS, credentials, a new connection after a lost one. */
type Connecting = {
  execute<T>(client: typeof StreamsClient, name: string, action: (grpc: StreamsClient) => Promise<T>): Promise<T>;
  callArguments(base: { deadline: number; requiresLeader: true }, options?: { deadline: number }): [never, never];
};
/** Events and whether there are more of them behind, as far as this node knows. */
export type Page = { events: StoredEvent[]; isEnd: boolean };

/** Many large events are handed on in more than one page. */
const PAGE_BYTES = 16 * 1_048_576;
/** The server may look through the whole log for what a filter lets through before it says anything. */
const SCAN_MS = 600_000;
const DEADLINE_EXCEEDED = 4;
const UNAVAILABLE = 14;

/** The connection to EventStoreDB: the client's, with calls that leave every byte as it is. */
export class EventStoreConnection {
  private readonly client: EventStoreDBClient;
  private readonly connecting: Connecting;
  private readonly appending: Appending;
  private latest: StreamsClient | undefined;

  /** Only the leader knows everything that was answered for. */
  private readonly base: { deadline: number; requiresLeader: true };

  /** @param deadline how long one call may stay without an answer, in ms */
  constructor(url: string, deadline: number) {
    this.base = { deadline, requiresLeader: true };
    this.client = clientOf(url);
    this.connecting = this.client as unknown as Connecting;
    this.appending = new Appending(this.carry, deadline);
  }

  /** Same ids behind the same revision are stored once, however often they are sent. */
  append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Stored> {
    return this.appending.append({ stream, events, expected });
  }

  /** The call that carries the appends, for as long as the connection holds and is not silent. */
  private readonly carry: Begin = (begun, silent) =>
    this.call('append', (grpc) => new Promise<void>((_, lost) => {
      const call = grpc.batchAppend(...this.connecting.callArguments(this.base, { deadline: Number.POSITIVE_INFINITY }));
      const gone = (why: string) => lost(Object.assign(new Error(why), { code: UNAVAILABLE }));
      call.on('error', lost).on('end', () => gone('EventStoreDB ended the call'));
      silent.addEventListener('abort', () => {
        gone('EventStoreDB does not answer');
        call.cancel();
      });
      begun(call);
    }));

  /** A stream that was deleted exists, and nothing is left of it. */
  async readStream(stream: string, { from = 0, max, backwards = false }: { from?: number; max: number; backwards?: boolean }): Promise<Read> {
    const answers = await this.read(readStreamMessage(stream, from, max, backwards)).catch(whereNot(BrokenStream));
    if (!answers) return { exists: true, events: [] };
    return { exists: !answers.some((it) => it.hasStreamNotFound()), events: answers.flatMap((it) => eventOf(it) ?? []) };
  }

  /** Everything in the log from a place on, EventStoreDB's own events among it, unless filtered. */
  async readAll(from: Place, max: number, { signal, ...options }: { backwards?: boolean; filter?: Filter | undefined; signal?: AbortSignal } = {}): Promise<Page> {
    let bytes = 0;
    const isEnough = (it: ReadResp) => (bytes += it.getEvent()?.getEvent()?.getData_asU8().length ?? 0) > PAGE_BYTES;
    const answers = await this.read(readAllMessage(from, max, options), { isEnough, signal, deadline: options.filter ? SCAN_MS : this.base.deadline });
    const events = answers.flatMap((it) => eventOf(it) ?? []);
    return { events, isEnd: events.length < max && bytes <= PAGE_BYTES };
  }

  /** Calls back at whatever is appended, until the signal or until the connection is lost. */
  listen(heard: () => void, signal: AbortSignal) {
    return this.call('subscribe', (grpc) => {
      const call = grpc.read(subscribeMessage(), ...this.connecting.callArguments(this.base, { deadline: Number.POSITIVE_INFINITY }));
      return exhaust(call, (it) => {
        if (it.hasEvent()) heard();
        return false;
      }, signal);
    });
  }

  private async read(message: ReadReq, { isEnough, deadline = this.base.deadline, signal }: { isEnough?: (it: ReadResp) => boolean; deadline?: number; signal?: AbortSignal | undefined } = {}) {
    const answers: ReadResp[] = [];
    await this.call('read', (grpc) => exhaust(grpc.read(message, ...this.connecting.callArguments({ ...this.base, deadline })), (it) => {
      answers.push(it);
      return isEnough?.(it) ?? false;
    }, signal));
    return answers;
  }

  async close() {
    this.appending.close();
    await this.client.dispose();
    this.latest?.close();
  }

  /** After a deadline the connection may be dead without knowing: then the client is told that it is, and makes another. */
  private async call<T>(name: string, action: (grpc: StreamsClient) => Promise<T>): Promise<T> {
    return this.connecting.execute(grpcStreams.StreamsClient, name, (grpc) => {
      this.latest = grpc;
      return action(grpc).catch((error: Failure) => {
        throw refusal(error) ?? (error.code === DEADLINE_EXCEEDED ? Object.assign(error, { code: UNAVAILABLE }) : error);
      });
    });
  }
}

function clientOf(url: string) {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch {
    // Its own message shows the string, and with it the password.
    throw new PlainError('The address of EventStoreDB must look like esdb://user:password@host:2113, or its certificate file is missing.');
  }
}

/** Reads to the end, until it is enough, or until the signal; leaves no call behind. */
const exhaust = (call: Reading, isEnough: (answer: ReadResp) => boolean, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => call.cancel();
    const done = (settle: () => void) => {
      signal?.removeEventListener('abort', leave);
      leave();
      settle();
    };
    let isOver = false;
    call.on('error', (error) => done(() => reject(error))).on('end', () => done(resolve)).on('data', (it: ReadResp) => {
      if (isOver || !isEnough(it)) return;
      isOver = true;
      done(resolve);
    });
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) leave();
  });

const REFUSALS = ['access-denied', 'invalid-transaction'];
/** Invalid argument, failed precondition, out of range, not implemented, permission denied, unauthenticated. */
const REFUSED_CODES = [3, 7, 9, 11, 12, 16];

/** What is certain and final; everything else may be over in a moment. */
function refusal(error: Failure) {
  const reason = String(error.metadata?.get('exception')[0] ?? '');
  if (reason === 'maximum-append-size-exceeded') return new AppendTooLarge(error.message, { cause: error });
  if (reason === 'stream-deleted') return new BrokenStream(String(error.metadata?.get('stream-name')[0] ?? ''), 'it was deleted');
  if (REFUSALS.includes(reason) || REFUSED_CODES.includes(error.code ?? -1)) return new RefusedByStore(`EventStoreDB refuses: ${error.message}`, { cause: error });
  return undefined;
}

/** Whether it may be over in a moment, and whether what was asked for was done is not known; a mistake of our own never is. */
export const isAway = (error: unknown) => ![...CERTAIN, ...MISTAKES].some((it) => error instanceof it);
const CERTAIN = [RefusedByStore, AppendTooLarge, WrongExpectedRevision, BrokenStream, LostPlace, PlainError];
const MISTAKES = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Nothing in the place of this failure. */
const whereNot = (expected: new (...given: never[]) => Error) => (error: unknown) => {
  if (!(error instanceof expected)) throw error;
  return undefined;
};
