import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Ack, Simpanan } from '#contract/exam/attempt';
import type { Answer, Call } from '#tools/bench/school';
import type { Seat } from '#tools/load/exams';

/** A line to one of the servers. */
export type Line = { base: string; call: Call };
/** A save as it is seen from outside: when it was due, and the server's time at the save before, which every later row of a board is newer than. */
export type Saved = { due: number; after: string };
const [LEAST_MS, MOST_MS, NAMED] = [250, 4_000, ['applied', 'duplicate', 'superseded']];

/** A student with a device: answers when an answer is due, keeps what is not acknowledged, and remembers what was. */
export class Taker {
  readonly truth = new Map<string, string>();
  readonly acked = new Set<string>();
  readonly saves: Saved[] = [];
  failed = 0;
  /** Told of the deadline that it is told. */
  onDeadline: (tenggat: string) => void = () => {};
  deadline = '';
  private readonly waiting = new Map<string, Simpanan & { due: number }>();
  private soal: string[] = [];
  private lease = 1;
  private seq = 0;
  private told = '';
  private sending: Promise<void> | undefined;
  private socket: Socket | undefined;

  constructor(readonly seat: Seat, private readonly line: Line, private readonly random: () => number) {}

  /** What the page does before the exam begins: a live line, the brief, the paper. */
  async arrive() {
    const { id_cbt, id_murid, token } = this.seat;
    const socket = io(this.line.base, { transports: ['websocket'], auth: { token, v: 1 }, forceNew: true, reconnectionDelay: 500, reconnectionDelayMax: 10_000, randomizationFactor: 0.5 });
    this.socket = socket;
    socket.on('stream.delta', (it) => this.hear(it.changes));
    const subscribe = async () => this.hear((await socket.emitWithAck('stream.subscribe', { v: 1, endpoint: 'sitting.control', input: { id_cbt, id_murid } })).changes ?? []);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    await subscribe();
    socket.on('connect', () => void subscribe().catch(() => {}));
    await this.asked('GET', `/api/cbt/murid/brief-page?id_cbt=${id_cbt}`);
    await (await fetch(`${this.line.base}/api/cbt/murid/paper/${id_cbt}`, { headers: { token } })).arrayBuffer();
  }

  async start() {
    const { data } = await this.asked('PUT', `/api/cbt/murid/start-time/${this.seat.id_cbt}`, { perangkat: 'hp' });
    this.soal = data.urutan.map(([id]: [string]) => id);
    this.lease = data.lease;
    this.told = data.serverTime;
    this.deadline = data.deadlineAt;
  }

  /** Resolves when this answer is acknowledged, with how long that took from when it was due. */
  async answer(due: number) {
    const soal = this.soal[this.seq % this.soal.length] as string;
    const value = 'ABCD'[Math.floor(this.random() * 4)] as string;
    this.waiting.set(soal, { soal, epoch: this.lease, seq: ++this.seq, value, ragu: false, mono: Math.round(due), due });
    this.truth.set(soal, value);
    while (this.waiting.has(soal)) await (this.sending ??= this.send().finally(() => (this.sending = undefined)));
    return performance.now() - due;
  }

  async finish() {
    return this.asked('PUT', `/api/cbt/murid/finish-exam/${this.seat.id_cbt}`, { perangkat: 'hp', lease: this.lease });
  }

  page = () => this.asked('GET', `/api/cbt/murid/exam-page?id_cbt=${this.seat.id_cbt}&perangkat=hp&tanpa_soal=true`);
  leave = () => this.socket?.disconnect();

  private async send() {
    const [simpanan, after] = [[...this.waiting.values()], this.told];
    this.saves.push(...simpanan.map(({ due }) => ({ due, after })));
    const { acks, serverTime } = await this.asked('PUT', `/api/cbt/murid/do-exam/${this.seat.id_cbt}`, { saves: simpanan.map(({ due: _, ...it }) => it), perangkat: 'hp', lease: this.lease });
    this.told = serverTime;
    for (const [soal, epoch, seq, status] of acks as Ack[]) {
      if (!NAMED.includes(status)) this.failed++;
      else this.acked.add(`${soal} ${epoch}.${seq}`);
      if ((this.waiting.get(soal)?.seq ?? 0) <= seq) this.waiting.delete(soal);
    }
  }

  private hear(changes: [string, { tenggat: string } | null][]) {
    const tenggat = changes.at(-1)?.[1]?.tenggat;
    if (!tenggat || tenggat === this.deadline) return;
    this.deadline = tenggat;
    this.onDeadline(tenggat);
  }

  /** As the page asks: under one key, again until it is answered; an answer that is neither is a failure. */
  private async asked(method: string, where: string, body?: object): Promise<Answer['body']> {
    const key = { 'idempotency-key': randomUUID() };
    for (let wait = LEAST_MS; ; wait = Math.min(MOST_MS, wait * 2)) {
      const { status, body: said } = await this.line.call(method, where, this.seat.token, body, body ? key : {}).catch(() => ({ status: 0, body: undefined }));
      if (status === 200) return said;
      if (status !== 0 && status < 500 && status !== 429) {
        this.failed++;
        throw new Error(`${method} ${where} was answered ${status} ${JSON.stringify(said)}`);
      }
      await pause(wait * this.random());
    }
  }
}
