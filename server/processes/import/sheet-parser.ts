import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { deserialize } from 'node:v8';
import { MOST_ROWS } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { Refused } from '#server/kit/deciding/refused';

const READER = createRequire(import.meta.url).resolve('read-excel-file/node');
const MOST_MEGABYTES = 192;
const PATIENCE_MS = 20_000;
/** Of what it tells: two thousand full rows have a tenth of this. */
const MOST_BYTES = 16_000_000;
const PARSE = `
  const chunks = [];
  process.stdin.on('data', (it) => chunks.push(it)).on('end', () => require(process.argv[1]).readSheet(Buffer.concat(chunks)).then(
    (rows) => process.stdout.write(require('node:v8').serialize(rows)), () => { process.exitCode = 1; }));
`;

let last: Promise<unknown> = Promise.resolve();

/**
 * The cells of a workbook, parsed in a process of its own that has only so much memory and time and knows nothing of
 * ours: a cell that says it stands in row two thousand million is not the end of the server. One at a time.
 */
export function parsedApart(bytes: Buffer): Promise<unknown[][]> {
  const turn = last.then(() => parse(bytes));
  last = turn.catch(() => {});
  return turn;
}

function parse(bytes: Buffer): Promise<unknown[][]> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MOST_MEGABYTES}`, '-e', PARSE, READER], { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: PATIENCE_MS, killSignal: 'SIGKILL' });
  const said: Buffer[] = [];
  // It may have ended before it has read everything.
  child.stdin.on('error', () => {}).end(bytes);
  let left = MOST_BYTES;
  child.stdout.on('data', (it: Buffer) => {
    left -= it.length;
    if (left > 0) said.push(it);
    else child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      if (code === 0) resolve(deserialize(Buffer.concat(said)));
      else reject(code === 1 ? new Refused(importRefusals.NOT_A_SHEET) : new Refused(importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS }));
    });
  });
}
