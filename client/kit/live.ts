import { io, type Socket } from 'socket.io-client';
import type { AskOf } from '#contract/kit/endpoint';
import { type AnyEndpoint, isNotice } from '#client/kit/api';
import type { Delta } from '#client/kit/live-rows';
import { Topic } from '#client/kit/live-topic';
import { session } from '#client/kit/session';
import { store } from '#client/kit/store';
import { clock } from '#client/kit/time';

export type LiveState = 'live' | 'connecting' | 'offline';
type Mark = { t: [topic: string, epoch: string, to: number][]; serverTime: string };

const OFFLINE_AFTER_MS = 8_000;
const JITTER_MS = 2_000;

/** Whether the screen moves by itself, and since when (ms of the device's clock). */
export const connection = store<{ state: LiveState; since: number }>({ state: 'connecting', since: Date.now() });

/** Some answer on the screen lags behind, and the server says so. */
export const anyStale = store(false);

const topics = new Map<string, Topic>();
const opened = { socket: undefined as Socket | undefined };

/** The live topic of a question; it lets go of itself when nobody has watched it for a while. */
export function follow<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>): Topic {
  const key = endpoint.key(input);
  const known = topics.get(key);
  if (known) return known;
  const carriesRows = typeof endpoint.live === 'object';
  const topic = new Topic(key, { endpoint: endpoint.name, input }, carriesRows, openLive(), () => release(key, topic));
  topic.stale.subscribe(tellStale);
  topics.set(key, topic);
  return topic;
}

export const isFollowed = (key: string) => topics.has(key);

/** The one socket of the app, opened for the signed-in person. It closes by itself, and comes back, when two of the server's beats fail to come. */
export function openLive(): Socket {
  opened.socket ??= connect();
  return opened.socket;
}

function connect() {
  const socket = io({
    transports: ['websocket'],
    auth: (send) => send({ token: session.get()?.token, v: 1 }),
    timeout: OFFLINE_AFTER_MS, reconnectionDelay: 500, reconnectionDelayMax: 10_000, randomizationFactor: 0.5,
  });
  watchConnection(socket);
  socket
    .on('stream.notice', ({ topic }: { topic: string }) => named(topic, (it) => it.changed()))
    .on('stream.delta', (delta: Delta) => each((it) => it.delta(delta)))
    .on('stream.mark', ({ t, serverTime }: Mark) => {
      clock.told(serverTime);
      for (const [topic, epoch, to] of t) named(topic, (it) => it.mark(epoch, to));
    })
    .on('stream.reset', ({ topic }: { topic: string }) => named(topic, (it) => it.resubscribe()))
    .on('stream.revoked', ({ topic }: { topic: string }) => named(topic, (it) => it.revoked()))
    .on('stream.stale', ({ topic, stale }: { topic: string; stale: boolean }) => named(topic, (it) => it.stale.set(stale)))
    .on('session.revoked', ({ code }: { code: string }) => session.end(isNotice(code) ? code : undefined));
  return socket;
}

function watchConnection(socket: Socket) {
  let everLive = false;
  let offlineTimer = setTimeout(wentOffline, OFFLINE_AFTER_MS);
  function wentOffline() {
    const { state, since } = connection.get();
    connection.set({ state: 'offline', since: state === 'live' ? Date.now() : since });
  }
  function connectLater() {
    if (session.get()) setTimeout(() => socket.connect(), Math.random() * JITTER_MS + 500);
  }
  socket
    .on('connect', () => {
      clearTimeout(offlineTimer);
      connection.set({ state: 'live', since: Date.now() });
      setTimeout(() => each((it) => it.subscribe()), everLive ? Math.random() * JITTER_MS : 0);
      everLive = true;
    })
    .on('disconnect', (reason) => {
      each((it) => it.lost());
      // Whoever was told that there is no network knows it already.
      if (connection.get().state !== 'offline') connection.set({ state: 'connecting', since: Date.now() });
      offlineTimer = setTimeout(wentOffline, OFFLINE_AFTER_MS);
      if (reason === 'io server disconnect') connectLater();
    })
    .on('connect_error', (error: Error & { data?: { code?: string } }) => {
      const code = error.data?.code;
      if (isNotice(code)) session.end(code);
      else if (code !== 'NOT_AUTHORIZED' && !socket.active) connectLater();
    });
  addEventListener('offline', wentOffline);
  // A line that was away for a moment only may have kept the socket: then nobody else says that it is back.
  addEventListener('online', () => {
    if (socket.connected) connection.set({ state: 'live', since: Date.now() });
  });
  if (!navigator.onLine) wentOffline();
}

function release(key: string, topic: Topic) {
  if (topics.get(key) === topic) topics.delete(key);
  tellStale();
  const socket = openLive();
  const isShared = topics.has(key) || [...topics.values()].some(({ name }) => name === topic.name);
  if (socket.connected && !isShared) socket.emit('stream.unsubscribe', { v: 1, topic: topic.name });
}

const tellStale = () => anyStale.set([...topics.values()].some((it) => it.stale.get()));
const each = (act: (it: Topic) => void) => topics.forEach(act);
const named = (name: string, act: (it: Topic) => void) => each((it) => it.name === name && act(it));
