import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobufEmpty from 'google-protobuf/google/protobuf/empty_pb.js';
import { isChained } from '#server/kit/log/chain';
import type { Expected, NewEvent, Position, StoredEvent } from '#server/kit/log/event-store';

/**
 * EventStoreDB's messages, from and to the client's own generated classes. The client's functions are passed over here:
 * they take JSON apart and put it together again, and the chain is made of the very bytes that are stored.
 */
export type Place = Position | 'start' | 'end';
/** What the server lets through: names that begin so. It knows one kind at a time; of two it is told the types. */
export type Filter = { types?: readonly string[] | undefined; streamPrefixes?: readonly string[] | undefined };
type ReadOptions = InstanceType<typeof streams.ReadReq.Options>;

const TICKS_PER_MS = 10_000n;
const ID_LENGTH = 8;
const POSITION = /^\d+\/\d+(\/[0-9a-f]{8})?$/;
const BEARS_ID = /\/[0-9a-f]{8}$/;
const empty = () => new shared.Empty();

/** An append among many that are under way; its answer bears the same id. */
export const appendMessage = (id: string, stream: string, events: readonly NewEvent[], expected: Expected) => {
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(identifier(stream));
  if (expected === 'new') options.setNoStream(new protobufEmpty.Empty());
  else options.setStreamPosition(String(expected));
  return new streams.BatchAppendReq().setCorrelationId(new shared.UUID().setString(id)).setOptions(options).setProposedMessagesList(events.map(proposed)).setIsFinal(true);
};

const proposed = ({ id, type, data, meta }: NewEvent) => {
  const message = new streams.BatchAppendReq.ProposedMessage().setId(new shared.UUID().setString(id));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message.setData(Buffer.from(data)).setCustomMetadata(Buffer.from(meta));
};

export const readStreamMessage = (stream: string, from: number, max: number, backwards: boolean) => {
  const place = new streams.ReadReq.Options.StreamOptions().setStreamIdentifier(identifier(stream));
  if (backwards) place.setEnd(empty());
  else place.setRevision(String(from));
  return request(new streams.ReadReq.Options().setStream(place).setCount(String(max)), backwards);
};

/** From a place in $all on, the event at that place included. */
export const readAllMessage = (from: Place, max: number, { backwards = false, filter }: { backwards?: boolean; filter?: Filter | undefined } = {}) =>
  request(new streams.ReadReq.Options().setAll(placeInAll(from)).setCount(String(max)), backwards, filter);

const filterOf = ({ types, streamPrefixes }: Filter) => {
  const filter = new streams.ReadReq.Options.FilterOptions().setCount(empty()).setCheckpointintervalmultiplier(1);
  const beginnings = (of: readonly string[]) => new streams.ReadReq.Options.FilterOptions.Expression().setPrefixList([...of]);
  return types ? filter.setEventType(beginnings(types)) : filter.setStreamIdentifier(beginnings(streamPrefixes ?? []));
};

/** Whatever is appended from now on. */
export const subscribeMessage = () =>
  request(new streams.ReadReq.Options().setAll(placeInAll('end')).setSubscription(new streams.ReadReq.Options.SubscriptionOptions()), false);

const request = (options: ReadOptions, backwards: boolean, filter?: Filter) => {
  if (filter) options.setFilter(filterOf(filter));
  else options.setNoFilter(empty());
  options.setReadDirection(backwards ? 1 : 0).setResolveLinks(false).setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(empty()));
  return new streams.ReadReq().setOptions(options);
};

const placeInAll = (from: Place) => {
  const place = new streams.ReadReq.Options.AllOptions();
  if (from === 'start') return place.setStart(empty());
  if (from === 'end') return place.setEnd(empty());
  const [commit, prepare] = from.split('/') as [string, string];
  return place.setPosition(new streams.ReadReq.Options.Position().setCommitPosition(commit).setPreparePosition(prepare));
};

const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

/** The event of an answer, its texts as the bytes that were stored; nothing where the answer says something else. */
export const eventOf = (answer: ReadResp): StoredEvent | undefined => {
  const event = answer.getEvent()?.getEvent();
  const id = event?.getId()?.getString();
  if (!event || !id) return undefined;
  const about = event.getMetadataMap();
  const meta = text(event.getCustomMetadata_asU8());
  return {
    id,
    type: about.get('type') ?? '',
    stream: text(event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array()),
    revision: Number(event.getStreamRevision()),
    position: positionOf(event.getCommitPosition(), event.getPreparePosition(), { id, meta }),
    data: text(event.getData_asU8()),
    meta,
    storedAt: new Date(Number(BigInt(about.get('created') ?? 0) / TICKS_PER_MS)),
  };
};

/**
 * Two numbers are a place, and where an event of ours stands, the beginning of its id is a part of it: in a history that
 * was restored and went on, another one may stand at the same place.
 */
export const positionOf = (commit: string, prepare: string, { id, meta }: { id: string; meta: string }): Position =>
  `${commit}/${prepare}${isChained({ meta }) ? `/${id.slice(0, ID_LENGTH)}` : ''}`;

/** Whether a reader that stood at a place goes on from there: ours are never removed; others' may be, but then something follows. */
export const goesOn = (at: Position, found: StoredEvent | undefined) => found !== undefined && (!BEARS_ID.test(at) || found.position === at);

/** Commit and prepare position: what is compared, and by what an event is the one at a place. */
export const placeOf = (position: Position) => position.split('/', 2).join('/');
export const isPosition = (it: string) => POSITION.test(it);

const text = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
