/** What comes of an answer on the screen: it holds, is asked for again, is judged by the server, or is still on its way. */
type Verdict = 'holds' | 'again' | 'judge' | 'wait';

/** Whether the answer on the screen may be older than the subscription to its changes (decision 142). Moments are named as the server names them. */
export class LiveAnswer {
  #mayBeOld = false;
  #asOf = '';
  #joinedAt = '';
  #underway = 0;

  get mayBeOld() {
    return this.#mayBeOld;
  }

  get isUnderway() {
    return this.#underway > 0;
  }

  /** As of when the answer is that the server has to judge; none where nothing is in doubt. */
  get doubtful() {
    return this.#mayBeOld ? this.#asOf : '';
  }

  doubt() {
    this.#mayBeOld = true;
  }

  trust() {
    this.#mayBeOld = false;
  }

  /** While it is asked for; `isWatched`: changes are told already. */
  async asked<A>(isWatched: boolean, send: () => Promise<A>): Promise<A> {
    if (!isWatched) this.doubt();
    this.#underway++;
    try {
      return await send();
    } finally {
      this.#underway--;
    }
  }

  /** It is here, as of then. */
  came(asOf: string): Verdict {
    this.#asOf = asOf;
    return this.#verdict(false, asOf === '');
  }

  /** Changes are told from then on. `isJudged`: the server has looked at the answer, or cannot. */
  joined(at: string, holds: boolean, isJudged: boolean): Verdict {
    this.#joinedAt = at;
    return this.#verdict(holds, isJudged);
  }

  #verdict(holds: boolean, isJudged: boolean): Verdict {
    if (holds || isSince(this.#asOf, this.#joinedAt)) return 'holds';
    if (isJudged) return 'again';
    if (this.#asOf) return 'judge';
    return this.isUnderway ? 'wait' : 'again';
  }
}

/** Whether an answer was read when this node had heard at least as much as then. */
function isSince(asOf: string, then: string) {
  const [[epoch, nth], [sameEpoch, first]] = [asOf.split('.'), then.split('.')];
  return epoch === sameEpoch && Number(nth) >= Number(first);
}
