import type { Recorded } from '#contract/kit/event';
import { type AnyDecider, evolve } from '#server/kit/deciding/decider';
import { inOneGo } from '#server/kit/deciding/entry';
import { type Head, type Journal, NOTHING } from '#server/kit/log/journal';

/** A stream as far as it was folded; `commands` are the newest commands that wrote to it, to know a repeated one; `keys`: how many had been taken back when it was read. */
export type Folded = { state: unknown; head: Head; commands: Map<string, Done>; keys: number };
/** Where a command's facts are, and what it asked for where that is known. */
export type Done = { position: string; request?: string | undefined };
const MOST_BYTES = 128 * 1_048_576;
const MOST_COMMANDS = 2_000;
/** About what is kept in mind of a stream, of each of its events and of each of its commands. */
const WEIGHT = { stream: 1_000, event: 100, command: 200 };
const weightOf = ({ head, commands }: Folded) => WEIGHT.stream + WEIGHT.event * (head.revision + 1) + WEIGHT.command * commands.size;

/** Folded streams kept warm: the newest, as many as there is room for, right as long as an append with their revision succeeds. */
export class Streams {
  private readonly warm = new Map<string, Folded & { weight: number }>();
  private weight = 0;
  private keys = 0;

  constructor(private readonly journal: Journal, private readonly most = MOST_BYTES) {}

  /** From memory where it is warm; `isWarm` says that others may have written since. */
  async get(it: AnyDecider, stream: string): Promise<{ folded: Folded; isWarm: boolean }> {
    this.forgetErased();
    const known = this.warm.get(stream);
    return known ? { folded: known, isWarm: true } : { folded: await this.catchUp(it, stream), isWarm: false };
  }

  /** Reads what others have written since the state was folded; all of it, where the log no longer has what that was folded from. */
  async catchUp(it: AnyDecider, stream: string): Promise<Folded> {
    this.forgetErased();
    const { keys } = this;
    const known = this.warm.get(stream);
    if (known && known.head.revision >= 0) {
      const [last, ...news] = await this.journal.read(stream, { from: known.head.revision });
      if (last?.hash === known.head.hash) return this.put(stream, fold(it, known, news));
    }
    return this.put(stream, fold(it, { state: it.initial, head: NOTHING, commands: new Map(), keys }, await this.journal.read(stream)));
  }

  put(stream: string, folded: Folded) {
    this.drop(stream);
    if (folded.keys !== this.keys) return folded;
    const weight = weightOf(folded);
    this.warm.set(stream, { ...folded, weight });
    this.weight += weight;
    if (this.weight > this.most) this.makeRoom(stream);
    return folded;
  }

  private makeRoom(stream: string) {
    for (const oldest of this.warm.keys()) {
      if (this.weight <= this.most || oldest === stream) break;
      this.drop(oldest);
    }
  }

  /** What a person has asked to be forgotten must not live on in a state, and nobody decides on it. */
  private forgetErased() {
    if (this.keys === this.journal.keys.evictions) return;
    this.keys = this.journal.keys.evictions;
    this.warm.clear();
    this.weight = 0;
  }

  drop(stream: string) {
    this.weight -= this.warm.get(stream)?.weight ?? 0;
    this.warm.delete(stream);
  }
}

function fold(it: AnyDecider, from: Folded, news: readonly Recorded[]): Folded {
  const last = news.at(-1);
  if (!last) return from;
  const commands = new Map(from.commands);
  for (const { meta, position } of news) commands.set(meta.command, { position, request: meta.request });
  const state = inOneGo(() => news.reduce((before, event) => evolve(it, before, event), from.state));
  return { state, commands: newest(commands), head: { revision: last.revision, hash: last.hash }, keys: from.keys };
}

export const newest = (commands: Map<string, Done>) =>
  commands.size > MOST_COMMANDS ? new Map([...commands].slice(-MOST_COMMANDS / 2)) : commands;
