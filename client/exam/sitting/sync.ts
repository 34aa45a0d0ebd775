import type { Ack, Jawaban, Simpanan } from '#contract/exam/attempt';
import type { ServerClock } from '#client/exam/sitting/clock';
import type { Journal } from '#client/exam/sitting/journal';
import type { Entry } from '#client/exam/sitting/store';

export type Saved = { acks: readonly Ack[]; serverTime: string; deadlineAt: string; lease: number };
/** Why something was not taken: `status` 0 where nobody answered; `soal`: what the server still lacks. */
export class Unsent extends Error {
  constructor(readonly status: number, readonly code: string, readonly soal: readonly string[] = []) {
    super(`${status} ${code}`);
  }
}
/** The way to the server; each throws `Unsent`. `deposit` needs no session. */
export type Wire<Finished> = {
  save(saves: readonly Simpanan[], lease: number): Promise<Saved>;
  deposit(saves: readonly Simpanan[]): Promise<Saved>;
  finish(digest: Record<string, string>, lease: number): Promise<Finished>;
};
type Timers = { wait(ms: number, signal: AbortSignal): Promise<void>; mono(): number; random(): number };
export type Standing = { belum: number; lease: number; isLost: boolean; isSignedOut: boolean; deadlineAt: string; hold: Journal['hold']; ditolak: readonly string[] };

const SOON_MS = { pilihan: 300, tulisan: 1_000 };
const AT_MOST_MS = 5_000;
const BACK_OFF = { from: 250, to: 8_000 };
/** What goes at once: small enough for any line, and for a page that is being closed. */
const MOST = { saves: 100, bytes: 50_000 };
const SIGNED_OUT = [401];
const real: Timers = {
  wait: (ms, signal) => new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  }),
  mono: () => performance.now(),
  random: Math.random,
};

/** Brings what the journal holds to the server: one request at a time, again and again until each save is acknowledged. */
export class Sync<Finished> {
  private running: Promise<void> | undefined;
  private hurry = new AbortController();
  private due: number | undefined;
  private since: number | undefined;
  private failures = 0;
  private isOver = false;
  private state: Omit<Standing, 'belum' | 'hold'>;

  constructor(
    private readonly journal: Journal, private readonly wire: Wire<Finished>, private readonly clock: ServerClock, { lease, deadlineAt }: { lease: number; deadlineAt: string },
    private readonly told: (standing: Standing) => void = () => {}, private readonly timers: Timers = real,
  ) {
    this.state = { lease, deadlineAt, isLost: false, isSignedOut: false, ditolak: [] };
  }

  get standing(): Standing {
    return { ...this.state, belum: this.journal.unsent.length, hold: this.journal.hold };
  }

  /** Keeps an answer here and sends it soon; a device that another has taken over from takes none. */
  async answer(soal: string, answer: { value: Jawaban; ragu?: boolean }, kind: keyof typeof SOON_MS = 'pilihan'): Promise<boolean> {
    if (this.state.isLost || this.isOver) return false;
    await this.journal.write(soal, answer, this.state.lease);
    const now = this.timers.mono();
    this.since ??= now;
    this.due = Math.min(now + (this.journal.hold === 'sementara' ? 0 : SOON_MS[kind]), this.since + AT_MOST_MS);
    this.tell();
    this.run();
    return true;
  }

  /** At once: a question is left, the page hides, the line is back, the time is nearly up. */
  flush() {
    this.due = this.timers.mono();
    this.failures = 0;
    this.hurry.abort();
    this.hurry = new AbortController();
    this.run();
  }

  /** Everything is at the server, or will never be taken. */
  async settled() {
    while (this.journal.unsent.length && !this.isOver) {
      this.flush();
      await this.running;
    }
  }

  /** Ends the attempt when the server has all that this device has; what it says to lack is sent before it is asked again. */
  async finish(): Promise<Finished> {
    for (;;) {
      await this.settled();
      try {
        const finished = await this.wire.finish(this.journal.digest, this.state.lease);
        this.isOver = true;
        await this.journal.forget();
        return finished;
      } catch (error) {
        if (!(error instanceof Unsent) || !this.isPassing(error)) throw error;
        if (error.code === 'MISSING_SAVES') await this.journal.resend(error.soal);
        else await this.pause();
      }
    }
  }

  /** Nothing is sent any more; what is kept stays kept. */
  stop() {
    this.isOver = true;
    this.hurry.abort();
  }

  /** What was decided elsewhere: more time, or another device. */
  hear({ lease, deadlineAt }: { lease: number; deadlineAt: string }) {
    const isLost = lease > this.state.lease || this.state.isLost;
    if (isLost !== this.state.isLost || deadlineAt !== this.state.deadlineAt) this.tell({ isLost, deadlineAt });
  }

  private run() {
    this.running ??= this.sendAll().finally(() => {
      this.running = undefined;
    });
  }

  private async sendAll() {
    while (this.journal.unsent.length && !this.isOver) {
      const wait = (this.due ?? 0) - this.timers.mono();
      if (wait > 0) {
        await this.timers.wait(wait, this.hurry.signal);
        continue;
      }
      this.since = undefined;
      await this.sendSome().then(() => (this.failures = 0), (error: unknown) => this.failed(error));
    }
  }

  private async sendSome() {
    const batch = batchOf(this.journal.unsent);
    const asked = this.timers.mono();
    const saved = await (this.state.isSignedOut ? this.wire.deposit(batch) : this.wire.save(batch, this.state.lease));
    this.clock.hear(saved.serverTime, asked, this.timers.mono());
    const ditolak = [...this.state.ditolak];
    for (const [soal, epoch, seq, status] of saved.acks) {
      // A page that was closed meanwhile says nothing over what the next one has written.
      if (this.isOver) return;
      await this.journal.acknowledge(soal, epoch, seq);
      if (status === 'rejected') ditolak.push(soal);
    }
    this.hear(saved);
    this.tell({ ditolak });
    // Of what was neither taken nor refused the server knows nothing: it is sent again, not at once.
    if (!saved.acks.length) throw new Unsent(0, 'NOTHING_TAKEN');
  }

  /** Who was signed out hands in by ticket; everything else is tried again, ever more slowly. */
  private async failed(error: unknown) {
    if (!(error instanceof Unsent)) throw error;
    if (SIGNED_OUT.includes(error.status) && !this.state.isSignedOut) return this.tell({ isSignedOut: true });
    await this.pause();
  }

  private async pause() {
    const most = Math.min(BACK_OFF.to, BACK_OFF.from * 2 ** this.failures++);
    await this.timers.wait(this.timers.random() * most, this.hurry.signal);
  }

  private isPassing = ({ status, code }: Unsent) => status === 0 || status >= 500 || status === 429 || code === 'MISSING_SAVES';

  private tell(change: Partial<Standing> = {}) {
    this.state = { ...this.state, ...change };
    this.told(this.standing);
  }
}

/** The oldest first, as many as go at once; one that is larger goes alone. */
function batchOf(unsent: readonly Entry[]): Simpanan[] {
  const [batch, size]: [Simpanan[], { bytes: number }] = [[], { bytes: 0 }];
  for (const { soal, epoch, seq, value, ragu, mono } of [...unsent].sort((one, other) => one.wall - other.wall)) {
    const save: Simpanan = { soal, epoch, seq, value, ragu, mono };
    size.bytes += JSON.stringify(save).length;
    if (batch.length && (batch.length >= MOST.saves || size.bytes > MOST.bytes)) break;
    batch.push(save);
  }
  return batch;
}
