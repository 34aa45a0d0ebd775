import grpc from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import type { BatchAppendReq, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import protobufEmpty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Expected } from '#server/kit/log/event-store';
import type { Kept, Outcome, Proposed } from '#test/kit/eventstore/stand-in-log';

/** The messages of the stand-in, of the classes that the official client was generated with. */
const { ReadResp, BatchAppendResp } = streams;
const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

export const proposedOf = (message: BatchAppendReq.ProposedMessage): Proposed => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  isJson: message.getMetadataMap().get('content-type') === 'application/json',
  data: message.getData_asU8(),
  meta: message.getCustomMetadata_asU8(),
});

export const streamOf = (options: BatchAppendReq.Options | ReadReq.Options.StreamOptions) =>
  Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

export const expectedOf = (options: BatchAppendReq.Options): Expected | 'any' => {
  if (options.hasNoStream()) return 'new';
  if (options.hasAny()) return 'any';
  return Number(options.getStreamPosition());
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

export const batchAnswer = (correlation: shared.UUID | undefined, stream: string, outcome: Outcome) => {
  const answer = new BatchAppendResp().setCorrelationId(correlation).setStreamIdentifier(identifier(stream));
  if ('tooLarge' in outcome) return answer.setError(problem(new shared.MaximumAppendSizeExceeded().setMaxappendsize(outcome.tooLarge), 'MaximumAppendSizeExceeded', `Maximum Append Size of ${outcome.tooLarge} Exceeded.`));
  if ('deleted' in outcome) return answer.setError(problem(new shared.StreamDeleted().setStreamIdentifier(identifier(stream)), 'StreamDeleted', `Event stream '${stream}' is deleted.`));
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

const problem = (detail: { serializeBinary(): Uint8Array }, name: string, message = name) => {
  const packed = new any.Any();
  packed.pack(detail.serializeBinary(), `event_store.client.${name}`);
  return new status.Status().setMessage(message).setDetails(packed);
};

/** How a whole call fails; what is special about it stands in the metadata. */
export function failure(code: grpc.status, details: string, about: Record<string, string> = {}): grpc.ServiceError {
  const metadata = new grpc.Metadata();
  for (const [name, value] of Object.entries(about)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
}
export const buried = (stream: string) => failure(grpc.status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, { exception: 'stream-deleted', 'stream-name': stream });
