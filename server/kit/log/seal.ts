import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';
import type { StoredEvent } from '#server/kit/log/event-store';
import { splitHash } from '#server/kit/log/chain';

/**
 * One line that fixes the whole log up to its event `count`: `root` is the hash of a body that lists the events since the
 * seal before, `previous` the hash of that seal. `tanggal` is the school's day; `position` is where the last event stood
 * then, for people: in another store it stands elsewhere. `since` is there where several seals became this one: the
 * number of their first.
 */
export type SealHead = { number: number; since?: number; tanggal: string; at: string; position: string; count: number; root: string; previous: string };
export type Seal = SealHead & { signature: string };
/** The streams that grew, sorted, with their last revision and its hash; and for every event in order `<index in heads>.<first 8 characters of its hash>`. */
export type SealBody = { heads: [stream: string, revision: number, hash: string][]; order: string };
/** Where an event belongs, as a seal has it; `head` is the whole hash where the event is its stream's last. */
export type Place = { stream: string; revision: number; print: string; head: string | undefined };

export const PRINT = 8;
const sha256 = (text: string) => hash('sha256', text, 'base64url');
const label = ({ since }: SealHead) => (since === undefined ? ['pelita-seal-1'] : ['pelita-seal-2', since]);
const signed = (it: SealHead) => [...label(it), it.number, it.tanggal, it.at, it.position, it.count, it.root, it.previous].join('\n');

/** What the next seal names as the one before. */
export const sealHash = (it: SealHead) => sha256(signed(it));
export const rootOf = (body: string) => sha256(body);

export const sealed = (it: SealHead, key: KeyObject): Seal => ({ ...it, signature: sign(null, Buffer.from(signed(it)), key).toString('base64url') });
export const isSigned = (it: Seal, key: KeyObject) => verify(null, Buffer.from(signed(it)), key, Buffer.from(String(it.signature), 'base64url'));

/** A public key as people pass it on: 43 characters. */
export const publicText = (key: KeyObject) => (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' }).x as string;

/** The body of a seal over these events, which follow each other in the log. */
export const bodyOf = (events: readonly Pick<StoredEvent, 'stream' | 'revision' | 'meta'>[]) =>
  listed(events.map(({ stream, revision, meta }) => ({ stream, revision, hash: splitHash(meta)?.hash ?? '' })));

/** The body of a seal over the places of several seals, which follow each other. */
export const bodyOfPlaces = (places: readonly Place[]) => listed(places.map(({ stream, revision, print, head }) => ({ stream, revision, hash: head ?? print })));

function listed(prints: readonly { stream: string; revision: number; hash: string }[]): string {
  const last = new Map(prints.map((it) => [it.stream, it]));
  const heads = [...last.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1)).map(({ stream, revision, hash }) => [stream, revision, hash] as const);
  const index = new Map(heads.map(([stream], i) => [stream, i]));
  return JSON.stringify({ heads, order: prints.map(({ stream, hash }) => `${index.get(stream)}.${hash.slice(0, PRINT)}`).join(' ') });
}

/** The places that a body lists, in the log's order. */
export function placesOf({ heads, order }: SealBody): Place[] {
  const entries = order.split(' ').map((it) => it.split('.') as [string, string]);
  const left = new Map<string, number>();
  for (const [index] of entries) left.set(index, (left.get(index) ?? 0) + 1);
  return entries.map(([index, print]) => {
    const [stream, last, head] = heads[Number(index)] as SealBody['heads'][number];
    const more = (left.get(index) as number) - 1;
    left.set(index, more);
    return { stream, revision: last - more, print, head: more ? undefined : head };
  });
}
