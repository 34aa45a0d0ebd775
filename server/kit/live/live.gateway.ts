import { Inject, type OnApplicationShutdown } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayDisconnect, type OnGatewayInit, SubscribeMessage, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import type { z } from 'zod';
import { common } from '#contract/kit/refusal';
import { Clock } from '#server/kit/clock';
import { Refused } from '#server/kit/deciding/refused';
import { type Ended, Sessions } from '#server/kit/edge/sessions';
import { BEATS, MARK_MS, REVALIDATE_MS, SOCKETS_PER_SESSION, Subscribe, Unsubscribe, WATCHED_MS } from '#server/kit/live/protocol';
import { isAlike } from '#server/kit/live/rights';
import { Topics } from '#server/kit/live/topics';
import { type Seat, seatOf } from '#server/kit/live/watchers';
import { someAtOnce } from '#server/kit/some-at-once';

const LOOK_AT_ALL_EVERY = 60;
const AT_ONCE = 16;

/** Sockets: let in by the same session as REST, on topics under the same policies, out within two seconds of losing either. */
@WebSocketGateway({
  transports: ['websocket'], perMessageDeflate: false, maxHttpBufferSize: 65_536, ...BEATS,
  connectTimeout: 10_000, serveClient: false, cleanupEmptyChildNamespaces: true,
})
export class LiveGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect, OnApplicationShutdown {
  @WebSocketServer() private readonly server!: Server;
  private readonly timers: NodeJS.Timeout[] = [];
  /** Whose sessions have to be looked at. */
  private doubted: Set<string> | 'all' = 'all';
  private round = 0;

  constructor(@Inject(Sessions) private readonly sessions: Sessions, @Inject(Topics) private readonly topics: Topics, @Inject(Clock) private readonly clock: Clock) {}

  afterInit(server: Server) {
    server.use((socket, next) => void this.admit(socket).then(() => next(), (why: unknown) => next(refusal(why))));
    this.topics.start(server);
    this.sessions.onChanged((account) => {
      if (account === undefined || this.doubted === 'all') this.doubted = 'all';
      else this.doubted.add(account);
    });
    this.timers.push(setInterval(() => void this.revalidate(), REVALIDATE_MS), setInterval(() => this.mark(), MARK_MS), setInterval(() => void this.noteWatched().catch(() => {}), WATCHED_MS));
  }

  handleConnection(socket: Socket) {
    // Several that came at once were all let in while none was there yet.
    if (this.socketsOf(seatOf(socket).actor.session) > SOCKETS_PER_SESSION) return void socket.disconnect(true);
    let [tokens, filled] = [40, Date.now()];
    socket.use(([event], next) => {
      tokens = Math.min(40, tokens + ((Date.now() - filled) / 1000) * 20);
      filled = Date.now();
      if (tokens < 1) return void socket.disconnect(true);
      tokens -= 1;
      if (event === 'stream.subscribe' || event === 'stream.unsubscribe') next();
      else this.fault(socket);
    });
  }

  private socketsOf(session: string | null) {
    return [...this.server.sockets.sockets.values()].filter((it) => seatOf(it).actor?.session === session).length;
  }

  handleDisconnect(socket: Socket) {
    this.topics.leaveAll(socket);
  }

  @SubscribeMessage('stream.subscribe')
  async subscribe(socket: Socket, message: unknown) {
    const wish = this.read(Subscribe, socket, message);
    if (!wish) return { ok: false, code: 'VALIDATION' };
    try {
      return { ok: true, ...(await this.topics.join(socket, wish)), serverTime: this.clock.now().toISOString() };
    } catch (error) {
      return error instanceof Refused && error.refusal !== common.UNAVAILABLE ? { ok: false, code: error.refusal.code } : { ok: false, code: 'BUSY', retryAfterMs: 5_000 };
    }
  }

  @SubscribeMessage('stream.unsubscribe')
  unsubscribe(socket: Socket, message: unknown) {
    const wish = this.read(Unsubscribe, socket, message);
    if (wish) this.topics.leave(socket, wish.topic);
    return { ok: wish !== undefined };
  }

  onApplicationShutdown() {
    for (const timer of this.timers) clearInterval(timer);
    this.topics.stop();
  }

  private async admit(socket: Socket) {
    const found = await this.sessions.find(typeof socket.handshake.auth.token === 'string' ? socket.handshake.auth.token : undefined);
    if (typeof found === 'string') throw found;
    if (this.socketsOf(found.session) >= SOCKETS_PER_SESSION) throw 'BUSY';
    Object.assign(socket.data, { actor: found, topics: new Map() } satisfies Seat);
  }

  private read<S extends z.ZodType>(schema: S, socket: Socket, message: unknown): z.output<S> | undefined {
    const { success, data } = schema.safeParse(message);
    if (success) return data;
    this.fault(socket);
    return undefined;
  }

  /** Three messages that are not of the protocol end the connection. */
  private fault(socket: Socket) {
    socket.data.faults = (socket.data.faults ?? 0) + 1;
    if (socket.data.faults >= 3) socket.disconnect(true);
  }

  /** Those who may have changed are looked at each second, all of them now and then; whoever is out goes before anybody's rights are asked about. */
  private async revalidate() {
    const isAll = this.doubted === 'all' || this.round++ % LOOK_AT_ALL_EVERY === 0;
    const accounts = this.doubted;
    this.doubted = new Set();
    const sockets = [...this.server.sockets.sockets.values()];
    const doubted = sockets.filter((it) => isAll || (accounts as ReadonlySet<string>).has(seatOf(it).actor.account as string));
    try {
      if (doubted.length) await this.lookAt(doubted);
      await someAtOnce(sockets.filter((it) => it.connected && seatOf(it).isDoubtful), AT_ONCE, (it) => this.topics.reconsider(it, { all: false }));
    } catch {
      this.doubted = 'all';
    }
  }

  private async lookAt(sockets: readonly Socket[]) {
    const found = await this.sessions.refresh([...new Set(sockets.map((it) => seatOf(it).actor.session as string))]);
    const [changed, foundOf] = [[] as Socket[], (it: Socket) => found.get(seatOf(it).actor.session as string) ?? 'TOKEN_EXPIRED'];
    for (const socket of sockets) {
      const now = foundOf(socket);
      if (typeof now === 'string') this.end(socket, now);
      else if (this.becomes(socket, now)) changed.push(socket);
    }
    await someAtOnce(changed, AT_ONCE, (it) => this.topics.reconsider(it, { all: true }));
  }

  /** Whether they may something else from now on. */
  private becomes(socket: Socket, now: Seat['actor']) {
    const before = seatOf(socket).actor;
    seatOf(socket).actor = now;
    return !isAlike(before, now);
  }

  private end(socket: Socket, code: Ended) {
    socket.emit('session.revoked', { code });
    socket.disconnect(true);
  }

  /** Decision 071: whoever watches a board is there; a screen that is merely left open is not. */
  async noteWatched() {
    const watching = [...this.server.sockets.sockets.values()].filter((it) => this.topics.watchesRows(it)).map((it) => seatOf(it).actor);
    if (watching.length) await this.sessions.watched(watching);
  }

  private mark() {
    const serverTime = this.clock.now().toISOString();
    for (const socket of this.server.sockets.sockets.values()) socket.emit('stream.mark', { t: this.topics.marks(socket), serverTime });
  }
}

/** Why somebody is not let in; whatever else went wrong, they may come again in a moment. */
function refusal(why: unknown) {
  const code = typeof why === 'string' ? why : 'BUSY';
  return Object.assign(new Error(code), { data: { code } });
}
