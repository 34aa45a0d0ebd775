import type { Recorded } from '#contract/kit/event';
import { type AnyDecider, evolve } from '#server/kit/deciding/decider';
import { type Head, type Journal, NOTHING } from '#server/kit/log/journal';

/** A stream as far as it was folded; `commands` are the newest commands that wrote to it, to know a repeated one. */
export type Folded = { state: unknown; head: Head; commands: Map<string, string> };
const MOST_STREAMS = 5_000;
const MOST_COMMANDS = 2_000;

/** Folded streams kept warm: the newest few thousand, right as long as an append with their revision succeeds. */
export class Streams {
  private readonly warm = new Map<string, Folded>();

  constructor(private readonly journal: Journal) {}

  /** From memory where it is warm; `isWarm` says that others may have written since. */
  async get(it: AnyDecider, stream: string): Promise<{ folded: Folded; isWarm: boolean }> {
    const known = this.warm.get(stream);
    return known ? { folded: known, isWarm: true } : { folded: await this.catchUp(it, stream), isWarm: false };
  }

  /** Reads what others have written since the state was folded. */
  async catchUp(it: AnyDecider, stream: string): Promise<Folded> {
    const known = this.warm.get(stream) ?? { state: it.initial, head: NOTHING, commands: new Map() };
    const news = await this.journal.read(stream, { from: known.head.revision + 1 });
    return news.length ? this.put(stream, fold(it, known, news)) : this.put(stream, known);
  }

  put(stream: string, folded: Folded) {
    this.warm.delete(stream);
    this.warm.set(stream, folded);
    if (this.warm.size > MOST_STREAMS) this.warm.delete(this.warm.keys().next().value as string);
    return folded;
  }

  drop(stream: string) {
    this.warm.delete(stream);
  }
}

function fold(it: AnyDecider, from: Folded, news: readonly Recorded[]): Folded {
  const commands = new Map(from.commands);
  let state = from.state;
  for (const event of news) {
    state = evolve(it, state, event);
    commands.set(event.meta.command, event.position);
  }
  const last = news.at(-1) as Recorded;
  return { state, commands: newest(commands), head: { revision: last.revision, hash: last.hash } };
}

export const newest = (commands: Map<string, string>) =>
  commands.size > MOST_COMMANDS ? new Map([...commands].slice(-MOST_COMMANDS / 2)) : commands;
