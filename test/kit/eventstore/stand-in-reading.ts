import grpc from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { buried, caughtUp, checkpoint, confirmation, eventAnswer, failure, notFound, streamOf } from '#test/kit/eventstore/stand-in-answers';
import type { Kept, StandInLog } from '#test/kit/eventstore/stand-in-log';

type Call = grpc.ServerWritableStream<ReadReq, ReadResp>;
/** A filtered subscription tells how far it has looked after so many records, times the interval that was asked for. */
const CHECKPOINT_EVERY = 32;

/** Reads include their place, subscriptions begin behind it, as with the real one. */
export function answerRead(log: StandInLog, call: Call, open: Set<string>) {
  const options = call.request.getOptions() as ReadReq.Options;
  const all = options.getAll();
  const [position, stream] = [all?.getPosition(), all ? '' : streamOf(options.getStream() as ReadReq.Options.StreamOptions)];
  const isNoPlace = position && !log.isPlace(BigInt(position.getCommitPosition()));
  if (options.hasSubscription()) return isNoPlace ? void call.emit('error', failure(grpc.status.UNKNOWN, 'Exception was thrown by handler.')) : subscription(log, call, options, open);
  if (isNoPlace) return call.end();
  if (log.isBuried(stream)) return void call.emit('error', buried(stream));
  const isBackwards = options.getReadDirection() === 1;
  const found = all ? fromAll(log, all, isBackwards) : fromStream(log, options.getStream() as ReadReq.Options.StreamOptions, isBackwards);
  if (!found) call.write(notFound(streamOf(options.getStream() as ReadReq.Options.StreamOptions)));
  else for (const it of found.filter(matcher(options.getFilter())).slice(0, Number(options.getCount()))) call.write(eventAnswer(it));
  call.end();
}

function fromAll(log: StandInLog, all: ReadReq.Options.AllOptions, isBackwards: boolean) {
  const position = all.getPosition();
  if (isBackwards) return all.hasEnd() ? log.all.toReversed() : log.all.slice(0, log.countTo(BigInt(position?.getCommitPosition() ?? 0), false)).reverse();
  return all.hasEnd() ? [] : log.all.slice(position ? log.countTo(BigInt(position.getCommitPosition()), false) : 0);
}

function fromStream(log: StandInLog, place: ReadReq.Options.StreamOptions, isBackwards: boolean) {
  const stored = log.visible(streamOf(place));
  if (!stored.length) return undefined;
  return isBackwards ? stored.toReversed() : stored.filter((it) => !place.hasRevision() || it.revision >= Number(place.getRevision()));
}

/** Once it has caught up it says so, once, at whatever the client may still have to read of what came before. */
function subscription(log: StandInLog, call: Call, options: ReadReq.Options, open: Set<string>) {
  const [id, all, filter] = [crypto.randomUUID(), options.getAll() as ReadReq.Options.AllOptions, options.getFilter()];
  const every = filter ? CHECKPOINT_EVERY * filter.getCheckpointintervalmultiplier() : Number.POSITIVE_INFINITY;
  const matches = matcher(filter);
  let next = all.hasEnd() ? log.all.length : all.hasStart() ? 0 : log.countTo(BigInt(all.getPosition()?.getCommitPosition() ?? 0), true);
  let scanned = 0;
  const push = () => {
    for (; next < log.all.length; next++) {
      const it = log.all[next] as Kept;
      if (matches(it)) call.write(eventAnswer(it));
      if (++scanned % every === 0) call.write(checkpoint(it.position));
    }
  };
  open.add(id);
  call.write(confirmation());
  push();
  call.write(caughtUp());
  const stop = log.onAppended(push);
  call.on('error', () => {}).on('cancelled', () => {
    open.delete(id);
    stop();
  });
}

function matcher(filter: ReadReq.Options.FilterOptions | undefined) {
  const [byType, byStream] = [filter?.getEventType(), filter?.getStreamIdentifier()];
  const expression = byType ?? byStream;
  if (!expression) return () => true;
  const [regex, prefixes] = [expression.getRegex() ? new RegExp(expression.getRegex()) : undefined, expression.getPrefixList()];
  return (it: Kept) => {
    const name = byType ? it.type : it.stream;
    return regex ? regex.test(name) : prefixes.some((prefix) => name.startsWith(prefix));
  };
}
