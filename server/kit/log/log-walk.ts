import { linkHash, splitHash } from '#server/kit/log/chain';
import type { StoredEvent } from '#server/kit/log/event-store';
import { type Place, PRINT } from '#server/kit/log/seal';
import type { OpenSeal } from '#server/kit/log/seal-reader';

export type Fault = 'changed' | 'missing' | 'inserted' | 'moved' | 'seal';
/** The first place at which the log is not what was written; what is unknown of a missing event is null. */
export type Broken = { what: Fault; seal: number | null; position: string | null; stream: string | null; revision: number | null; id: string | null; type: string | null; why: string };
/** Something else stands where `isIt` should: it is `displaced` where it is found later, otherwise `missing`; what comes later may tell more of it. */
export type Doubt = { isIt(event: StoredEvent): boolean; missing: Broken; learn?(from: StoredEvent): void; displaced(found: StoredEvent): Broken };
export const NOBODY = { seal: null, position: null, stream: null, revision: null, id: null, type: null };

/** Where a walk over the log is: the head of every stream so far and the seal that the next events stand under. */
export class LogWalk {
  readonly heads = new Map<string, { revision: number; hash: string }>();
  count = 0;
  seals = 0;
  sealed = 0;
  private position = '0';
  private seal: OpenSeal | undefined;

  constructor(private readonly isDense: boolean) {}

  open(seal: OpenSeal | undefined) {
    if (this.seal) this.seals++;
    this.seal = seal;
  }

  isSealFull = () => this.seal !== undefined && this.count === this.seal.seal.count;

  /** Goes one event further; nothing where it is what was written. */
  see(event: StoredEvent): Broken | Doubt | undefined {
    const place = this.place();
    const expected = place ?? this.following(event);
    if (event.stream !== expected.stream || event.revision !== expected.revision) return this.misplaced(event, expected);
    const found = splitHash(event.meta);
    if (!found || this.hashAt(event, found.meta, expected) !== found.hash) return this.fault('changed', event, 'its text is not what its hash says');
    const isSealed = !place || (found.hash.startsWith(place.print) && place.print.length === PRINT && (place.head ?? found.hash) === found.hash);
    if (!isSealed) return this.fault('changed', event, 'it was written anew: its hash is not the sealed one');
    const hasGap = this.hasGap(event);
    this.heads.set(event.stream, { revision: event.revision, hash: found.hash });
    if (hasGap) return this.gap();
    this.count++;
    this.position = event.position;
    if (this.seal) this.sealed++;
    return undefined;
  }

  /** What the open seal lists and the log no longer has. */
  end(): Broken | null {
    const place = this.place();
    return place ? this.lost({ ...place, position: this.isDense ? this.nextPosition() : null }, 'it was sealed, and the log ends before it') : null;
  }

  private place = () => this.seal?.places[this.count - this.seal.from];

  /** Without a seal an event can only be compared with its own stream. */
  private following = ({ stream }: StoredEvent): Place => ({ stream, revision: (this.heads.get(stream)?.revision ?? -1) + 1, print: '', head: undefined });

  private misplaced(event: StoredEvent, expected: Place): Broken | Doubt {
    const origin = this.originOf(event, expected);
    if (origin) return this.fault('changed', event, `it was written as revision ${origin.revision} of ${origin.stream}`);
    const { stream, revision } = expected;
    const hasItsPlace = this.seal ? this.isListed(event) : event.revision > revision;
    if (!this.seal && !hasItsPlace) return this.fault('inserted', event, `its stream has a revision ${event.revision} already`);
    const hasGap = this.hasGap(event);
    const [next, here] = [this.nextPosition(), `revision ${revision} of ${stream} should stand here`];
    return {
      isIt: (it) => it.stream === stream && it.revision === revision,
      missing: this.lost({ stream, revision, position: hasGap ? next : null }, `revision ${event.revision} of ${event.stream} stands in its place`),
      displaced: (found) => (hasGap ? this.fault('moved', found, `it should stand at position ${next}`) : this.fault(hasItsPlace ? 'moved' : 'inserted', event, here)),
    };
  }

  private gap(): Doubt {
    const next = this.nextPosition();
    const missing = this.lost({ stream: null, revision: null, position: next }, `nothing stands at position ${next}`);
    return {
      isIt: (it) => it.position === next,
      missing,
      learn: (from) => this.learn(missing, from),
      displaced: (found) => this.fault('moved', found, 'it comes after higher positions'),
    };
  }

  /** The first stream that lacks a revision further on is the one that lost it. */
  private learn(missing: Broken, { stream, revision }: StoredEvent) {
    if (missing.stream !== null) return;
    const before = this.heads.get(stream)?.revision ?? -1;
    if (revision > before + 1) Object.assign(missing, { stream, revision: before + 1 });
    else this.heads.set(stream, { revision, hash: '' });
  }

  /** Where the event fits after all: then only its revision or the name of its stream was changed. */
  private originOf(event: StoredEvent, expected: Place): { stream: string; revision: number } | undefined {
    const found = splitHash(event.meta);
    if (!found) return undefined;
    const fits = (stream: string, revision: number) => this.hashAt(event, found.meta, { stream, revision }) === found.hash;
    if (fits(expected.stream, expected.revision)) return expected;
    for (const [stream, { revision }] of this.heads) if (revision + 1 === event.revision && fits(stream, event.revision)) return stream === event.stream ? undefined : { stream, revision: event.revision };
    return undefined;
  }

  private hashAt({ id, type, data }: StoredEvent, meta: string, { stream, revision }: { stream: string; revision: number }) {
    return linkHash(this.heads.get(stream)?.hash ?? '', { stream, revision, id, type, data, meta });
  }

  private isListed({ stream, revision }: StoredEvent) {
    const { places, from } = this.seal as OpenSeal;
    return places.slice(this.count - from).some((it) => it.stream === stream && it.revision === revision);
  }

  private hasGap = ({ position }: StoredEvent) => this.isDense && position !== this.nextPosition();
  private nextPosition = () => (this.isDense ? String(Number(this.position) + 1) : '');
  private inSeal = () => this.seal?.seal.number ?? null;
  private fault = (what: Fault, { position, stream, revision, id, type }: StoredEvent, why: string): Broken => ({ what, seal: this.inSeal(), position, stream, revision, id, type, why });
  private lost = ({ stream, revision, position }: Pick<Broken, 'stream' | 'revision' | 'position'>, why: string): Broken =>
    ({ ...NOBODY, what: 'missing', seal: this.inSeal(), stream, revision, position, why });
}
