import { Logger } from '@nestjs/common';
import { BrokenStream, type EventStore, type Position, type StoredEvent } from '#server/kit/log/event-store';
import { taken } from '#server/kit/log/ours';
import { inLog } from '#server/kit/in-log';

type Named = Pick<StoredEvent, 'stream' | 'type' | 'position'>;
/** What others have put into a log that is shared, since this process follows it. */
export type Foreign = { readonly count: number; readonly first: Named | undefined };

const MOST_STREAMS = 10_000;

/** Keeps what others write into the log apart from ours, and names the streams of ours that they have broken. */
export class Strangers {
  readonly broken = new Map<string, string>();
  private readonly log = new Logger('log');
  private readonly ours = new Map<string, boolean>();
  private count = 0;
  private first: Named | undefined;
  private last: Position | undefined;

  constructor(private readonly store: EventStore) {}

  get foreign(): Foreign {
    return { count: this.count, first: this.first };
  }

  /** An event that no journal wrote: it breaks a stream of ours, or is none of our business. */
  async meet(it: StoredEvent) {
    if (await this.isOurs(it)) this.breaks(it.stream, `revision ${it.revision} (${it.type}) was written by somebody else`);
    else this.notice(it);
  }

  /** Said once; whoever wanted to decide on the stream is told. */
  breaks(stream: string, why: string) {
    const error = new BrokenStream(stream, why);
    if (!this.broken.has(stream) && this.broken.size < MOST_STREAMS) {
      this.broken.set(stream, why);
      this.log.error(inLog(error).split('\n')[0]);
    }
    return error;
  }

  /** Readers that begin anew meet the same events again. */
  private notice({ stream, type, position }: StoredEvent) {
    if (this.last !== undefined && this.store.reached(this.last, position)) return;
    this.last = position;
    if (!this.count++) this.log.warn(inLog(`somebody else writes into this log too, what is theirs is passed over; the first is ${type} in ${stream} at position ${position}`));
    this.first ??= { stream, type, position };
  }

  /** A stream belongs to whoever began it; while the store is away nobody knows. */
  private async isOurs({ stream, revision }: StoredEvent) {
    const known = revision ? this.ours.get(stream) : false;
    if (known !== undefined) return known;
    const found = await this.store.read(stream, { max: 1 }).catch(() => undefined);
    if (!found) return false;
    if (this.ours.size >= MOST_STREAMS) this.ours.clear();
    const isOurs = found.events.some(taken);
    this.ours.set(stream, isOurs);
    return isOurs;
  }
}
