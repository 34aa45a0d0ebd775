import { createPublicKey, type KeyObject } from 'node:crypto';
import type { EventStore, StoredEvent } from '#server/kit/log/event-store';
import { bodyOf, rootOf, type Seal, sealed, sealHash } from '#server/kit/log/seal';
import type { SealFolder } from '#server/kit/log/seal-folder';

type Sealable = Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'meta'>;
/** A seal lists its events, so a long log is sealed in pieces; one that is opened in a running server holds up nobody for long. */
const MOST = 20_000;

/** Seals what the log has got since the last seal; reads nothing that was sealed before. */
export class Sealer {
  readonly publicKey: KeyObject;

  constructor(private readonly store: EventStore, readonly folder: SealFolder, private readonly key: KeyObject, private readonly most = MOST) {
    this.publicKey = createPublicKey(key);
  }

  /** Seals all that is there now, as of this day of the school; answers the new seals. */
  async seal(tanggal: string, signal = new AbortController().signal): Promise<Seal[]> {
    const done: Seal[] = [];
    let last = await this.folder.last();
    let waiting: Sealable[] = [];
    for await (const { events, live } of this.store.subscribe({ after: last?.position ?? 'start', batchSize: Math.min(this.most, 2_000), signal })) {
      for (const { stream, revision, position, meta } of events) waiting.push({ stream, revision, position, meta });
      if (waiting.length < this.most && !live) continue;
      const seal = waiting.length ? await this.write(waiting, tanggal, last) : undefined;
      if (waiting.length && !seal) break;
      if (seal) done.push((last = seal));
      waiting = [];
      if (live) break;
    }
    return done;
  }

  /** Nothing where another process was first with this number: then it is for that one to go on. */
  private async write(events: readonly Sealable[], tanggal: string, last: Seal | undefined): Promise<Seal | undefined> {
    const body = bodyOf(events);
    const seal = sealed({
      number: (last?.number ?? 0) + 1, tanggal, at: new Date().toISOString(), position: (events.at(-1) as Sealable).position,
      count: (last?.count ?? 0) + events.length, root: rootOf(body), previous: last ? sealHash(last) : '',
    }, this.key);
    return (await this.folder.add(seal, body)) ? seal : undefined;
  }
}
