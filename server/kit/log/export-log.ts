import { createHash, type KeyObject, sign } from 'node:crypto';
import type { StoredEvent } from '#server/kit/log/event-store';
import { publicText } from '#server/kit/log/seal';
import type { SealFile } from '#server/kit/log/seal-folder';

type Exported = { events: AsyncIterable<readonly StoredEvent[]>; isDense: boolean; seals: readonly SealFile[]; key: KeyObject };

/**
 * The log as lines of JSON that `tools/verify-export.mjs` proves without this system: a header, the seals, the events
 * with their texts as they are stored, and an end signed over all lines before it. Personal fields stay encrypted.
 */
export async function* exportLines({ events, isDense, seals, key }: Exported): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const line = (it: unknown) => {
    const text = `${typeof it === 'string' ? it : JSON.stringify(it)}\n`;
    digest.update(text);
    return text;
  };
  let [eventCount, sealCount] = [0, 0];
  yield line({ export: 'pelita-log-1', at: new Date().toISOString(), isDense, publicKey: publicText(key) });
  for (const file of seals) {
    const { head, body } = await file.read();
    sealCount++;
    yield line(`{"seal":${isSeal(head) ? head : JSON.stringify(spoilt(file))},"body":${JSON.stringify(body)}}`);
  }
  for await (const batch of events) {
    eventCount += batch.length;
    yield batch.map((it) => line(lineOf(it))).join('');
  }
  const end = { events: eventCount, seals: sealCount, sha256: digest.digest('base64url') };
  const signature = sign(null, Buffer.from(['pelita-export-1', end.events, end.seals, end.sha256].join('\n')), key).toString('base64url');
  yield `${JSON.stringify({ end: { ...end, signature } })}\n`;
}

/** A seal that was spoilt is exported as one that nobody signed: it is for the verifier to say so. */
function isSeal(text: string) {
  try {
    return typeof JSON.parse(text)?.number === 'number';
  } catch {
    return false;
  }
}

/** Of a seal that cannot be read its file's name says which it was. */
const spoilt = ({ since, number }: SealFile) => ({ number, ...(since === number ? {} : { since }) });

export const lineOf = ({ position, revision, storedAt, id, stream, type, data, meta }: StoredEvent) =>
  ({ position, revision, at: storedAt.toISOString(), id, stream, type, data, meta });
