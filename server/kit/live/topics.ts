import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { Server, Socket } from 'socket.io';
import type { z } from 'zod';
import { common } from '#contract/kit/refusal';
import { type LiveRows, liveRowsOf } from '#projections/kit/live-rows';
import { isProjected, physical } from '#projections/kit/projection';
import { TIME, type Time } from '#projections/kit/question';
import { ReadSide } from '#projections/kit/read-side';
import type { Touched } from '#projections/kit/touched';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import type { Mounted } from '#server/kit/edge/endpoint';
import { inputOf } from '#server/kit/edge/input';
import { Concerned, type Subject } from '#server/kit/live/concerned';
import { Endpoints } from '#server/kit/live/endpoints';
import { movedBy, refuseHalfLive } from '#server/kit/live/moved-by';
import { CALM_MS, NOTICE_MS, Notices } from '#server/kit/live/notices';
import { type Joined, type Subscribe, TOPICS_PER_SOCKET } from '#server/kit/live/protocol';
import { Tick } from '#server/kit/live/tick';
import { type Delta, RowsTopic } from '#server/kit/live/topic';
import { Rights } from '#server/kit/live/rights';
import { isLagging, seatOf, type Watcher } from '#server/kit/live/watchers';

type Topic = Subject & { name: string; mounted: Mounted; rows: RowsTopic | undefined; isStale: boolean };

type Attending = (input: Record<string, string>, who: { socket: string; isThere: boolean }) => void;

/** Where live views are read from: whoever commands never waits for them. */
export const LIVE = Symbol('live');

/** What is being watched on this node; a topic is an endpoint with its input, and everybody on it gets the same. */
@Injectable()
export class Topics {
  /** Positions of different epochs are not to be compared: after a restart a client may have to read everything again. */
  private readonly epoch = randomUUID();
  private readonly topics = new Map<string, Topic>();
  private readonly concerned = new Concerned<Topic>();
  private readonly ticks = new Map<string, Tick>();
  private readonly notices = new Notices((topic) => this.server.to(topic).emit('stream.notice', { topic, n: this.readSide.n }));
  /** Up to where everybody was told what was touched. */
  private told = 0;
  private stale = '';
  private server!: Server;
  private readonly attending = new Map<string, Attending[]>();

  constructor(
    @Inject(Endpoints) private readonly endpoints: Endpoints,
    @Inject(Rights) private readonly rights: Rights,
    @Inject(ReadSide) private readonly readSide: ReadSide,
    @Inject(LIVE) private readonly db: Kysely<any>,
    @Inject(TIME) private readonly time: Time,
  ) {}

  start(server: Server) {
    this.server = server;
    for (const { endpoint } of this.endpoints.all().values()) refuseHalfLive(endpoint);
    this.told = this.readSide.n;
    this.readSide.onTouched((touched) => this.touch(touched));
  }

  /** Tells who begins to watch an endpoint on this node, and who no longer does. */
  onAttended(endpoint: string, listen: Attending) {
    this.attending.set(endpoint, [...(this.attending.get(endpoint) ?? []), listen]);
  }

  private attended(endpoint: string, input: unknown, socket: string, isThere: boolean) {
    for (const listen of this.attending.get(endpoint) ?? []) listen(input as Record<string, string>, { socket, isThere });
  }

  /** Joins first and reads then: what moves in between arrives as a delta over the snapshot, and values are absolute. */
  async join(socket: Socket, { endpoint, input: given, from, asOf }: z.output<typeof Subscribe>): Promise<Joined> {
    const mounted = this.endpoints.all().get(endpoint);
    refuseUnless(mounted?.endpoint.live, common.NOT_FOUND);
    const input = inputOf(mounted.endpoint, { query: given }, 'id') as Record<string, unknown>;
    const right = await this.rights.ask(socket, mounted, input);
    this.refuseUnlessSeated(socket, mounted.endpoint.key(input));
    const topic = this.open(mounted, input);
    this.rights.seat({ socket, name: topic.name, input, ...right });
    this.attended(mounted.endpoint.name, input, socket.id, true);
    await socket.join(topic.name);
    const told = { topic: topic.name, stale: this.isStale(topic), asOf: this.readSide.recent.asOf, holds: asOf !== undefined && this.holds(topic, asOf) };
    if (!topic.rows) return { kind: 'notice', ...told };
    const rows = await topic.rows.since(from?.epoch === this.epoch ? from.pos : undefined);
    return { ...told, epoch: this.epoch, ...rows };
  }

  /** Whether an answer that was read then is still what would be answered now. */
  private holds(topic: Topic, asOf: string) {
    const since = this.readSide.recent.since(asOf);
    if (!since) return false;
    const alone = new Concerned<Topic>();
    alone.add(topic);
    return alone.by(since).size === 0;
  }

  /** Asked right before joining: what came in meanwhile counts, and whoever is gone by now would stay for ever. */
  private refuseUnlessSeated(socket: Socket, name: string) {
    const { topics } = seatOf(socket);
    refuseUnless(socket.connected && (topics.has(name) || topics.size < TOPICS_PER_SOCKET), common.UNAVAILABLE);
  }

  leave(socket: Socket, name: string) {
    const watcher = seatOf(socket).topics.get(name);
    if (!watcher) return;
    this.rights.unseat(watcher);
    this.attended(this.topics.get(name)?.mounted.endpoint.name ?? '', watcher.input, socket.id, false);
    void socket.leave(name);
    this.closeIfEmpty(name);
  }

  leaveAll(socket: Socket) {
    for (const name of [...(seatOf(socket).topics?.keys() ?? [])]) this.leave(socket, name);
  }

  /** What they may has changed, or what it follows from: the policies of all topics, or of the doubtful ones, are asked again. */
  async reconsider(socket: Socket, { all }: { all: boolean }) {
    seatOf(socket).isDoubtful = false;
    for (const watcher of [...seatOf(socket).topics.values()].filter((it) => all || it.isDoubtful)) {
      watcher.isDoubtful = false;
      if (await this.mayStay(socket, watcher)) continue;
      this.leave(socket, watcher.name);
      socket.emit('stream.revoked', { topic: watcher.name, code: 'NOT_AUTHORIZED' });
    }
  }

  /** Whoever cannot be judged just now is judged again at the next look. */
  private async mayStay(socket: Socket, watcher: Watcher): Promise<boolean> {
    const topic = this.topics.get(watcher.name);
    if (!topic) return true;
    try {
      const right = await this.rights.ask(socket, topic.mounted, topic.input);
      if (seatOf(socket).topics.get(watcher.name) === watcher) this.rights.seat({ ...watcher, ...right });
      return true;
    } catch (error) {
      this.rights.doubtful(watcher);
      return !(error instanceof Refused);
    }
  }

  /** Whether a board is watched through it, as those who supervise do for hours without touching anything. */
  watchesRows = (socket: Socket) => [...seatOf(socket).topics.keys()].some((it) => this.topics.get(it)?.rows !== undefined);

  marks(socket: Socket) {
    return [...seatOf(socket).topics.keys()].map((name) => [name, this.epoch, this.topics.get(name)?.rows?.sent ?? this.readSide.n]);
  }

  stop() {
    this.notices.stop();
    for (const { rows } of this.topics.values()) rows?.close();
    this.topics.clear();
  }

  private open(mounted: Mounted, input: Record<string, unknown>) {
    const name = mounted.endpoint.key(input);
    const known = this.topics.get(name);
    if (known) return known;
    const live = liveRowsOf(mounted.endpoint.name);
    const topic: Topic = { name, mounted, input, ...movedBy(mounted.endpoint.name), isStale: false, rows: live && this.rowsOf(name, live, input) };
    this.topics.set(name, topic);
    this.concerned.add(topic);
    return topic;
  }

  private rowsOf(name: string, live: LiveRows, input: unknown) {
    const send = (delta: Delta) => {
      this.dropLaggards(name);
      this.server.to(name).emit('stream.delta', { topic: name, epoch: this.epoch, ...delta });
    };
    const reset = () => this.server.to(name).emit('stream.reset', { topic: name, reason: 'rebuild' });
    const tick = this.ticks.get(live.endpoint.name) ?? new Tick(live, this.db, this.time);
    this.ticks.set(live.endpoint.name, tick);
    return new RowsTopic(name, live, input, tick, this.readSide.n, { emit: send, reset, told: () => this.told });
  }

  /** Costs by who is concerned, not by who is there. */
  private touch(touched: readonly Touched[]) {
    this.rights.doubt(touched);
    this.tellStale();
    for (const [topic, own] of this.concerned.by(touched)) {
      if (topic.rows) topic.rows.touch(own, this.told);
      else this.notices.tell(topic.name, topic.mounted.endpoint.live === 'calm' ? CALM_MS : NOTICE_MS);
    }
    this.told = this.readSide.n;
  }

  private tellStale() {
    const stale = [...this.readSide.faults.keys()].sort().join();
    if (stale === this.stale) return;
    this.stale = stale;
    for (const topic of this.topics.values()) {
      const isStale = this.isStale(topic);
      if (isStale !== topic.isStale) this.server.to(topic.name).emit('stream.stale', { topic: topic.name, stale: isStale });
      topic.isStale = isStale;
    }
  }

  private isStale({ tables }: Topic) {
    return tables.some((it) => isProjected(it) && this.readSide.faults.has(physical(it)));
  }

  private dropLaggards(name: string) {
    for (const sid of this.server.sockets.adapter.rooms.get(name) ?? []) {
      const socket = this.server.sockets.sockets.get(sid);
      if (!socket || !isLagging(socket)) continue;
      this.leave(socket, name);
      socket.conn.once('drain', () => socket.emit('stream.reset', { topic: name, reason: 'lag' }));
    }
  }

  private closeIfEmpty(name: string) {
    if (this.server.sockets.adapter.rooms.has(name)) return;
    const topic = this.topics.get(name);
    if (!topic) return;
    topic.rows?.close();
    this.notices.forget(name);
    this.concerned.remove(topic);
    this.topics.delete(name);
  }
}
