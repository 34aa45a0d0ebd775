import type { Socket } from 'socket.io-client';
import type { AskOf } from '#contract/kit/endpoint';
import { type AnyEndpoint, isNotice } from '#client/kit/api';
import { afterFirstAnswers } from '#client/kit/first-answers';
import type { Delta } from '#client/kit/live-rows';
import { type Line, Topic } from '#client/kit/live-topic';
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
const opened: { socket?: Socket; opening?: Promise<Socket> } = {};
const line: Line = {
  get connected() {
    return opened.socket?.connected ?? false;
  },
  timeout: (ms) => (opened.socket as Socket).timeout(ms),
};

/** The live topic of a question; it lets go of itself when nobody has watched it for a while. */
export function follow<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>): Topic {
  const key = endpoint.key(input);
  const known = topics.get(key);
  if (known) return known;
  const carriesRows = typeof endpoint.live === 'object';
  const topic = new Topic(key, { endpoint: endpoint.name, input }, carriesRows, line, () => release(key, topic));
  topic.stale.subscribe(tellStale);
  topics.set(key, topic);
  return topic;
}

export const isFollowed = (key: string) => topics.has(key);

/** The one socket of the app, opened for the signed-in person. It closes by itself, and comes back, when two of the server's beats fail to come. */
export function openLive(): Promise<Socket> {
  watchLine();
  opened.opening ??= connect().catch(async () => {
    await new Promise((later) => setTimeout(later, JITTER_MS));
    opened.opening = undefined;
    return openLive();
  });
  return opened.opening;
}

/** What the socket is made of comes after the first answers, for none of them waits for it. */
export function openLiveSoon() {
  watchLine();
  afterFirstAnswers(() => void openLive());
}

/** Fetched before it is imported, for a browser never asks again for a module that did not come once. */
async function socketCode() {
  const file = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=socket]')?.content;
  if (file?.startsWith('/') && !(await fetch(file)).ok) throw new Error(`${file} is not there`);
  return import('socket.io-client');
}

async function connect() {
  const { io } = await socketCode();
  const socket = io({
    transports: ['websocket'],
    auth: (send) => send({ token: session.get()?.token, v: 1 }),
    timeout: OFFLINE_AFTER_MS, reconnectionDelay: 500, reconnectionDelayMax: 10_000, randomizationFactor: 0.5,
  });
  opened.socket = socket;
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

let offlineTimer: ReturnType<typeof setTimeout> | undefined;

function wentOffline() {
  const { state, since } = connection.get();
  connection.set({ state: 'offline', since: state === 'live' ? Date.now() : since });
}

const offlineUnlessLive = () => {
  clearTimeout(offlineTimer);
  offlineTimer = setTimeout(wentOffline, OFFLINE_AFTER_MS);
};

/** What the browser says of its network, and what it does not: a line over which nothing comes is as good as none. */
function watchLine() {
  if (offlineTimer) return;
  offlineUnlessLive();
  addEventListener('offline', wentOffline);
  // A line that was away for a moment only may have kept the socket: then nobody else says that it is back. Otherwise it need not be waited for.
  addEventListener('online', () => {
    if (line.connected) connection.set({ state: 'live', since: Date.now() });
    else opened.socket?.disconnect().connect();
  });
  if (!navigator.onLine) wentOffline();
}

function watchConnection(socket: Socket) {
  let everLive = false;
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
      offlineUnlessLive();
      if (reason === 'io server disconnect') connectLater();
    })
    .on('connect_error', (error: Error & { data?: { code?: string } }) => {
      const code = error.data?.code;
      if (isNotice(code)) session.end(code);
      else if (code !== 'NOT_AUTHORIZED' && !socket.active) connectLater();
    });
}

function release(key: string, topic: Topic) {
  if (topics.get(key) === topic) topics.delete(key);
  tellStale();
  const isShared = topics.has(key) || [...topics.values()].some(({ name }) => name === topic.name);
  if (!isShared && opened.socket?.connected) opened.socket.emit('stream.unsubscribe', { v: 1, topic: topic.name });
}

const tellStale = () => anyStale.set([...topics.values()].some((it) => it.stale.get()));
const each = (act: (it: Topic) => void) => topics.forEach(act);
const named = (name: string, act: (it: Topic) => void) => each((it) => it.name === name && act(it));
