import type { Jawaban } from '#contract/exam/attempt';
import type { ExamClock } from '#client/exam/sitting/exam-clock';
import type { Journal, Keeping } from '#client/exam/sitting/journal';
import { type Ask, type Heard, LINES, reasonOf } from '#client/exam/sitting/lines';
import { CHOSEN_MS, Pace, TYPED_MS } from '#client/exam/sitting/pace';
import { acknowledged, answered, batchOf, digestOf, type Held, joined, kept, type Sheet, waiting } from '#client/exam/sitting/sheet';
import { type Begun, changesBy, changesByRefusal, isOfAnother, isOpenAgain, type Provisions, type Standing, standingFor, type Taking } from '#client/exam/sitting/standing';
import { Takeover } from '#client/exam/sitting/takeover';
import { Telling } from '#client/exam/sitting/telling';
import { store } from '#client/kit/store';

/** Saves are counted in seconds of the server's time: a page that has lost its journal counts on from where the one before it was. */
const COUNTED_SINCE = Date.UTC(2026, 0, 1);
/** A device whose clock was ahead asks again after so long (ms) at the earliest. */
const EARLY_MS = 500;
/** Of what a page may still send while it is left (bytes). */
const LEAVING = 50_000;

type Saves = ReturnType<typeof batchOf>;

/** One attempt on this device: what is answered is kept here first, then sent until the server says that it has it. */
export class Sitting {
  readonly state;
  readonly clock: ExamClock;
  readonly telling: Telling;
  readonly #takeover: Takeover;
  readonly #ke: number;
  readonly #pace = new Pace(() => this.#send());
  #writing: Promise<unknown> = Promise.resolve();
  #lease: number;
  #tiket: string | null;
  #overAt = 0;

  constructor(private readonly id: string, private readonly perangkat: string, { provisions: it, sheet, clock, ditinggal = null, isReminded = false }: { provisions: Begun; sheet: Sheet; clock: ExamClock; ditinggal?: number | null; isReminded?: boolean }, private readonly journal: Journal, private readonly ask: Ask) {
    this.clock = clock;
    [this.#ke, this.#lease, this.#tiket] = [it.ke, it.lease, it.tiket];
    this.state = store<Taking>({
      ...standingFor(it), sheet: joined(sheet, it.simpanan), deadlineAt: it.deadlineAt ?? new Date(clock.now()).toISOString(), isReached: true, savedAt: null, terjawab: null, penyimpanan: journal.kind, isSignedIn: true, isFinishing: false, isInDoubt: false, tambahan: 0, pesan: null, pergi: null, izin: null, sidik: it.sidik, isOpenAgain: false, refusal: null,
    });
    const page = { ask, state: this.state, set: (change: Partial<Taking>) => this.#set(change), isOver: () => this.#pace.isOver, isBusy: () => this.#pace.isSending, heard: (standing: Standing) => this.standing(standing), provided: (heard: Heard) => this.#provided(heard), voided: () => this.#voided(), keep: (change: Partial<Keeping>) => this.#keeps(change), away: (detik: number) => { if (isReminded) this.#set({ pergi: detik }); }, now: clock.now };
    this.telling = new Telling({ id, ke: it.ke, perangkat }, page, ditinggal);
    this.#takeover = new Takeover({ id, ke: it.ke, perangkat }, page);
    if (waiting(this.state.get().sheet).length) this.#pace.within(0);
    else if (it.status === 'selesai') this.#over(it.sidik);
    if (it.status === 'selesai') this.#set({ terjawab: it.terjawab });
  }

  answer(soal: string, value: Jawaban, isTyped = false) {
    if (isTyped) this.#pace.putOff();
    this.#change(soal, { value }, isTyped ? TYPED_MS : CHOSEN_MS);
  }

  /** Which device counts, as far as this one knows. */
  get lease() {
    return this.#lease;
  }

  /** All that was answered so far is in the journal. */
  written = () => this.#writing;

  doubt(soal: string, ragu: boolean) {
    this.#change(soal, { ragu }, CHOSEN_MS);
  }

  /** Whether an answer may still be changed here. */
  get isOpen() {
    const { phase, deadlineAt, isFinishing, isInDoubt } = this.state.get();
    return phase === 'mengerjakan' && !isFinishing && !isInDoubt && this.clock.left(deadlineAt) > 0;
  }

  /** Sends at once what waits. */
  flush() {
    this.#pace.within(0);
  }

  /** The page is left, or the screen goes dark: what fits is sent on the way. */
  leaving() {
    const saves = batchOf(this.state.get().sheet, LEAVING);
    if (saves.length && !this.#pace.isOver) void this.ask(LINES.save, this.#saving(saves), { keepalive: true }).then((it) => this.#hear(it));
  }

  /** Ends it: all is handed in first, and the server says what it has. Without a connection it happens as soon as there is one; until then nothing is changed, for nobody knows whether it has ended. */
  finish() {
    this.#set({ isFinishing: true });
    this.#pace.within(0);
  }

  /** The student wants to go on answering after all: where it has not ended meanwhile, which is asked first. */
  async notYet() {
    this.#set({ isFinishing: false, isInDoubt: true });
    await this.look();
    this.#set({ isInDoubt: false });
  }

  takeOver = () => this.#takeover.go();

  /** The student has read that they were away. */
  reminded = () => this.#set({ pergi: null });

  standing(it: Standing) {
    const { phase, deadlineAt } = this.state.get();
    if (phase === 'diulang') return;
    if (isOfAnother(it, this.#ke)) return this.#voided();
    // More time was given than this device knew of: it goes on, and ends only for whoever wished it to.
    if (phase === 'menutup' && it.deadlineAt && it.deadlineAt !== deadlineAt && this.clock.left(it.deadlineAt) > 0) this.#set({ phase: 'mengerjakan' });
    this.#set(changesBy(it, this.state.get(), this.#lease));
    if (it.status === 'selesai') return this.#over(it.sidik ?? null, it.terjawab);
    // Whoever was locked as the time ran out is let in again with none left.
    if (this.state.get().phase === 'mengerjakan' && this.clock.left(this.state.get().deadlineAt) <= 0) this.timeIsUp();
  }

  /** Asks how things stand, and sets the clock. */
  async look() {
    const heard = await this.ask(LINES.status, { id_cbt: this.id, perangkat: this.perangkat });
    this.#hear(heard);
    // Whoever has signed in elsewhere is not left to believe that all goes on here.
    if (heard.status === 401) this.#set({ isSignedIn: false });
    if (heard.status !== 200) return;
    if (this.state.get().phase !== 'selesai' || !isOpenAgain(heard.body.data, this.#ke)) return this.standing(heard.body.data);
    // What was asked before it was over says nothing of afterwards.
    if (heard.asked > this.#overAt) this.#set({ isOpenAgain: true });
  }

  /** Somebody else may hand in what this device holds. */
  get hasTicket() {
    return this.#tiket !== null;
  }

  /** All that this device holds, as it would be handed in. */
  takenOut() {
    const saves = [...this.state.get().sheet].map(([soal, { epoch, seq, value, ragu, mono }]) => ({ soal, epoch, seq, value, ragu, mono }));
    return { name: `jawaban-${this.id}.pelita.json`, content: JSON.stringify({ id: this.id, tiket: this.#tiket, perangkat: this.perangkat, saves }) };
  }

  stop() {
    this.#pace.stop();
  }

  /** The last seconds: everything is sent, and then it is over, whatever the device thinks. */
  timeIsUp() {
    if (this.state.get().phase === 'mengerjakan') this.#set({ phase: 'menutup' });
    this.#pace.within(0);
  }

  #change(soal: string, change: { value?: Jawaban; ragu?: boolean }, within: number) {
    if (!this.isOpen) return;
    const count = Math.floor((this.clock.now() - COUNTED_SINCE) / 1_000);
    const sheet = answered(this.state.get().sheet, soal, change, { lease: this.#lease, count, mono: Math.round(performance.now()) });
    this.#set({ sheet });
    this.#keep(soal);
    this.#pace.within(within);
  }

  #keep(...soal: string[]) {
    const { sheet } = this.state.get();
    const rows = soal.flatMap((id) => (sheet.has(id) ? [[id, sheet.get(id) as Held] as const] : []));
    const all = () => [...this.state.get().sheet];
    const written = () => this.#set({ sheet: kept(this.state.get().sheet, rows), penyimpanan: this.journal.kind });
    this.#writing = this.#writing.then(() => this.journal.write(rows, all)).then(written, () => {});
  }

  /** Nothing of what is over. */
  #keeps(change: Partial<Keeping>) {
    if (!this.#pace.isOver) void this.journal.keep(change).catch(() => {});
  }

  async #send() {
    const saves = batchOf(this.state.get().sheet);
    // What the journal does not hold yet is not told to anybody as kept; but it need not wait for it.
    const heard = saves.length ? await this.#hand(saves) : this.#isEnding ? await this.#handIn() : undefined;
    // A page that was left says nothing over what the next one has written.
    if (heard && !this.#pace.isOver) this.#settle(heard, saves.length > 0);
  }

  /** By the student's wish, or by the clock; whoever is signed out hands in answers and cannot end anything. */
  get #isEnding() {
    const { isFinishing, phase, isSignedIn } = this.state.get();
    return isSignedIn && (isFinishing || phase === 'menutup');
  }

  #handIn() {
    const { sheet, isFinishing } = this.state.get();
    return this.ask(LINES.finish, { id: this.id, ke: this.#ke, perangkat: this.perangkat, digest: digestOf(sheet), lease: this.#lease, ...(!isFinishing && { waktu_habis: true }) });
  }

  #hand(saves: Saves) {
    const { isSignedIn, phase } = this.state.get();
    if (this.#tiket && (!isSignedIn || phase === 'selesai')) return this.ask(LINES.deposit, { id: this.id, tiket: this.#tiket, saves, perangkat: this.perangkat });
    return this.ask(LINES.save, this.#saving(saves));
  }

  #saving = (saves: Saves) => ({ id: this.id, ke: this.#ke, saves, perangkat: this.perangkat, lease: this.#lease, fakta: this.telling.factsWith(this.state.get().sheet, saves.length) });

  #settle(heard: Heard, wasSave: boolean) {
    this.#hear(heard);
    const { status, body } = heard;
    if (body.code === 'ATTEMPT_VOIDED') return this.#voided();
    if (status === 200 && wasSave) this.#saved(body, heard);
    else if (status === 200) this.standing(body.data);
    else {
      // A ticket is good for a day; whoever is signed in needs none.
      if (status === 410 && this.state.get().isSignedIn) this.#tiket = null;
      const changes = changesByRefusal(heard, this.state.get());
      if (!changes) return this.#failed(heard);
      this.#set(changes);
    }
    this.#pace.went();
    const { sheet, phase, deadlineAt } = this.state.get();
    // By the server's clock, which the device has just been told, the last moments are left: they are waited for.
    if (waiting(sheet).length || (this.#isEnding && phase !== 'selesai')) this.#pace.within(wasSave || status !== 200 ? 0 : Math.max(EARLY_MS, phase === 'menutup' ? this.clock.left(deadlineAt) : 0));
  }

  #failed({ status, body, retryAfter }: Heard) {
    if (status >= 400 && status < 500 && status !== 429) this.#set({ refusal: reasonOf(body) || String(status) });
    this.#pace.failed(retryAfter);
  }

  #saved(body: Record<string, any>, { asked, heard }: Heard) {
    const sheet = acknowledged(this.state.get().sheet, body.acks);
    this.clock.told(body.serverTime, asked, heard);
    const acked = (body.acks as [string][]).map(([soal]) => soal);
    this.#set({ sheet, refusal: null, ...(waiting(sheet).length ? {} : { savedAt: Date.parse(body.serverTime) }) });
    this.#keep(...acked);
    this.telling.knows(sheet);
    if (this.state.get().phase === 'selesai') return this.#over(null);
    this.standing({ deadlineAt: body.deadlineAt, lease: body.lease, isLocked: this.state.get().phase === 'terkunci' });
  }

  #provided({ body, asked, heard }: Heard) {
    const it = body.data as Provisions;
    if (isOfAnother(it, this.#ke)) return this.#voided();
    this.clock.told(it.serverTime, asked, heard);
    [this.#lease, this.#tiket] = [it.lease, it.tiket];
    this.#set({ ...standingFor(it), sheet: joined(this.state.get().sheet, it.simpanan), deadlineAt: it.deadlineAt ?? this.state.get().deadlineAt, izin: null, refusal: null });
    this.#keeps({ perangkat: this.perangkat, tiket: it.tiket });
    this.#pace.within(0);
  }

  #hear({ status, body, asked, heard }: Heard) {
    const serverTime = body.data?.serverTime;
    if (status === 200 && serverTime) this.clock.told(serverTime, asked, heard);
    this.#set({ isReached: status > 0 && status < 500 });
  }

  /** Another attempt has begun, or may: this page is of one that counts no more, and says nothing into the next. */
  #voided() {
    this.#set({ phase: 'diulang', isFinishing: false });
    this.stop();
  }

  /** The server has said that it is over; once it has all, nothing of it stays on the device but what it takes for no answer. */
  #over(sidik: string | null, terjawab = this.state.get().terjawab) {
    const { sheet } = this.state.get();
    this.#overAt = performance.now();
    this.#set({ phase: 'selesai', sidik: sidik ?? this.state.get().sidik, terjawab, isFinishing: false, isOpenAgain: false });
    if (waiting(sheet).length) return this.#pace.within(0);
    this.stop();
    if ([...sheet.values()].some((it) => it.isRefused)) return;
    void this.#writing.then(() => this.journal.clear()).catch(() => {});
  }

  #set(change: Partial<Taking>) {
    this.state.set({ ...this.state.get(), ...change });
  }
}
