import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import type { AppendReq, BatchAppendReq, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import protobufEmpty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Expected } from '#server/kit/log/event-store';
import type { Kept, Outcome, Proposed } from '#test/kit/eventstore/stand-in-log';

/** The messages of the stand-in, of the classes that the official client was generated with. */
const { ReadResp, AppendResp, BatchAppendResp } = streams;
const empty = () => new shared.Empty();
const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

export const proposedOf = (message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): Proposed => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  isJson: message.getMetadataMap().get('content-type') === 'application/json',
  data: message.getData_asU8(),
  meta: message.getCustomMetadata_asU8(),
});

export const streamOf = (options: AppendReq.Options | BatchAppendReq.Options | ReadReq.Options.StreamOptions) =>
  Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

export const expectedOf = (options: AppendReq.Options | BatchAppendReq.Options): Expected | 'any' => {
  if (options.hasNoStream()) return 'new';
  if (options.hasAny()) return 'any';
  return Number('getRevision' in options ? options.getRevision() : options.getStreamPosition());
};

export const eventAnswer = (it: Kept) => {
  const event = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(it.id)).setStreamIdentifier(identifier(it.stream)).setStreamRevision(String(it.revision))
    .setCommitPosition(String(it.position)).setPreparePosition(String(it.position)).setData(it.data).setCustomMetadata(it.meta);
  event.getMetadataMap().set('type', it.type).set('content-type', it.isJson ? 'application/json' : 'application/octet-stream')
    .set('created', String(BigInt(it.created.getTime()) * 10_000n));
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(event).setCommitPosition(String(it.position)));
};

export const confirmation = () => new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID()));
export const caughtUp = () => new ReadResp().setCaughtUp(new ReadResp.CaughtUp());
export const notFound = (stream: string) => new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifier(stream)));
export const checkpoint = (position: bigint) =>
  new ReadResp().setCheckpoint(new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)));

export const appendAnswer = (outcome: Exclude<Outcome, { tooLarge: number }>) => {
  if ('conflict' in outcome) {
    const conflict = new AppendResp.WrongExpectedVersion();
    if (outcome.conflict === 'new') conflict.setCurrentNoStream(empty());
    else conflict.setCurrentRevision(String(outcome.conflict));
    return new AppendResp().setWrongExpectedVersion(conflict);
  }
  const success = new AppendResp.Success().setCurrentRevision(String(outcome.revision));
  const position = outcome.position === undefined ? undefined : String(outcome.position);
  if (position) success.setPosition(new AppendResp.Position().setCommitPosition(position).setPreparePosition(position));
  else success.setNoPosition(empty());
  return new AppendResp().setSuccess(success);
};

export const batchAnswer = (correlation: shared.UUID | undefined, stream: string, outcome: Outcome) => {
  const answer = new BatchAppendResp().setCorrelationId(correlation).setStreamIdentifier(identifier(stream));
  if ('tooLarge' in outcome) return answer.setError(problem(new shared.MaximumAppendSizeExceeded().setMaxappendsize(outcome.tooLarge), 'MaximumAppendSizeExceeded'));
  if ('conflict' in outcome) {
    const conflict = new shared.WrongExpectedVersion();
    if (outcome.conflict === 'new') conflict.setCurrentNoStream(new protobufEmpty.Empty());
    else conflict.setCurrentStreamRevision(String(outcome.conflict));
    return answer.setError(problem(conflict, 'WrongExpectedVersion'));
  }
  const success = new BatchAppendResp.Success().setCurrentRevision(String(outcome.revision));
  const position = outcome.position === undefined ? undefined : String(outcome.position);
  if (position) success.setPosition(new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position));
  else success.setNoPosition(new protobufEmpty.Empty());
  return answer.setSuccess(success);
};

const problem = (detail: { serializeBinary(): Uint8Array }, name: string) => {
  const packed = new any.Any();
  packed.pack(detail.serializeBinary(), `event_store.client.${name}`);
  return new status.Status().setMessage(name).setDetails(packed);
};
