import type { Jawaban } from '#contract/exam/attempt';
import type { sitting } from '#contract/exam/sitting.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { ExamClock } from '#client/exam/sitting/exam-clock';
import type { Journal, Penyimpanan } from '#client/exam/sitting/journal';
import { type Izin, untilAllowed } from '#client/exam/sitting/leave';
import { type Ask, type Heard, LINES, pauseAfter } from '#client/exam/sitting/lines';
import { acknowledged, answered, batchOf, digestOf, type Held, joined, kept, type Sheet, unsaved, waiting } from '#client/exam/sitting/sheet';
import { store } from '#client/kit/store';

export type Provisions = OutputOf<typeof sitting.start>['data'];
/** `pindah`: another device has it; `menutup`: the time is up, or the student has finished, and the server is yet to say that it has all. */
export type Phase = 'mengerjakan' | 'terkunci' | 'pindah' | 'menutup' | 'selesai';
export type Taking = {
  phase: Phase; sheet: Sheet; deadlineAt: string;
  /** The server answered when it was asked last, and when it last had everything (its time, ms). */
  isReached: boolean; savedAt: number | null;
  penyimpanan: Penyimpanan; isSignedIn: boolean; isFinishing: boolean;
  /** Minutes that were given while this page was open, and what the supervisor said last, and when. */
  tambahan: number; pesan: { teks: string; pada: string } | null;
  /** A lock whose end gives the time back; why it is locked, and whether the student has said since what happened. */
  jeda: boolean; alasanKunci: string | null; isDijelaskan: boolean;
  /** What became of this device's wish to go on with it. */
  izin: Izin;
  /** What is read to a supervisor when it is over. */
  sidik: string | null;
  /** The server refuses what this device sends, in its words. */
  refusal: string | null;
};

const CHOSEN_MS = 300;
const TYPED_MS = 1_000;
/** However long somebody goes on writing. */
const AT_MOST_MS = 5_000;
/** Saves are counted in seconds of the server's time: a page that has lost its journal counts on from where the one before it was. */
const COUNTED_SINCE = Date.UTC(2026, 0, 1);
/** Of what a page may still send while it is left (bytes). */
const LEAVING = 50_000;

/** One attempt on this device: what is answered is kept here first, then sent until the server says that it has it. */
export class Sitting {
  readonly state;
  readonly clock: ExamClock;
  /** What the device shows of itself to whoever supervises: the place of the question, its battery. */
  readonly fakta: { soal_ke: number | null; baterai: number | null } = { soal_ke: null, baterai: null };
  #told = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #failures = 0;
  #writtenSince = 0;
  #isSending = false;
  #isOver = false;
  #writing: Promise<unknown> = Promise.resolve();
  #lease: number;
  #tiket: string;

  constructor(private readonly id: string, private readonly perangkat: string, { provisions: it, sheet, clock }: { provisions: Provisions; sheet: Sheet; clock: ExamClock }, private readonly journal: Journal, private readonly ask: Ask) {
    this.clock = clock;
    [this.#lease, this.#tiket] = [it.lease, it.tiket];
    this.state = store<Taking>({
      phase: phaseOf(it), sheet: joined(sheet, it.simpanan), deadlineAt: it.deadlineAt ?? new Date(clock.now()).toISOString(), isReached: true, savedAt: null, penyimpanan: journal.kind, isSignedIn: true, isFinishing: false, tambahan: 0, pesan: null, ...lockOf(it), izin: null, sidik: it.sidik, refusal: null,
    });
    if (waiting(this.state.get().sheet).length) this.#sendWithin(0);
  }

  answer(soal: string, value: Jawaban, isTyped = false) {
    if (isTyped) this.#putOff();
    this.#change(soal, { value }, isTyped ? TYPED_MS : CHOSEN_MS);
  }

  /** All that was answered so far is in the journal. */
  written = () => this.#writing;

  doubt(soal: string, ragu: boolean) {
    this.#change(soal, { ragu }, CHOSEN_MS);
  }

  /** Whether an answer may still be changed here. */
  get isOpen() {
    const { phase, deadlineAt } = this.state.get();
    return phase === 'mengerjakan' && this.clock.left(deadlineAt) > 0;
  }

  /** Sends at once what waits. */
  flush() {
    this.#sendWithin(0);
  }

  /** The page is left, or the screen goes dark: what fits is sent on the way. */
  leaving() {
    const saves = batchOf(this.state.get().sheet, LEAVING);
    if (saves.length && !this.#isOver) void this.ask(LINES.save, { id: this.id, saves, perangkat: this.perangkat, lease: this.#lease, fakta: this.#fakta(saves.length) }, { keepalive: true }).then((it) => this.#hear(it));
  }

  /** Ends it: all is handed in first, and the server says what it has. Without a connection it happens as soon as there is one. */
  finish() {
    this.#set({ isFinishing: true });
    this.#sendWithin(0);
  }

  /** The student wants to go on answering after all. */
  notYet() {
    if (this.state.get().phase === 'mengerjakan') this.#set({ isFinishing: false });
  }

  /** Goes on here; the device before may still hand in what it has. Where somebody has to allow it, it goes on as soon as they do. */
  async takeOver() {
    const heard = await this.ask(LINES.take, { id: this.id, perangkat: this.perangkat });
    if (heard.status === 200) this.#provided(heard);
    else if (heard.body.code === 'DEVICE_NOT_ALLOWED') void this.#awaitLeave();
    else this.#set({ refusal: String(heard.body.message ?? '') || null });
    return heard.status === 200;
  }

  async #awaitLeave() {
    if (this.state.get().izin === 'menunggu') return;
    this.#set({ izin: 'menunggu', refusal: null });
    const izin = await untilAllowed(async () => {
      const { status, body } = await this.ask(LINES.status, { id_cbt: this.id, perangkat: this.perangkat });
      return status === 200 ? body.data.izin : 'menunggu';
    }, () => this.#isOver || this.state.get().phase !== 'pindah');
    this.#set({ izin });
    if (izin === 'diizinkan') await this.takeOver();
  }

  /** What the server pushes, or answers when it is asked how things stand. */
  standing(it: Standing) {
    const { phase, deadlineAt, tambahan, jeda } = this.state.get();
    if (it.pesan && it.pesan_pada) this.#set({ pesan: { teks: it.pesan, pada: it.pesan_pada } });
    if (it.deadlineAt && it.deadlineAt !== deadlineAt) {
      // What a pause took and its end gives back is no gift.
      const given = jeda && !it.jeda ? 0 : Math.round((Date.parse(it.deadlineAt) - Date.parse(deadlineAt)) / 60_000);
      this.#set({ deadlineAt: it.deadlineAt, tambahan: tambahan + given });
    }
    if (it.status === 'selesai') return this.#over(it.sidik ?? null);
    if (it.lease > this.#lease) return this.#set({ phase: 'pindah', isFinishing: false });
    if (phase === 'mengerjakan' || phase === 'terkunci') this.#set({ phase: it.isLocked ? 'terkunci' : 'mengerjakan', ...(it.jeda !== undefined && lockOf(it)) });
  }

  /** Asks how things stand, and sets the clock. */
  async look() {
    const heard = await this.ask(LINES.status, { id_cbt: this.id, perangkat: this.perangkat });
    this.#hear(heard);
    if (heard.status === 200) this.standing(heard.body.data);
  }

  /** The window was away for so many seconds. */
  async absent(fokus_hilang: number) {
    const heard = await this.ask(LINES.tell, { id: this.id, perangkat: this.perangkat, fokus_hilang });
    if (heard.status === 200) this.standing(heard.body.data);
  }

  /** Why it was left, in the student's words. */
  async explain(penjelasan: string) {
    const heard = await this.ask(LINES.tell, { id: this.id, perangkat: this.perangkat, penjelasan });
    if (heard.status === 200) this.standing(heard.body.data);
    return heard.status === 200;
  }

  /** Where the student is, and what waits, where that is not known yet. */
  async tellFacts() {
    const { phase, isSignedIn, isReached } = this.state.get();
    const fakta = this.#fakta(0);
    if (phase !== 'mengerjakan' || !isSignedIn || !isReached || this.#isSending || JSON.stringify(fakta) === this.#told) return;
    const heard = await this.ask(LINES.tell, { id: this.id, perangkat: this.perangkat, fakta });
    if (heard.status === 200) this.#told = JSON.stringify(fakta);
  }

  #fakta = (sending: number) => ({ ...this.fakta, menunggu: Math.max(0, waiting(this.state.get().sheet).length - sending) });

  /** All that this device holds, as it would be handed in. */
  takenOut() {
    const saves = [...this.state.get().sheet].map(([soal, { epoch, seq, value, ragu, mono }]) => ({ soal, epoch, seq, value, ragu, mono }));
    return { name: `jawaban-${this.id}.pelita.json`, content: JSON.stringify({ id: this.id, tiket: this.#tiket, perangkat: this.perangkat, saves }) };
  }

  stop() {
    clearTimeout(this.#timer);
    this.#isOver = true;
  }

  /** The last seconds: everything is sent, and then it is over, whatever the device thinks. */
  timeIsUp() {
    if (this.state.get().phase === 'mengerjakan') this.#set({ phase: 'menutup', isFinishing: true });
    this.#sendWithin(0);
  }

  #change(soal: string, change: { value?: Jawaban; ragu?: boolean }, within: number) {
    if (!this.isOpen) return;
    const count = Math.floor((this.clock.now() - COUNTED_SINCE) / 1_000);
    const sheet = answered(this.state.get().sheet, soal, change, { lease: this.#lease, count, mono: Math.round(performance.now()) });
    this.#set({ sheet });
    this.#keep(soal);
    this.#sendWithin(within);
  }

  #keep(...soal: string[]) {
    const { sheet } = this.state.get();
    const rows = soal.flatMap((id) => (sheet.has(id) ? [[id, sheet.get(id) as Held] as const] : []));
    const all = () => [...this.state.get().sheet];
    const written = () => this.#set({ sheet: kept(this.state.get().sheet, rows), penyimpanan: this.journal.kind });
    this.#writing = this.#writing.then(() => this.journal.write(rows, all)).then(written, () => {});
  }

  /** While somebody writes, what was to be sent waits for a pause, though not for long. */
  #putOff() {
    const now = performance.now();
    if (this.#dueAt === Number.POSITIVE_INFINITY) this.#writtenSince = now;
    else if (now + TYPED_MS < this.#writtenSince + AT_MOST_MS && !this.#failures) this.#dueAt = Number.POSITIVE_INFINITY;
  }

  #sendWithin(ms: number) {
    const at = performance.now() + ms;
    if (this.#isOver || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => {
      this.#dueAt = Number.POSITIVE_INFINITY;
      void this.#send();
    }, ms);
  }

  async #send() {
    if (this.#isSending || this.#isOver) return;
    this.#isSending = true;
    const { sheet, isFinishing } = this.state.get();
    const saves = batchOf(sheet);
    // What the journal does not hold yet is not told to anybody as kept; but it need not wait for it.
    const heard = saves.length ? await this.#hand(saves) : isFinishing ? await this.ask(LINES.finish, { id: this.id, digest: digestOf(sheet), lease: this.#lease }) : undefined;
    this.#isSending = false;
    // A page that was left says nothing over what the next one has written.
    if (heard && !this.#isOver) this.#settle(heard, saves.length > 0);
  }

  async #hand(saves: ReturnType<typeof batchOf>) {
    const { isSignedIn } = this.state.get();
    if (!isSignedIn) return this.ask(LINES.deposit, { id: this.id, tiket: this.#tiket, saves, perangkat: this.perangkat });
    return this.ask(LINES.save, { id: this.id, saves, perangkat: this.perangkat, lease: this.#lease, fakta: this.#fakta(saves.length) });
  }

  #settle(heard: Heard, wasSave: boolean) {
    this.#hear(heard);
    const { status, body } = heard;
    if (status === 200 && wasSave) this.#saved(body, heard);
    else if (status === 200) this.standing(body.data);
    else if (body.code === 'MISSING_SAVES') this.#set({ sheet: unsaved(this.state.get().sheet, body.soal ?? []) });
    else if (status === 401 && this.state.get().isSignedIn) this.#set({ isSignedIn: false });
    else if (body.code === 'LEASE_LOST') this.#set({ phase: 'pindah', isFinishing: false });
    else if (body.code === 'ATTEMPT_LOCKED') this.#set({ phase: 'terkunci', isFinishing: false });
    else return this.#failed(heard);
    this.#failures = 0;
    const { isFinishing, sheet, phase, isSignedIn } = this.state.get();
    if (waiting(sheet).length || (isFinishing && isSignedIn && phase !== 'selesai')) this.#sendWithin(0);
  }

  #failed({ status, body, retryAfter }: Heard) {
    this.#failures++;
    if (status >= 400 && status < 500 && status !== 429) this.#set({ refusal: String(body.message ?? status) });
    this.#sendWithin(retryAfter ?? pauseAfter(this.#failures));
  }

  #saved(body: Record<string, any>, { asked, heard }: Heard) {
    const sheet = acknowledged(this.state.get().sheet, body.acks);
    this.clock.told(body.serverTime, asked, heard);
    const acked = (body.acks as [string][]).map(([soal]) => soal);
    this.#set({ sheet, refusal: null, ...(waiting(sheet).length ? {} : { savedAt: Date.parse(body.serverTime) }) });
    this.#keep(...acked);
    this.#told = JSON.stringify(this.#fakta(0));
    if (this.state.get().phase === 'selesai') return this.#over(null);
    this.standing({ deadlineAt: body.deadlineAt, lease: body.lease, isLocked: this.state.get().phase === 'terkunci' });
  }

  #provided({ body, asked, heard }: Heard) {
    const it = body.data as Provisions;
    this.clock.told(it.serverTime, asked, heard);
    [this.#lease, this.#tiket] = [it.lease, it.tiket];
    this.#set({ phase: phaseOf(it), sheet: joined(this.state.get().sheet, it.simpanan), deadlineAt: it.deadlineAt ?? this.state.get().deadlineAt, ...lockOf(it), izin: null, refusal: null });
    void this.journal.keep({ perangkat: this.perangkat, tiket: it.tiket }).catch(() => {});
    this.#sendWithin(0);
  }

  #hear({ status, body, asked, heard }: Heard) {
    const serverTime = body.data?.serverTime;
    if (status === 200 && serverTime) this.clock.told(serverTime, asked, heard);
    this.#set({ isReached: status > 0 && status < 500 });
  }

  /** The server has said that it is over and has all: nothing of it stays on the device. */
  #over(sidik: string | null) {
    const lacks = waiting(this.state.get().sheet).length > 0;
    this.#set({ phase: 'selesai', sidik: sidik ?? this.state.get().sidik, isFinishing: false });
    if (lacks) return this.#sendWithin(0);
    this.stop();
    void this.#writing.then(() => this.journal.clear()).catch(() => {});
  }

  #set(change: Partial<Taking>) {
    this.state.set({ ...this.state.get(), ...change });
  }
}

const phaseOf = ({ status, isLocked, perangkat_ini }: Provisions): Phase => (status === 'selesai' ? 'selesai' : !perangkat_ini ? 'pindah' : isLocked ? 'terkunci' : 'mengerjakan');
type Standing = { deadlineAt: string | null; lease: number; isLocked: boolean; status?: string | undefined; sidik?: string | null; pesan?: string | null; pesan_pada?: string | null } & Partial<Lock>;
type Lock = Pick<Provisions, 'jeda' | 'alasan_kunci' | 'isDijelaskan'>;
const lockOf = ({ jeda, alasan_kunci, isDijelaskan }: Partial<Lock>) => ({ jeda: jeda ?? false, alasanKunci: alasan_kunci ?? null, isDijelaskan: isDijelaskan ?? false });
