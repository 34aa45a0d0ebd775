import { createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { event } from '#contract/kit/event';
import type { StoredEvent } from '#server/kit/log/event-store';
import { exportLines } from '#server/kit/log/export-log';
import { MasterKey } from '#server/kit/log/master-key';
import { SealFolder } from '#server/kit/log/seal-folder';
import { Sealer } from '#server/kit/log/sealer';
import { untilNow } from '#server/kit/log/until-now';
import { type Verdict, verifyLog } from '#server/kit/log/verify-log';
import { memoryJournal, state } from '#test/kit/facts';
import { freshStream } from '#test/kit/log-events';

const TestCounted = event('TestCounted', { n: z.int(), catatan: z.string() });
export const master = new MasterKey(Buffer.alloc(32, 9));
export const publicKey = createPublicKey(master.signing);
const STREAMS = 12;

/** A log of some streams that grew by turns, sealed on as many days as `perDay` has entries but the last, whose events no seal covers. */
export async function sealedLog(folder: string, perDay: readonly number[]) {
  const [journal, streams] = [memoryJournal(), Array.from({ length: STREAMS }, () => freshStream())];
  const seals = new SealFolder(path.join(folder, 'seals'));
  const sealer = new Sealer(journal.store, seals, master.signing);
  let n = 0;
  for (const [day, count] of perDay.entries()) {
    for (const end = n + count; n < end; n++) await state(journal, streams[(n * 7 + day) % STREAMS] as string, [TestCounted({ n, catatan: `catatan ke-${n}, "baik"` })]);
    if (day < perDay.length - 1) await sealer.seal(`2026-08-0${day + 1}`);
  }
  const events: StoredEvent[] = [];
  for await (const batch of untilNow(journal.store)) events.push(...batch);
  return { journal, sealer, seals, events };
}

export async function* inBatches(events: readonly StoredEvent[], size = 50) {
  for (let from = 0; from < events.length; from += size) yield events.slice(from, from + size);
}

type Evidence = { events: readonly StoredEvent[]; seals: SealFolder; key?: ReturnType<typeof createPublicKey>; isDense?: boolean };

export const proved = ({ events, seals, key = publicKey, isDense = true }: Evidence): Promise<Verdict> =>
  verifyLog({ events: inBatches(events), isDense, seals: seals.list(), key });

/** The same judged by the script that knows nothing of this code, over an export of what is there. */
export async function provedOutside({ events, seals, key = publicKey, isDense = true }: Evidence, file: string): Promise<Verdict> {
  let text = '';
  for await (const line of exportLines({ events: inBatches(events), isDense, seals: seals.list(), key: master.signing })) text += line;
  writeFileSync(file, text);
  return verifiedFile(file, key);
}

export async function verifiedFile(file: string, key = publicKey): Promise<Verdict> {
  const { verifyExport } = await import(pathToFileURL(path.resolve('tools/verify-export.mjs')).href);
  return verifyExport(file, key.export({ format: 'jwk' }).x);
}
