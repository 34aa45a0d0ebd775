import { eventType, type Recorded } from '#contract/kit/event';
import type { Journal } from '#server/kit/log/journal';

/** So many events are kept, of whichever books were looked at last: those of some sixty classes' subjects. */
const MOST = 30_000;

/** Gradebooks as far as they were read: what happened does not change, only more comes behind it. What is a person's to have forgotten is not kept. */
export class BooksRead {
  private readonly known = new Map<string, readonly Recorded[]>();
  private count = 0;

  constructor(private readonly journal: Journal) {}

  async read(stream: string): Promise<readonly Recorded[]> {
    const before = this.known.get(stream) ?? [];
    const more = (await this.journal.read(stream, before.length ? { from: before.length } : {})).map(withoutPersonal);
    const events = more.length ? [...before, ...more] : before;
    this.keep(stream, events);
    return events;
  }

  private keep(stream: string, events: readonly Recorded[]) {
    this.drop(stream);
    // Two at once may have read to different ends; whichever comes last is whole in itself.
    this.known.set(stream, events);
    this.count += events.length;
    for (const oldest of this.known.keys()) {
      if (this.count <= MOST || oldest === stream) return;
      this.drop(oldest);
    }
  }

  private drop(stream: string) {
    this.count -= this.known.get(stream)?.length ?? 0;
    this.known.delete(stream);
  }
}

function withoutPersonal(it: Recorded): Recorded {
  const names = eventType(it.type).personal.map(({ name }) => name);
  return names.length ? { ...it, data: Object.fromEntries(Object.entries(it.data).filter(([name]) => !names.includes(name))) } : it;
}
