import { createHash, type KeyObject, sign } from 'node:crypto';
import { lineOf } from '#server/kit/log/export-log';
import { publicText } from '#server/kit/log/seal';
import { hashOf, type StreamProof } from '#server/kit/log/stream-proof';

/** `only`: one event of the stream, for whoever is not to see what became of it else. `about`: what is said of it, under the signature at the end. */
type Wanted = { proof: StreamProof; only?: number; about: object; key: KeyObject };

/**
 * One stream as lines of JSON that `tools/verify-export.mjs` proves without this system: a header, the seals that list it,
 * its events as they are stored, and an end signed over all lines before it. Of a single event the seals come without
 * their lists, which name every stream of the school: that they list it is told by the signature at the end.
 */
export async function proofLines({ proof: { stream, events, listings }, only, about, key }: Wanted): Promise<string> {
  const shown = only === undefined ? events : events.filter((it) => it.revision === only);
  const before = events.find((it) => it.revision === (shown[0]?.revision ?? 0) - 1);
  const seals = listings.filter(({ places }) => only === undefined || places.some((it) => it.revision === only));
  const bodies = await Promise.all(seals.map(async ({ seal, file, places }) => (only === undefined
    ? { seal, body: (await file.read()).body }
    : { seal, listed: places.filter((it) => it.revision === only).map(({ revision, print, head }) => ({ revision, print, head })) })));
  const header = { export: 'pelita-proof-1', at: new Date().toISOString(), publicKey: publicText(key), stream, from: shown[0]?.revision ?? 0, after: before ? hashOf(before) : '', about };
  const lines = [header, ...bodies, ...shown.map(lineOf)].map((it) => `${JSON.stringify(it)}\n`).join('');
  const end = { events: shown.length, seals: seals.length, sha256: createHash('sha256').update(lines).digest('base64url') };
  const signature = sign(null, Buffer.from(['pelita-proof-1', end.events, end.seals, end.sha256].join('\n')), key).toString('base64url');
  return `${lines}${JSON.stringify({ end: { ...end, signature } })}\n`;
}
