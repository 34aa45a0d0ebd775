import { setTimeout as pause } from 'node:timers/promises';
import type { Ack, Jawaban, Simpanan } from '#contract/exam/attempt';
import { ExamClock } from '#client/exam/sitting/exam-clock';
import type { Journal } from '#client/exam/sitting/journal';
import { type Ask, LINES } from '#client/exam/sitting/lines';
import { type Held, waiting } from '#client/exam/sitting/sheet';
import type { Provisions } from '#client/exam/sitting/standing';
import { Sitting } from '#client/exam/sitting/taking';
import type { Asking, Said } from '#test/faults/server-process';

type Server = () => Asking;
/** How much of what is sent goes wrong, of each kind. */
const CHAOS = { lost: 0.08, unheard: 0.08, doubled: 0.08, late: 0.1 };
const PACE_MS = 40;
const NAMED = ['applied', 'superseded', 'duplicate', 'late'];

/** The same chances for the same seed. */
export function chances(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** What a device keeps when its page crashes. */
const disk = (): Journal => {
  const rows = new Map<string, Held>();
  return { kind: 'tahan', read: async () => ({ answers: new Map(rows), keeping: null }), write: async (answers) => answers.forEach(([soal, it]) => void rows.set(soal, it)), keep: async () => {}, clear: async () => rows.clear() };
};

/** A device on a bad line, with what the exam's page itself keeps and sends by; its memory is lost when it crashes, its disk is not. */
class Device {
  sitting!: Sitting;
  private readonly journal = disk();

  constructor(private readonly taker: Taker, readonly perangkat: string, private readonly begun: Provisions) {}

  async open() {
    const [clock, { answers }] = [new ExamClock(), await this.journal.read()];
    clock.told(this.begun.serverTime, performance.now(), performance.now());
    this.sitting = new Sitting(this.taker.id_cbt, this.perangkat, { provisions: this.begun, sheet: answers, clock }, this.journal, this.taker.ask);
  }

  async crash() {
    await this.sitting.written();
    this.sitting.stop();
    await this.open();
  }

  get isSettled() {
    return waiting(this.sitting.state.get().sheet).length === 0;
  }
}

/** A student who answers as fast as they can, goes on with another device, and remembers themselves what they answered last. */
export class Taker {
  /** What the server said to have. */
  readonly acked = new Set<string>();
  readonly wrong: string[] = [];
  made = 0;
  private readonly last = [new Map<string, Jawaban>(), new Map<string, Jawaban>()];
  private readonly devices: Device[] = [];
  private soal: string[] = [];
  private isOver = false;

  constructor(private readonly server: Server, private readonly token: string, readonly id_cbt: string, private readonly random: () => number) {}

  /** What they answered last to each question: on the newer device, else on the one before. */
  get truth() {
    return new Map([...(this.last[0] as Map<string, Jawaban>), ...(this.last[1] as Map<string, Jawaban>)]);
  }

  async begin() {
    const begun: Provisions = await this.asked('PUT', `/api/cbt/murid/start-time/${this.id_cbt}`, { perangkat: 'hp' });
    this.soal = begun.urutan.map(([id]) => id);
    await this.use('hp', begun);
  }

  async work() {
    while (!this.isOver) {
      const [device, soal, chance] = [this.devices.length - 1, this.soal[Math.floor(this.random() * this.soal.length)] as string, this.random()];
      const value = `jawaban ${++this.made}`;
      if (chance < 0.02) await this.devices[device]?.crash();
      else if (chance < 0.025 && device === 0) await this.use('laptop', await this.asked('PUT', `/api/cbt/murid/take/${this.id_cbt}`, { perangkat: 'laptop' }));
      else this.answer(device, soal, value);
      await pause(this.random() * PACE_MS);
    }
  }

  /** Both devices bring what they have to its end. */
  async settle() {
    this.isOver = true;
    for (const it of this.devices) {
      while (!it.isSettled) {
        it.sitting.flush();
        await pause(20);
      }
    }
  }

  page = (): Promise<{ jawaban: Record<string, Jawaban> }> => this.asked('GET', `/api/cbt/murid/exam-page?id_cbt=${this.id_cbt}&perangkat=${this.devices.at(-1)?.perangkat}&tanpa_soal=true`);

  /** Hands it in, and says what the server then says of it. */
  async end(): Promise<{ status: string; terjawab: number; sidik: string }> {
    const { sitting } = this.devices.at(-1) as Device;
    sitting.finish();
    while (sitting.state.get().phase !== 'selesai') await pause(20);
    return this.asked('GET', `/api/cbt/murid/cbt-check-status?id_cbt=${this.id_cbt}`);
  }

  /** How the page asks, on a line as bad as this. */
  ask: Ask = async (line, { id, ...body }) => {
    const asked = performance.now();
    const said = await this.onBadLine(line.method, line.path.replace(':id', String(id)), body, line === LINES.deposit ? undefined : this.token);
    if (said.status === 200 && Array.isArray(body.saves)) this.heard(body.saves as Simpanan[], said.body.acks);
    return { ...said, asked, heard: performance.now(), retryAfter: null };
  };

  private answer(device: number, soal: string, value: string) {
    const sitting = this.devices[device]?.sitting;
    if (!sitting?.isOpen) return;
    sitting.answer(soal, value);
    this.last[device]?.set(soal, value);
  }

  private async use(perangkat: string, begun: Provisions) {
    const device = new Device(this, perangkat, begun);
    await device.open();
    this.devices.push(device);
  }

  private heard(saves: readonly Simpanan[], acks: readonly Ack[]) {
    for (const [soal, epoch, seq, status] of acks) {
      if (NAMED.includes(status)) this.acked.add(`${soal} ${epoch}.${seq}`);
      else this.wrong.push(`${soal} ${epoch}.${seq} ${status}`);
      if (!saves.some((it) => it.soal === soal && it.epoch === epoch && it.seq === seq)) this.wrong.push(`${soal} ${epoch}.${seq} was not sent`);
    }
  }

  private async onBadLine(method: string, path: string, body: object, token?: string): Promise<Said> {
    const [chance, nobody] = [this.random(), { status: 0, body: {} }];
    const call = () => this.server().ask(method, path, { body, ...(token ? { token } : {}) });
    const { lost, unheard, doubled, late } = CHAOS;
    if (chance < lost) return nobody;
    if (chance < lost + unheard + doubled) void call().catch(() => {});
    if (chance < lost + unheard) return nobody;
    if (chance > 1 - late) await pause(this.random() * 300);
    return call().catch(() => nobody);
  }

  /** As any client asks: again, until it is answered. */
  private async asked<T>(method: string, path: string, body?: object): Promise<T> {
    for (;;) {
      const said = await this.server().ask(method, path, { token: this.token, ...(body ? { body } : {}) }).catch((): Said => ({ status: 0, body: {} }));
      if (said.status === 200) return said.body.data;
      if (said.status !== 0 && said.status < 500) throw new Error(`${path} was answered ${said.status} ${JSON.stringify(said.body)}`);
      await pause(50);
    }
  }
}
