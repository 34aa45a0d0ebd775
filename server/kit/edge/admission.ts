import type { IncomingMessage, ServerResponse } from 'node:http';
import { common } from '#contract/kit/refusal';
import { refusing } from '#server/kit/edge/language';

/** What is let in is answered within about this, in ms: more than that much work is never begun. */
const SOON_MS = 500;
/** So many at once are let in however slow they are. */
const LEAST = 64;
/** Answers a second, before any were counted. */
const GUESS = 900;
const SLOT_MS = 100;
const SLOTS = 1_000 / SLOT_MS;
/** How much of the way to what was measured the estimate goes at each slot while more comes than is served. */
const PACE = 0.2;
const RETRY_AFTER_S = 1;
const COUNTED = /^\/api\/(?!health|login\/?(\?|$))/;

/**
 * Under more load than there is capacity: what could not be answered soon is refused at once, so that what is let in is served.
 * How much that is follows from how many answers a second there were when it mattered; `now` is in ms.
 */
export class Admission {
  private underway = 0;
  private capacity = GUESS;
  private slot = 0;
  /** How many were answered in each of the last slots in which there was something to do all the time. */
  private ended = [0];
  private refused = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether another one may come in. */
  hasRoom() {
    this.turn();
    const hasRoom = this.underway < this.most;
    if (!hasRoom) this.refused++;
    return hasRoom;
  }

  /** It is being worked on, until it leaves. */
  enter() {
    this.turn();
    this.underway++;
  }

  leave() {
    this.turn();
    this.underway--;
    this.ended.push((this.ended.pop() as number) + 1);
  }

  private get most() {
    return Math.max(LEAST, (this.capacity * SOON_MS) / 1_000);
  }

  private turn() {
    const slot = Math.floor(this.now() / SLOT_MS);
    for (let passed = Math.min(slot - this.slot, SLOTS); passed > 0; passed--) this.learn();
    this.slot = slot;
  }

  private learn() {
    const rate = this.ended.reduce((sum, it) => sum + it, 0) * (SLOTS / this.ended.length);
    const isPressed = this.refused > 0 || this.underway > Math.max(LEAST, (rate * SOON_MS) / 1_000);
    this.capacity = isPressed ? this.capacity + (rate - this.capacity) * PACE : Math.max(this.capacity, rate);
    this.ended = this.underway ? [...this.ended.slice(1 - SLOTS), 0] : [0];
    this.refused = 0;
  }
}

/**
 * Stands before everything that answers requests of the API. Nobody works on a request before it has arrived as a whole, so it
 * takes no room until then: who sends half of one keeps nobody out. Whoever asks how the server is, is always heard; whoever
 * signs in waits in the queue of those, which may be long while everything else is answered.
 */
export function admitting(handle: (request: IncomingMessage, response: ServerResponse) => void, admission = new Admission()) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!COUNTED.test(request.url ?? '')) return handle(request, response);
    if (!admission.hasRoom()) return refuse(request, response);
    let isIn = false;
    const enter = () => {
      isIn = !response.closed;
      if (isIn) admission.enter();
    };
    if (Number(request.headers['content-length']) > 0 || request.headers['transfer-encoding']) request.once('end', enter);
    else enter();
    response.once('close', () => isIn && admission.leave());
    handle(request, response);
  };
}

function refuse({ headers }: IncomingMessage, response: ServerResponse) {
  const refusal = common.UNAVAILABLE;
  const body = JSON.stringify(refusing(refusal, headers['accept-language']));
  response.writeHead(refusal.status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), 'retry-after': String(RETRY_AFTER_S) });
  response.end(body);
}
