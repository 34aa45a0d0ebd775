import { randomUUID } from 'node:crypto';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { AppendTooLarge, BrokenStream, type Expected, type NewEvent, type Position, WrongExpectedRevision } from '#server/kit/log/event-store';
import { appendMessage, positionOf } from '#server/kit/log/eventstore-messages';

type Call = ReturnType<StreamsClient['batchAppend']>;
type Append = { stream: string; events: readonly NewEvent[]; expected: Expected };
/** The revision of an append's last event, and its place where EventStoreDB says it: of what it had before it may be silent. */
export type Stored = { revision: number; position: Position | undefined };
type Waiting = Append & { resolve(stored: Stored): void; reject(error: unknown): void };
/** Begins the call that carries the appends; `lost` when it ends, for whatever reason. */
export type Begin = (begun: (call: Call) => void, silent: AbortSignal) => Promise<void>;

/** EventStoreDB refused, and would refuse again: rights, a request that it does not know. */
export class RefusedByStore extends Error {}

/** Appends over one call, each sent at once and answered when it is stored: none waits for another's answer. */
export class Appending {
  private readonly waiting = new Map<string, Waiting>();
  private current: { call: Promise<Call>; silent: AbortController } | undefined;

  /** @param deadline how long one append may stay without an answer, in ms; then the call is given up, and all that it carries */
  constructor(private readonly begin: Begin, private readonly deadline: number) {}

  async append(append: Append): Promise<Stored> {
    this.current ??= this.open();
    const { call, silent } = this.current;
    const [id, opened] = [randomUUID(), await call];
    const timer = setTimeout(() => silent.abort(), this.deadline);
    return new Promise<Stored>((resolve, reject) => {
      this.waiting.set(id, { ...append, resolve, reject });
      opened.write(appendMessage(id, append.stream, append.events, append.expected));
    }).finally(() => clearTimeout(timer));
  }

  close() {
    this.current?.silent.abort();
  }

  private open() {
    const silent = new AbortController();
    const call = new Promise<Call>((resolve, reject) => {
      const begun = (it: Call) => resolve(it.on('data', (answer: BatchAppendResp) => this.settle(answer)));
      this.begin(begun, silent.signal).catch((error: unknown) => {
        this.current = undefined;
        reject(error);
        for (const it of this.waiting.values()) it.reject(error);
        this.waiting.clear();
      });
    });
    return { call, silent };
  }

  private settle(answer: BatchAppendResp) {
    const id = answer.getCorrelationId()?.getString() ?? '';
    const it = this.waiting.get(id);
    this.waiting.delete(id);
    const [success, error] = [answer.getSuccess(), answer.getError()];
    if (error) return it?.reject(refusal(error, it));
    const [place, last] = [success?.getPosition(), it?.events.at(-1) as NewEvent];
    it?.resolve({ revision: Number(success?.getCurrentRevision()), position: place && positionOf(place.getCommitPosition(), place.getPreparePosition(), last) });
  }
}

/** What EventStoreDB says of one append; what is not known as final may be over in a moment. */
function refusal(error: Status, { stream, expected }: Append) {
  const [details, said] = [error.getDetails(), `EventStoreDB refuses: ${error.getMessage()}`];
  const what = details?.getTypeName().split('.').at(-1);
  if (what === 'WrongExpectedVersion') {
    const conflict = shared.WrongExpectedVersion.deserializeBinary(details?.getValue_asU8() as Uint8Array);
    return new WrongExpectedRevision(stream, expected, conflict.hasCurrentStreamRevision() ? Number(conflict.getCurrentStreamRevision()) : 'new');
  }
  if (what === 'MaximumAppendSizeExceeded') return new AppendTooLarge(said);
  if (what === 'StreamDeleted') return new BrokenStream(stream, 'it was deleted');
  return FINAL.includes(what ?? '') ? new RefusedByStore(said) : new Error(said);
}
const FINAL = ['AccessDenied', 'BadRequest', 'InvalidTransaction'];
