import { createPublicKey, type KeyObject } from 'node:crypto';
import { isChained, splitHash } from '#server/kit/log/chain';
import type { EventStore, Position, StoredEvent } from '#server/kit/log/event-store';
import { bodyOf, bodyOfPlaces, type Place, rootOf, type Seal, sealed, sealHash } from '#server/kit/log/seal';
import type { SealFile, SealFolder } from '#server/kit/log/seal-folder';
import { openSeals } from '#server/kit/log/seal-reader';
import { PlainError } from '#server/kit/plain-error';

type Sealable = Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'meta'>;
/** A seal lists its events, so a long log is sealed in pieces; one that is opened in a running server holds up nobody for long. */
const MOST = 20_000;

/** Seals what the log has got since the last seal; reads nothing that was sealed before. */
export class Sealer {
  readonly publicKey: KeyObject;
  private before: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: EventStore, readonly folder: SealFolder, private readonly key: KeyObject, private readonly most = MOST) {
    this.publicKey = createPublicKey(key);
  }

  /** Seals all that is there now, as of this day of the school; answers the new seals. Those of a day that is over become one first. Who asks meanwhile comes after. */
  seal(tanggal: string, signal = new AbortController().signal): Promise<Seal[]> {
    const mine = this.before.then(() => this.sealAll(tanggal, signal));
    this.before = mine.catch(() => {});
    return mine;
  }

  private async sealAll(tanggal: string, signal: AbortSignal): Promise<Seal[]> {
    await this.join(tanggal);
    const done: Seal[] = [];
    let last = await this.folder.last();
    let waiting: Sealable[] = [];
    for await (const { events, live } of this.store.subscribe({ after: await this.place(), batchSize: Math.min(this.most, 2_000), signal })) {
      // What others write into a log that is shared is theirs.
      for (const { stream, revision, position, meta } of this.store.isDense ? events : events.filter(isChained)) waiting.push({ stream, revision, position, meta });
      if (waiting.length < this.most && !live) continue;
      const seal = waiting.length ? await this.write(waiting, tanggal, last) : undefined;
      if (waiting.length && !seal) break;
      if (seal) done.push((last = seal));
      waiting = [];
      if (live) break;
    }
    return done;
  }

  /** The last event that is sealed, as the log has it; nothing where nothing is sealed. */
  async lastEvent(): Promise<StoredEvent | undefined> {
    const file = this.folder.list().at(-1);
    if (!file) return undefined;
    const { stream, revision, head } = (await this.placesIn([file])).at(-1) as Place;
    const { events: [event] } = await this.store.read(stream, { from: revision, max: 1 });
    if (event && splitHash(event.meta)?.hash === head) return event;
    throw new PlainError(`The log does not have what ${file.name} ends with, revision ${revision} of ${stream}: "npm run verify" names the first fault. Nothing is sealed behind it; to begin anew, after a restore, put ${this.folder.path} away.`);
  }

  /** Found by the event, not by what was its position: a log that has moved has it elsewhere. */
  private async place(): Promise<Position | 'start'> {
    return (await this.lastEvent())?.position ?? 'start';
  }

  /** Nothing where another process was first with this number: then it is for that one to go on. */
  private async write(events: readonly Sealable[], tanggal: string, last: Seal | undefined): Promise<Seal | undefined> {
    const body = bodyOf(events);
    const { position } = events.at(-1) as Sealable;
    return this.add({ number: (last?.number ?? 0) + 1, tanggal, position, count: (last?.count ?? 0) + events.length }, body, last);
  }

  /** The last seals become one where their day is over, or where they list much. It lists what they list: nothing is read from the log again. They lie there until the next joining, for whoever is just reading them. */
  private async join(today: string) {
    const last = await this.folder.last();
    if (!last) return;
    const { files, before } = await this.tail(last);
    const { number, tanggal, position, count } = last;
    const isDue = tanggal !== today || count - (before?.count ?? 0) >= this.most / 2;
    if (!isDue || files.length < 2) return;
    const head = { since: (files[0] as SealFile).number, number: number + 1, tanggal, position, count };
    const body = bodyOfPlaces(await this.placesIn(files));
    this.folder.tidy();
    await this.add(head, body, before);
  }

  /** The seals of the last one's day up to it that are no joined ones, as many as one may stand for, and the one before them. */
  private async tail(last: Seal): Promise<{ files: SealFile[]; before: Seal | undefined }> {
    const all = this.folder.list().filter((it) => it.number <= last.number);
    let from = all.length;
    let before: Seal | undefined = last;
    while (before?.tanggal === last.tanggal && before.since === undefined) {
      const next: Seal | undefined = await all[from - 2]?.head();
      if (last.count - (next?.count ?? 0) > this.most) break;
      [from, before] = [from - 1, next];
    }
    return { files: all.slice(from), before };
  }

  private async placesIn(files: readonly SealFile[]) {
    const places: Place[] = [];
    const last = this.folder.list().filter((it) => it.number < (files[0] as SealFile).since).at(-1)?.head();
    for await (const it of openSeals(files, this.publicKey, await last)) places.push(...it.places);
    return places;
  }

  private async add(head: Omit<Seal, 'at' | 'root' | 'previous' | 'signature'>, body: string, last: Seal | undefined): Promise<Seal | undefined> {
    const seal = sealed({ ...head, at: new Date().toISOString(), root: rootOf(body), previous: last ? sealHash(last) : '' }, this.key);
    return (await this.folder.add(seal, body)) ? seal : undefined;
  }
}
