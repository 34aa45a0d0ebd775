import grpc from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq, BatchAppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { batchAnswer, expectedOf, failure, proposedOf, streamOf } from '#test/kit/eventstore/stand-in-answers';
import { type Outcome, type Proposed, StandInLog } from '#test/kit/eventstore/stand-in-log';
import { answerRead } from '#test/kit/eventstore/stand-in-reading';
import { freePort } from '#test/kit/port';

/**
 * What goes wrong with the next call, once. `before`: it is not done, and the connection is lost. `after`: it is done, but
 * its answer is lost with the connection. `late`: it is done, the server says that it ran out of time. `not-leader`: another
 * node has to be asked, which is this one. `unknown` and `nobody`: a wrong password, and none. `silent` lasts: nothing is
 * answered any more.
 */
export type Trouble = 'none' | 'before' | 'after' | 'late' | 'not-leader' | 'unknown' | 'nobody' | 'silent';

const LONGEST_MESSAGE = 16 * 1_048_576;

/** EventStoreDB as its official client meets it, in this process and in memory; it can be stopped and started again. */
export class StandIn {
  readonly log = new StandInLog();
  /** Of appends, and of reads. */
  trouble = { append: 'none' as Trouble, read: 'none' as Trouble };
  /** Troubles that struck. */
  struck = 0;
  /** What was asked of it. */
  asked = { append: 0, read: 0 };
  /** Calls that carry appends, however many. */
  calls = 0;
  /** Calls that are being answered, subscriptions among them. */
  readonly open = new Set<string>();
  private server: grpc.Server | undefined;

  private constructor(readonly port: number) {}

  static async start() {
    const it = new StandIn(await freePort());
    await it.start();
    return it;
  }

  get url() {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  async start() {
    const server = new grpc.Server({ 'grpc.max_receive_message_length': 2 * LONGEST_MESSAGE });
    server.addService(streamsService.StreamsService as never, {
      read: (call: grpc.ServerWritableStream<ReadReq, ReadResp>) => this.read(call),
      batchAppend: (call: grpc.ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => this.batchAppend(call),
    });
    server.addService(featuresService.ServerFeaturesService as never, { getSupportedMethods: (_: unknown, answer: grpc.sendUnaryData<features.SupportedMethods>) => answer(null, supported()) });
    await new Promise<void>((resolve, reject) => server.bindAsync(`127.0.0.1:${this.port}`, grpc.ServerCredentials.createInsecure(), (error) => (error ? reject(error) : resolve())));
    this.server = server;
  }

  /** Cuts every connection and refuses new ones; what was stored stays. */
  async stop() {
    const { server } = this;
    this.server = undefined;
    server?.forceShutdown();
    await new Promise<void>((resolve) => (server ? server.tryShutdown(() => resolve()) : resolve()));
  }

  async restart(meanwhile: () => Promise<unknown> = async () => {}) {
    await this.stop();
    await meanwhile();
    await this.start();
  }

  private read(call: grpc.ServerWritableStream<ReadReq, ReadResp>) {
    const trouble = this.strike('read');
    if (trouble === 'silent') return;
    if (trouble !== 'none') return void call.emit('error', failed(trouble, this.port));
    answerRead(this.log, call, this.open);
  }

  private batchAppend(call: grpc.ServerDuplexStream<BatchAppendReq, BatchAppendResp>) {
    this.calls++;
    const pending = new Map<string, { options: BatchAppendReq.Options; events: Proposed[] }>();
    call.on('error', () => {}).on('end', () => call.end()).on('data', (it: BatchAppendReq) => {
      if (it.serializeBinary().length > LONGEST_MESSAGE) return void call.emit('error', failure(grpc.status.RESOURCE_EXHAUSTED, 'Received message exceeds the maximum configured message size.'));
      const key = it.getCorrelationId()?.getString() ?? '';
      const one = pending.get(key) ?? { options: it.getOptions() as BatchAppendReq.Options, events: [] };
      pending.set(key, one);
      one.events.push(...it.getProposedMessagesList().map(proposedOf));
      if (!it.getIsFinal()) return;
      pending.delete(key);
      const [trouble, stream] = [this.strike('append'), streamOf(one.options)];
      const outcome = this.store(trouble, stream, expectedOf(one.options), one.events);
      if (trouble === 'silent') return;
      if (trouble !== 'none') return void call.emit('error', failed(trouble, this.port));
      call.write(batchAnswer(it.getCorrelationId(), stream, outcome));
    });
  }

  private store(trouble: Trouble, ...given: Parameters<StandInLog['append']>): Outcome {
    const isDone = trouble === 'none' || trouble === 'after' || trouble === 'late';
    return isDone ? this.log.append(...given) : { conflict: 'new' };
  }

  private strike(on: 'append' | 'read'): Trouble {
    this.asked[on]++;
    const trouble = this.trouble[on];
    if (trouble === 'none') return trouble;
    this.struck++;
    if (trouble !== 'silent') this.trouble[on] = 'none';
    return trouble;
  }
}

const supported = () => {
  const method = new features.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName('BatchAppend');
  return new features.SupportedMethods().setEventStoreServerVersion('23.10.1.0').setMethodsList([method]);
};

function failed(trouble: Trouble, port: number): grpc.ServiceError {
  if (trouble === 'late') return failure(grpc.status.ABORTED, 'Operation timed out');
  if (trouble === 'unknown') return failure(grpc.status.UNAUTHENTICATED, 'Unauthenticated');
  if (trouble === 'nobody') return failure(grpc.status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
  if (trouble !== 'not-leader') return failure(grpc.status.UNAVAILABLE, 'Connection dropped');
  return failure(grpc.status.NOT_FOUND, 'Leader info available', { exception: 'not-leader', 'leader-endpoint-host': '127.0.0.1', 'leader-endpoint-port': String(port) });
}
