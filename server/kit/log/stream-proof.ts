import { Injectable } from '@nestjs/common';
import { linkHash, splitHash } from '#server/kit/log/chain';
import type { StoredEvent } from '#server/kit/log/event-store';
import { brokenLink, Journal } from '#server/kit/log/journal';
import type { Fault } from '#server/kit/log/log-walk';
import { type Place, type Seal, sealHash } from '#server/kit/log/seal';
import type { SealFile } from '#server/kit/log/seal-folder';
import { SealIndex } from '#server/kit/log/seal-index';
import { BrokenSeal, openSeals } from '#server/kit/log/seal-reader';
import { Sealer } from '#server/kit/log/sealer';
import { PlainError } from '#server/kit/plain-error';

/** What does not match: at which revision of the stream, by which seal. */
export type ProofFault = { what: Fault; revision: number | null; seal: number | null; why: string };
/** A seal that lists events of the stream, with where they belong. */
export type Listing = { seal: Seal; hash: string; file: SealFile; places: readonly Place[] };
/** A stream as it is stored, the seals that list it, and everything about it that is not what was written. */
export type StreamProof = { stream: string; events: readonly StoredEvent[]; listings: readonly Listing[]; faults: readonly ProofFault[] };

/** The kinds of streams that are proved one by one. */
export const PROVED = ['report-card', 'gradebook'] as const;

/** Proves single streams: each time its chain is computed anew, and the seals that list it are opened and held against it. */
@Injectable()
export class StreamProofs {
  private readonly index: SealIndex;

  constructor(private readonly journal: Journal, private readonly sealer: Sealer) {
    this.index = new SealIndex(sealer.publicKey, PROVED.map((it) => `${it}-`));
  }

  /** As many seals are opened as list the stream, a few; the others are only counted. */
  async of(stream: string): Promise<StreamProof> {
    const { events } = await this.journal.store.read(stream);
    const files = this.sealer.folder.list();
    const { listings, faults } = await this.opened(stream, files);
    const found = [...chainFaults(events), ...gaps(files), ...faults, ...placeFaults(events, listings)];
    const unsealed = events.slice(sealedOf(listings));
    return { stream, events, listings, faults: [...found, ...(found.length || !unsealed.length ? [] : await this.late(unsealed))] };
  }

  private async opened(stream: string, files: readonly SealFile[]) {
    const [listings, faults]: [Listing[], ProofFault[]] = [[], []];
    for (const file of await this.index.listing(stream, files)) {
      try {
        const before = await files[files.indexOf(file) - 1]?.head();
        for await (const { seal, places } of openSeals([file], this.sealer.publicKey, before)) {
          const own = places.filter((it) => it.stream === stream);
          if (own.length) listings.push({ seal, hash: sealHash(seal), file, places: own });
        }
      } catch (error) {
        if (!(error instanceof BrokenSeal)) throw error;
        faults.push({ what: 'seal', revision: null, seal: error.number, why: error.message });
      }
    }
    return { listings, faults };
  }

  /** What no seal lists came after all of them, or was put in behind their back. */
  private async late(unsealed: readonly StoredEvent[]): Promise<ProofFault[]> {
    try {
      const last = await this.sealer.lastEvent();
      const inserted = last && unsealed.find((it) => this.journal.store.reached(last.position, it.position));
      return inserted ? [{ what: 'inserted', revision: inserted.revision, seal: null, why: 'what stands behind it is sealed, and it is not' }] : [];
    } catch (error) {
      if (error instanceof BrokenSeal) return [{ what: 'seal', revision: null, seal: error.number, why: error.message }];
      if (error instanceof PlainError) return [{ what: 'missing', revision: null, seal: null, why: 'the log does not have what the newest seal ends with' }];
      throw error;
    }
  }
}

/** How many of the stream's first events are sealed. */
export const sealedOf = (listings: readonly Listing[]) => Math.max(0, ...listings.flatMap(({ places }) => places.map(({ revision }) => revision + 1)));
export const hashOf = ({ meta }: StoredEvent) => splitHash(meta)?.hash ?? '';

function chainFaults(events: readonly StoredEvent[]): ProofFault[] {
  const at = brokenLink(events);
  if (at === undefined) return [];
  const { revision } = events[at] as StoredEvent;
  return [revision === at ? { what: 'changed', revision, seal: null, why: whyBroken(events, at) } : { what: 'missing', revision: at, seal: null, why: `revision ${at} is gone` }];
}

function whyBroken(events: readonly StoredEvent[], at: number) {
  const event = events[at] as StoredEvent;
  const own = splitHash(event.meta);
  const before = at ? hashOf(events[at - 1] as StoredEvent) : '';
  return own && linkHash(before, { ...event, meta: own.meta }) !== own.hash ? 'its text is not what its hash says' : 'it has no hash';
}

/** A seal that is not there any more may have listed what came later. */
function gaps(files: readonly SealFile[]): ProofFault[] {
  return files.flatMap(({ since }, i) => {
    const wanted = (files[i - 1]?.number ?? 0) + 1;
    return since === wanted ? [] : [{ what: 'seal' as const, revision: null, seal: wanted, why: `seal ${wanted} is missing` }];
  });
}

function placeFaults(events: readonly StoredEvent[], listings: readonly Listing[]): ProofFault[] {
  const there = new Map(events.map((it) => [it.revision, it]));
  const faults = listings.flatMap(({ seal, places }) => places.flatMap(({ revision, print, head }): ProofFault[] => {
    const event = there.get(revision);
    if (!event) return [{ what: 'missing', revision, seal: seal.number, why: 'it was sealed, and the log does not have it' }];
    const hash = hashOf(event);
    return hash.startsWith(print) && (head ?? hash) === hash ? [] : [{ what: 'changed', revision, seal: seal.number, why: 'its hash is not the sealed one' }];
  }));
  return faults.slice(0, MOST);
}
/** So many say enough. */
const MOST = 5;
