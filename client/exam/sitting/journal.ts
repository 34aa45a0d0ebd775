import { isNewer, type Jawaban } from '#contract/exam/attempt';
import { type Entry, type Hold, inMemory, type Store } from '#client/exam/sitting/store';

type Kept = { epoch: number; seq: number; ragu: boolean; value: Jawaban };
type Times = { mono: () => number; wall: () => number };

/** The newest answer to each question on this device: written before anybody is told that it is kept, let go when the server has it. */
export class Journal {
  private readonly entries = new Map<string, Entry>();

  /** `stores`: the best first; where one fails the next takes over, with everything that is known. */
  constructor(private readonly id_peserta: string, private readonly stores: Store[], private readonly times: Times = { mono: () => performance.now(), wall: () => Date.now() }) {
    stores.push(inMemory());
  }

  /** What was kept here before, of whichever store has the newer. */
  async open() {
    for (const store of [...this.stores]) {
      const found = await store.all(this.id_peserta).catch(() => this.leave(store));
      for (const it of found ?? []) if (this.isNews(it)) this.entries.set(it.soal, it);
    }
  }

  get hold(): Hold {
    return this.stores[0]?.hold ?? 'sementara';
  }

  get all(): readonly Entry[] {
    return [...this.entries.values()];
  }

  get unsent() {
    return this.all.filter((it) => !it.isAcked);
  }

  /** For each question the newest that this device knows of, as the server compares it before it finishes. */
  get digest() {
    return Object.fromEntries(this.all.map(({ soal, epoch, seq }) => [soal, `${epoch}.${seq}`]));
  }

  /** A new answer under a lease; it is on the device when this resolves. */
  async write(soal: string, { value, ragu = false }: { value: Jawaban; ragu?: boolean }, lease: number): Promise<Entry> {
    const before = this.entries.get(soal);
    const epoch = Math.max(lease, before?.epoch ?? 0);
    const seq = before?.epoch === epoch ? before.seq + 1 : 1;
    return this.keep({ id_peserta: this.id_peserta, soal, epoch, seq, value, ragu, mono: this.times.mono(), wall: this.times.wall(), isAcked: false });
  }

  /** What the server has is newer than what is here, or as new. */
  async learn(simpanan: Readonly<Record<string, Kept>>) {
    for (const [soal, it] of Object.entries(simpanan)) {
      const entry: Entry = { id_peserta: this.id_peserta, soal, ...it, mono: 0, wall: 0, isAcked: true };
      const had = this.entries.get(soal);
      if (this.isNews(entry) || (had?.epoch === it.epoch && had.seq === it.seq)) await this.keep(entry);
    }
  }

  /** Only what was acknowledged: a newer answer to the same question still waits. */
  async acknowledge(soal: string, epoch: number, seq: number, isAcked = true) {
    const it = this.entries.get(soal);
    if (it?.epoch === epoch && it.seq === seq && it.isAcked !== isAcked) await this.keep({ ...it, isAcked });
  }

  /** The server lacks what it once said to have. */
  async resend(questions: readonly string[]) {
    for (const soal of questions) {
      const it = this.entries.get(soal);
      if (it) await this.keep({ ...it, isAcked: false });
    }
  }

  /** Nothing of a finished attempt stays on a device that others may use. */
  async forget() {
    this.entries.clear();
    for (const store of this.stores) await store.drop(this.id_peserta).catch(() => {});
  }

  private isNews(it: Entry) {
    const had = this.entries.get(it.soal);
    return !had || isNewer([it.epoch, it.seq], [had.epoch, had.seq]) || (it.epoch === had.epoch && it.seq === had.seq && it.isAcked && !had.isAcked);
  }

  private async keep(entry: Entry): Promise<Entry> {
    this.entries.set(entry.soal, entry);
    for (let store = this.stores[0]; store; store = this.stores[0]) {
      const isKept = await store.put(entry).then(() => true, () => false);
      if (isKept) return entry;
      this.leave(store);
      for (const it of this.entries.values()) await this.stores[0]?.put(it).catch(() => {});
    }
    return entry;
  }

  private leave(store: Store): undefined {
    this.stores.splice(this.stores.indexOf(store), 1);
  }
}
