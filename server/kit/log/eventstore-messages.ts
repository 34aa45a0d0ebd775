import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
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
const empty = () => new shared.Empty();

export const appendMessages = (stream: string, events: readonly NewEvent[], expected: Expected) => {
  const options = new streams.AppendReq.Options().setStreamIdentifier(identifier(stream));
  if (expected === 'new') options.setNoStream(empty());
  else options.setRevision(String(expected));
  return [new streams.AppendReq().setOptions(options), ...events.map((it) => new streams.AppendReq().setProposedMessage(proposed(it)))];
};

const proposed = ({ id, type, data, meta }: NewEvent) => {
  const message = new streams.AppendReq.ProposedMessage().setId(new shared.UUID().setString(id));
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
  return {
    id,
    type: about.get('type') ?? '',
    stream: text(event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array()),
    revision: Number(event.getStreamRevision()),
    position: `${event.getCommitPosition()}/${event.getPreparePosition()}`,
    data: text(event.getData_asU8()),
    meta: text(event.getCustomMetadata_asU8()),
    storedAt: new Date(Number(BigInt(about.get('created') ?? 0) / TICKS_PER_MS)),
  };
};

const text = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
