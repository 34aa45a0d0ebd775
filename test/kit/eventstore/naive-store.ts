import { type AllStreamSubscription, BACKWARDS, END, EventStoreDBClient, eventTypeFilter, jsonEvent, NO_STREAM, START, streamNameFilter, StreamNotFoundError, WrongExpectedVersionError } from '@eventstore/db-client';
import {
  type Appended, type Batch, checkAppend, checkJson, EventStore, type Expected, type NewEvent, type Position, type ReadOptions, type StoredEvent, type SubscribeOptions, WrongExpectedRevision,
} from '#server/kit/log/event-store';

const tokenOf = ({ commit, prepare }: { commit: bigint; prepare: bigint }) => `${commit}/${prepare}`;
const placeOf = (position: Position) => {
  const [commit, prepare] = position.split('/').map(BigInt) as [bigint, bigint];
  return { commit, prepare };
};

/** The adapter that one writes first: it believes what the client says. Kept so that the stand-in proves what it catches. */
export class NaiveStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly subscriptions = new Set<AllStreamSubscription>();

  constructor(url: string) {
    super();
    this.client = EventStoreDBClient.connectionString(url);
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended> {
    checkAppend(stream, events, expected);
    checkJson(stream, events);
    const encoded = events.map(({ id, type, data, meta }) => jsonEvent({ id, type, data: JSON.parse(data), metadata: JSON.parse(meta) }));
    try {
      const { nextExpectedRevision, position } = await this.client.appendToStream(stream, encoded, { expectedRevision: expected === 'new' ? NO_STREAM : BigInt(expected) });
      return { revision: Number(nextExpectedRevision), position: position ? tokenOf(position) : 'unknown' };
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      throw new WrongExpectedRevision(stream, expected, typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : 'new');
    }
  }

  async read(stream: string, { from = 0, backwards = false, max = 1_000_000 }: ReadOptions = {}) {
    try {
      const events: StoredEvent[] = [];
      const place = backwards ? { fromRevision: END, direction: BACKWARDS } as const : { fromRevision: BigInt(from) };
      for await (const { event } of this.client.readStream(stream, { ...place, maxCount: max })) events.push(decoded(event));
      return { exists: true, events };
    } catch (error) {
      if (error instanceof StreamNotFoundError) return { exists: false, events: [] };
      throw error;
    }
  }

  async end() {
    for await (const { event } of this.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) if (event) return tokenOf(event.position);
    return '0/0';
  }

  async *subscribe({ after, types, streamPrefixes, signal }: SubscribeOptions): AsyncIterable<Batch> {
    let [position, live] = [after === 'start' ? '0/0' : after, false];
    const checkpointReached = async (_: unknown, it: { commit: bigint; prepare: bigint }) => void (position = tokenOf(it));
    const filter = types ? eventTypeFilter({ prefixes: [...types], checkpointReached }) : streamPrefixes && streamNameFilter({ prefixes: [...streamPrefixes], checkpointReached });
    const subscription = this.client.subscribeToAll({ fromPosition: after === 'start' ? START : placeOf(after), ...(filter ? { filter } : {}) });
    this.subscriptions.add(subscription);
    subscription.on('caughtUp', () => (live = true)).on('error', () => {});
    signal.addEventListener('abort', () => void subscription.unsubscribe());
    for await (const { event } of subscription) {
      const it = decoded(event);
      if (!this.reached(position, it.position)) position = it.position;
      yield { events: [it], position, live };
    }
  }

  reached(at: Position | 'start', wanted: Position) {
    return at !== 'start' && placeOf(at).commit >= placeOf(wanted).commit;
  }

  async close() {
    for (const it of this.subscriptions) await it.unsubscribe();
    await this.client.dispose();
  }
}

type Read = { id: string; type: string; streamId: string; revision: bigint; position?: { commit: bigint; prepare: bigint }; data: unknown; metadata: unknown; created: Date };
const decoded = (given: unknown): StoredEvent => decodedOf(given as Required<Read>);
const decodedOf = (event: Required<Read>): StoredEvent => ({
  id: event.id, type: event.type, stream: event.streamId, revision: Number(event.revision), position: tokenOf(event.position),
  data: JSON.stringify(event.data), meta: JSON.stringify(event.metadata), storedAt: event.created,
});
