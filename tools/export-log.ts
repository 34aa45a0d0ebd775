import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportLines } from '#server/kit/log/export-log';
import { publicText } from '#server/kit/log/seal';
import { command, fileArgument } from '#tools/kit/command';
import { withLog } from '#tools/kit/log';
import { watched } from '#tools/kit/progress';

/** Writes the log with its proofs into a file that appears when it is whole. */
await command(async () => {
  const file = fileArgument('npm run export-log -- FILE');
  const partial = `${file}.partial`;
  const key = await withLog(async (log) => {
    await pipeline(Readable.from(watched(bytes(exportLines(log)), 'log', console.log)), createWriteStream(partial, { mode: 0o600, flush: true }));
    renameSync(partial, file);
    return publicText(log.key);
  }).finally(() => rmSync(partial, { force: true }));
  console.log(`Exported into ${file}\nProve it anywhere: node verify-export.mjs ${file} ${key}`);
});

async function* bytes(lines: AsyncIterable<string>) {
  for await (const it of lines) yield Buffer.from(it);
}
