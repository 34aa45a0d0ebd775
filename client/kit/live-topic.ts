import { type CallOptions, isNotice } from '#client/kit/api';
import { LiveAnswer } from '#client/kit/live-answer';
import { type Delta, type LiveRows, noRows, onDelta, onMark, onSubscribed, onSubscribing, type Subscribed, type Wish } from '#client/kit/live-rows';
import { merged } from '#client/kit/merged';
import { session } from '#client/kit/session';
import { store } from '#client/kit/store';
import { clock } from '#client/kit/time';

/** What a topic speaks over; not connected until the socket itself has come. */
export type Line = { readonly connected: boolean; timeout(ms: number): { emit(event: string, request: object, done: (error: Error | null, answer: never) => void): unknown } };
type Question = { endpoint: string; input: object };
type Answer = { ok: true; topic: string; serverTime: string; stale?: boolean; asOf?: string; holds?: boolean } & ({ kind: 'notice' } | Subscribed);
type Refusal = { ok: false; code: string };

const ANSWER_WITHIN_MS = 10_000;
const ASK_AT_MOST_EVERY_MS = 1_000;
const BUSY_MS = 3_000;
/** The server's flush interval, twice: a delta sent before a mark has arrived by then. */
const MARK_GRACE_MS = 500;

const eachFrame = (notify: () => void) => void requestAnimationFrame(notify);

/** One live topic: what the socket says about it, folded into rows or into the news that its answer changed. */
export class Topic {
  readonly rows = store<LiveRows | null>(null, eachFrame);
  readonly stale = store(false);
  /** The server's name of the topic; until it has told it, ours. */
  name: string;
  #state: LiveRows = noRows;
  #asked = 0;
  #askedAt = 0;
  #joined = false;
  /** It may not be watched: who asks anew tries again, and is told by the answer itself. */
  #isOut = false;
  #isReleased = false;
  readonly #answer = new LiveAnswer();
  /** It changed while nobody showed it: whoever does next shows what is old. */
  #unseen = false;
  /** When it lets go of itself, as long as nobody watches it or waits for its answer: once, for another may bear its key by then. */
  #release: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #waiting = new Set<() => void>();

  constructor(
    key: string,
    private readonly question: Question,
    private readonly carriesRows: boolean,
    private readonly line: Line,
    private readonly onIdle: () => void,
  ) {
    this.name = key;
    this.subscribe();
    this.#releaseLater();
  }

  watch(changed: () => void) {
    this.#watchers.add(changed);
    if (this.#unseen) this.changed();
    return () => {
      this.#watchers.delete(changed);
      this.#releaseLater();
    };
  }

  /** Asks for the answer, without waiting for the subscription. Where it may be older than that, the server is asked whether it holds before it is asked for the answer again. */
  async ask<A>(send: (onHead: NonNullable<CallOptions['onHead']>) => Promise<A>): Promise<A> {
    if (this.#isOut) await this.#letIn();
    try {
      return await this.#answer.asked(this.#joined, () => send((head) => this.#told(head.get('x-as-of') ?? '')));
    } catch (error) {
      if (this.#joined && this.#answer.mayBeOld) this.#askAgain();
      throw error;
    } finally {
      this.#releaseLater();
    }
  }

  /** What is asked for now may miss a change; the next subscription makes up for it. */
  lost() {
    this.#joined = false;
    this.#answer.doubt();
    this.#resume();
  }

  subscribe() {
    this.#state = onSubscribing(this.#state);
    if (!this.line.connected) return;
    const asked = ++this.#asked;
    this.#askedAt = performance.now();
    const { epoch, pos } = this.#state;
    const asOf = this.#answer.doubtful;
    const request = { v: 1, ...this.question, ...(epoch !== null && { from: { epoch, pos } }), ...(asOf && { asOf }) };
    this.line.timeout(ANSWER_WITHIN_MS).emit('stream.subscribe', request, (error: Error | null, answer: Answer | Refusal) => {
      if (!error && answer.ok) this.name = answer.topic;
      if (this.#isReleased) return this.#leave(!error && answer.ok);
      if (asked !== this.#asked) return;
      if (error) this.#unanswered();
      else if (answer.ok) this.#answered(answer, asOf !== '');
      else this.#refused(answer.code);
    });
  }

  resubscribe() {
    const pause = this.#askedAt + ASK_AT_MOST_EVERY_MS - performance.now();
    if (pause <= 0) return this.subscribe();
    this.#state = onSubscribing(this.#state);
    const asked = this.#asked;
    this.#later(pause, () => asked === this.#asked && this.subscribe());
  }

  delta(delta: Delta) {
    const mayBeOurs = delta.topic === this.name || this.#state.status === 'subscribing';
    if (this.carriesRows && mayBeOurs) this.#settle(onDelta(this.#state, delta));
  }

  mark(epoch: string, to: number) {
    if (this.carriesRows) this.#later(MARK_GRACE_MS, () => this.#settle(onMark(this.#state, epoch, to)));
  }

  /** The answer changed, or may have: whoever shows it asks again, with their own rights. */
  changed = merged(() => {
    this.#unseen = this.#watchers.size === 0;
    for (const watcher of [...this.#watchers]) watcher();
  });

  /** Watching was taken away: asking again shows why, and watches again where that is allowed by then. */
  revoked() {
    this.lost();
    this.#isOut = true;
    this.#state = noRows;
    this.rows.set(null);
    this.changed();
  }

  /** Resolves when it is known whether it may be watched by now, or at once while there is no connection. */
  async #letIn() {
    if (!this.line.connected) return;
    const answered = new Promise<void>((resolve) => this.#waiting.add(resolve));
    if (this.#waiting.size === 1) this.subscribe();
    await answered;
  }

  #answered(answer: Answer, isJudged: boolean) {
    clock.told(answer.serverTime);
    [this.#joined, this.#isOut] = [true, false];
    this.stale.set(answer.stale === true);
    if (answer.kind !== 'notice') this.#settle(onSubscribed(this.#state, answer));
    this.#resume();
    const verdict = this.#answer.joined(answer.asOf ?? '', answer.holds === true, isJudged);
    if (this.#answer.mayBeOld) this.#follow(verdict);
  }

  #told(asOf: string) {
    const verdict = this.#answer.came(asOf);
    if (this.#joined && this.#answer.mayBeOld) this.#follow(verdict);
  }

  #follow(verdict: ReturnType<LiveAnswer['came']>) {
    if (verdict === 'holds') this.#answer.trust();
    else if (verdict === 'again') this.#askAgain();
    else if (verdict === 'judge') this.subscribe();
  }

  #askAgain() {
    this.#answer.trust();
    this.changed();
  }

  #unanswered() {
    this.lost();
    this.resubscribe();
  }

  #refused(code: string) {
    if (!isNotice(code) && code !== 'BUSY' && !this.#isOut) return this.revoked();
    this.lost();
    if (isNotice(code)) session.end(code);
    else if (code === 'BUSY') this.#later(BUSY_MS, () => this.subscribe());
  }

  #settle(next: LiveRows | Wish) {
    if (next === 'resubscribe') return this.resubscribe();
    this.#state = next;
    if (next.status === 'live' && next.epoch !== null) this.rows.set(next);
  }

  #resume() {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  #releaseLater() {
    clearTimeout(this.#release);
    this.#release = setTimeout(() => this.#watchers.size === 0 && !this.#answer.isUnderway && this.#leave(true), ANSWER_WITHIN_MS);
  }

  /** From here on nothing is asked for; what is joined only now is left, too. */
  #leave(isJoined: boolean) {
    this.#isReleased = true;
    this.#resume();
    if (isJoined) this.onIdle();
  }

  #later(ms: number, run: () => void) {
    setTimeout(() => this.#isReleased || run(), ms);
  }
}
