import { setTimeout as pause } from 'node:timers/promises';
import type { Ack, Jawaban, Simpanan } from '#contract/exam/attempt';
import { ServerClock } from '#client/exam/sitting/clock';
import { Journal } from '#client/exam/sitting/journal';
import { inMemory, type Store } from '#client/exam/sitting/store';
import { type Saved, Sync, Unsent, type Wire } from '#client/exam/sitting/sync';
import type { Asking, Said } from '#test/faults/server-process';

type Server = () => Asking;
/** How much of what is sent goes wrong, of each kind. */
const CHAOS = { lost: 0.08, unheard: 0.08, doubled: 0.08, late: 0.1 };
const PACE_MS = 40;
const NAMED = ['applied', 'superseded', 'duplicate', 'late'];
type Begun = { lease: number; deadlineAt: string; tiket: string; urutan: [string, string][]; simpanan: Record<string, { epoch: number; seq: number; ragu: boolean; value: Jawaban }> };

/** The same chances for the same seed. */
export function chances(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A device on a bad line, with the client's own journal and way of sending; its memory is lost when it crashes, its disk is not. */
class Device {
  sync: Sync<unknown>;
  private journal: Journal;

  constructor(private readonly taker: Taker, readonly perangkat: string, private begun: Begun, private readonly disk: Store = inMemory()) {
    [this.journal, this.sync] = this.page();
  }

  async open() {
    await this.journal.open();
    await this.journal.learn(this.begun.simpanan);
  }

  async crash() {
    this.sync.stop();
    [this.journal, this.sync] = this.page();
    await this.journal.open();
    this.sync.flush();
  }

  private page(): [Journal, Sync<unknown>] {
    const journal = new Journal(this.taker.id_cbt, [this.disk]);
    const wire: Wire<unknown> = {
      save: (saves, lease) => this.taker.send(saves, { saves, lease, perangkat: this.perangkat }),
      deposit: (saves) => this.taker.deposit(saves, this.begun.tiket),
      finish: (digest, lease) => this.taker.finish({ digest, lease }),
    };
    return [journal, new Sync(journal, wire, new ServerClock(), this.begun)];
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
    const begun = await this.asked('PUT', `/api/cbt/murid/start-time/${this.id_cbt}`, { perangkat: 'hp' });
    this.soal = begun.urutan.map(([id]) => id);
    await this.use('hp', begun);
  }

  async work() {
    while (!this.isOver) {
      const [device, soal, chance] = [this.devices.length - 1, this.soal[Math.floor(this.random() * this.soal.length)] as string, this.random()];
      const value = `jawaban ${++this.made}`;
      if (chance < 0.02) await this.devices[device]?.crash();
      else if (chance < 0.025 && device === 0) await this.use('laptop', await this.asked('PUT', `/api/cbt/murid/take/${this.id_cbt}`, { perangkat: 'laptop' }));
      else if (await this.devices[device]?.sync.answer(soal, { value })) this.last[device]?.set(soal, value);
      await pause(this.random() * PACE_MS);
    }
  }

  /** Both devices bring what they have to its end. */
  async settle() {
    this.isOver = true;
    for (const { sync } of this.devices) await sync.settled();
  }

  page = () => this.asked('GET', `/api/cbt/murid/exam-page?id_cbt=${this.id_cbt}&perangkat=${this.devices.at(-1)?.perangkat}&tanpa_soal=true`) as Promise<Begun & { jawaban: Record<string, Jawaban> }>;
  end = () => this.devices.at(-1)?.sync.finish() as Promise<{ terjawab: number; sidik: string }>;

  async send(saves: readonly Simpanan[], body: object): Promise<Saved> {
    return this.heard(saves, await this.onBadLine('PUT', `/api/cbt/murid/do-exam/${this.id_cbt}`, body, this.token));
  }

  async deposit(saves: readonly Simpanan[], tiket: string): Promise<Saved> {
    return this.heard(saves, await this.onBadLine('PUT', `/api/cbt/murid/titip-jawaban/${this.id_cbt}`, { saves, tiket }));
  }

  finish = async (body: object) => (await this.onBadLine('PUT', `/api/cbt/murid/finish-exam/${this.id_cbt}`, body, this.token)).data;

  private async use(perangkat: string, begun: Begun) {
    const device = new Device(this, perangkat, begun);
    await device.open();
    this.devices.push(device);
  }

  private heard(saves: readonly Simpanan[], body: Saved): Saved {
    for (const [soal, epoch, seq, status] of body.acks as Ack[]) {
      if (NAMED.includes(status)) this.acked.add(`${soal} ${epoch}.${seq}`);
      else this.wrong.push(`${soal} ${epoch}.${seq} ${status}`);
      if (!saves.some((it) => it.soal === soal && it.epoch === epoch && it.seq === seq)) this.wrong.push(`${soal} ${epoch}.${seq} was not sent`);
    }
    return body;
  }

  private async onBadLine(method: string, path: string, body: object, token?: string): Promise<any> {
    const chance = this.random();
    const call = () => this.server().ask(method, path, { body, ...(token ? { token } : {}) });
    const { lost, unheard, doubled, late } = CHAOS;
    if (chance < lost) throw new Unsent(0, 'OFFLINE');
    if (chance < lost + unheard + doubled) void call().catch(() => {});
    if (chance < lost + unheard) throw new Unsent(0, 'OFFLINE');
    if (chance > 1 - late) await pause(this.random() * 300);
    return answered(await call().catch((): Said => ({ status: 0, body: {} })));
  }

  /** As any client asks: again, until it is answered. */
  private async asked(method: string, path: string, body?: object): Promise<Begun> {
    for (;;) {
      const said = await this.server().ask(method, path, { token: this.token, ...(body ? { body } : {}) }).catch((): Said => ({ status: 0, body: {} }));
      if (said.status === 200) return said.body.data;
      if (said.status !== 0 && said.status < 500) throw new Error(`${path} was answered ${said.status} ${JSON.stringify(said.body)}`);
      await pause(50);
    }
  }
}

function answered({ status, body }: Said) {
  if (status === 200) return body;
  throw new Unsent(status, body.code ?? 'OFFLINE', body.soal);
}
