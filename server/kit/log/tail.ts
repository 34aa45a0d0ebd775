import type { Bell } from '#server/kit/log/following';
import { type Batch, LostPlace, type Position, type StoredEvent } from '#server/kit/log/event-store';

const MOST_EVENTS = 2_000;
const MOST_CHARACTERS = 4_194_304;
const sizeOf = ({ data, meta }: StoredEvent) => data.length + meta.length;

/** The newest part of a log, read once for all who follow it at its end; whoever is farther behind reads for themselves. */
export class Tail {
  private events: StoredEvent[] = [];
  private size = 0;
  /** It holds what stands behind `from`, up to and with `upto`; nobody has come to the end where that is missing. */
  private from: bigint | undefined;
  private upto = 0n;
  private isLive = false;
  /** So many rings of the bell are read: what they told of stands here. */
  private heard = -1;
  private reading: Promise<void> | undefined;

  constructor(private readonly bell: Bell, private readonly page: (after: Position) => Promise<Batch>) {}

  /** Somebody has come to the end by themselves: it goes on from there, if nobody has read as far here. */
  begin({ position, live }: Batch) {
    if (!live || this.reading || (this.from !== undefined && this.upto >= BigInt(position))) return;
    this.forget();
    this.from = this.upto = BigInt(position);
  }

  /** What follows a place, so many events at most; undefined when that is not here. */
  async after(place: Position, most: number): Promise<Batch | undefined> {
    const at = BigInt(place);
    const { rings } = this.bell;
    if (this.upto === at && this.from !== undefined) await this.read();
    if (this.from === undefined || at < this.from || at > this.upto) return undefined;
    const first = this.indexBehind(at);
    const events = this.events.slice(first, first + most);
    const isAll = first + most >= this.events.length;
    const position = isAll ? String(this.upto) : (events.at(-1) as StoredEvent).position;
    // Nobody may fall asleep over a ring from before they came; one that comes later wakes them.
    return { events, position, live: isAll && this.isLive && this.heard >= rings };
  }

  /** Everybody comes by here at every append, so it is looked up by halves. */
  private indexBehind(at: bigint) {
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (BigInt((this.events[middle] as StoredEvent).position) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private read() {
    this.reading ??= this.readOnce().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readOnce() {
    const { from, upto } = this;
    const { rings } = this.bell;
    const { events, position, live } = await this.page(String(this.upto)).catch((error: unknown) => {
      if (error instanceof LostPlace) this.forget();
      throw error;
    });
    // What was forgotten, or begun anew, meanwhile has nothing to do with this.
    if (this.from !== from || this.upto !== upto) return;
    this.events.push(...events);
    this.size += events.reduce((sum, it) => sum + sizeOf(it), 0);
    [this.upto, this.isLive, this.heard] = [BigInt(position), live, rings];
    this.shorten();
  }

  /** Nothing of what was read may be there any more. */
  forget() {
    [this.events, this.size, this.from] = [[], 0, undefined];
  }

  private shorten() {
    let gone = Math.max(0, this.events.length - MOST_EVENTS);
    for (let i = 0; i < this.events.length && (i < gone || this.size > MOST_CHARACTERS); i++) {
      this.size -= sizeOf(this.events[i] as StoredEvent);
      gone = i + 1;
    }
    const last = this.events.splice(0, gone).at(-1);
    if (last) this.from = BigInt(last.position);
  }
}
