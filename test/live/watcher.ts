import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { Endpoint } from '#contract/kit/endpoint';
import { until } from '#test/kit/until';

export type Answer = { ok: boolean; code?: string; kind?: 'notice' | 'snapshot' | 'delta'; topic: string; epoch: string; from?: number; to: number; changes: [string, any][]; beside?: object; stale?: boolean; serverTime?: string; asOf?: string; holds?: boolean };

/** A socket as a browser has one, with all that it was told. */
export class Watcher {
  readonly heard: { event: string; data: any }[] = [];
  readonly socket: Socket;
  private ending: string | undefined;

  constructor(base: string, auth: object, headers: Record<string, string> = {}) {
    this.socket = io(base, { transports: ['websocket'], auth, reconnection: false, forceNew: true, extraHeaders: headers });
    this.socket.on('disconnect', (why) => {
      this.ending = why;
    });
    this.socket.onAny((event: string, data: unknown) => this.heard.push({ event, data }));
  }

  static async open(base: string, token: string) {
    const watcher = new Watcher(base, { token, v: 1 });
    await watcher.connected();
    return watcher;
  }

  /** Resolves when it is let in; rejects with the code that it is refused with. */
  connected() {
    if (this.socket.connected) return Promise.resolve();
    return new Promise<void>((resolve, reject) => {
      this.socket.once('connect', resolve).once('connect_error', (error: Error & { data?: { code: string } }) => reject(new Error(error.data?.code ?? error.message)));
    });
  }

  async subscribe({ name }: Endpoint<any, any>, input: object = {}, from?: { epoch: string; pos: number }, asOf?: string): Promise<Answer> {
    return this.socket.emitWithAck('stream.subscribe', { v: 1, endpoint: name, input, ...(from ? { from } : {}), ...(asOf ? { asOf } : {}) });
  }

  unsubscribe = (topic: string): Promise<{ ok: boolean }> => this.socket.emitWithAck('stream.unsubscribe', { v: 1, topic });

  told = (event: string, topic?: string) => this.heard.filter((it) => it.event === event && (topic === undefined || it.data.topic === topic)).map((it) => it.data);

  /** Waits until it was told something so often. */
  async hear(event: string, topic?: string, times = 1) {
    await until(() => `${event} ${topic ?? ''} ${times} times, ${this.ending ? `and its link ended: ${this.ending}` : 'over a link that holds'}`, () => this.told(event, topic).length >= times);
    return this.told(event, topic).at(-1);
  }

  /** Whatever the server sent before this is here. */
  async settled() {
    await this.unsubscribe('nothing');
  }

  async ended() {
    if (this.socket.connected) await once(this.socket as never, 'disconnect');
  }

  close() {
    this.socket.disconnect();
  }
}
