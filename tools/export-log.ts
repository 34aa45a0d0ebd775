import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportLines } from '#server/kit/log/export-log';
import { publicText } from '#server/kit/log/seal';
import { PlainError } from '#server/kit/plain-error';
import { command, newFileArgument } from '#tools/kit/command';
import { type Log, withLog } from '#tools/kit/log';
import { watched } from '#tools/kit/progress';

/** Writes the log with its proofs into a file that appears when it is whole. */
await command(async () => {
  const file = newFileArgument('npm run export-log -- FILE');
  const partial = `${file}.partial`;
  const key = await withLog(async (log) => {
    const lines = exportLines({ ...log, events: unlessEmpty(log) });
    await pipeline(Readable.from(watched(bytes(lines), 'log', console.log)), createWriteStream(partial, { mode: 0o600, flush: true }));
    renameSync(partial, file);
    return publicText(log.key);
  }).finally(() => rmSync(partial, { force: true }));
  console.log(`Exported into ${file}\nProve it anywhere: node verify-export.mjs ${file} ${key}`);
});

async function* unlessEmpty({ events }: Log) {
  let isEmpty = true;
  for await (const batch of events) {
    isEmpty &&= !batch.length;
    yield batch;
  }
  if (isEmpty) throw new PlainError('The log is empty: nothing was exported. Say with DATA_DIR, DATABASE_URL and EVENTSTORE_URL where the school is.');
}

async function* bytes(lines: AsyncIterable<string>) {
  for await (const it of lines) yield Buffer.from(it);
}
