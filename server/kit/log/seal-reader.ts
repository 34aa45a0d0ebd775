import type { KeyObject } from 'node:crypto';
import { isSigned, type Place, placesOf, rootOf, type Seal, type SealBody, sealHash } from '#server/kit/log/seal';
import type { SealFile } from '#server/kit/log/seal-folder';

/** A seal that holds in itself, with the places of its events from index `from` of the log on. */
export type OpenSeal = { seal: Seal; from: number; places: Place[] };
/** Why a seal is no proof. */
export class BrokenSeal extends Error {
  constructor(readonly number: number, why: string) {
    super(`seal ${number}: ${why}`);
  }
}

/** Opens the seals one after the other, from the one behind `last` on: each must be signed by the key, follow the one before and hold its body. */
export async function* openSeals(files: readonly SealFile[], key: KeyObject, last?: Seal): AsyncGenerator<OpenSeal> {
  for (const file of files) {
    const first = (last?.number ?? 0) + 1;
    if (file.since !== first) throw new BrokenSeal(first, 'is missing');
    const { number } = file;
    const { head, body } = await file.read();
    const seal = parsed<Seal | null>(number, head);
    const isIt = seal?.number === number && (seal.since ?? number) === first;
    if (!isIt || !isSigned(seal, key)) throw new BrokenSeal(number, 'its signature is not of this key, or it was changed');
    if (seal.previous !== (last ? sealHash(last) : '')) throw new BrokenSeal(number, 'it does not follow the seal before');
    if (rootOf(body) !== seal.root) throw new BrokenSeal(number, 'its list of events was changed');
    const [from, places] = [last?.count ?? 0, placesOf(parsed<SealBody>(number, body))];
    if (from + places.length !== seal.count) throw new BrokenSeal(number, 'it does not list as many events as it counts');
    yield { seal, from, places };
    last = seal;
  }
}

function parsed<T>(number: number, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new BrokenSeal(number, 'cannot be read');
  }
}
