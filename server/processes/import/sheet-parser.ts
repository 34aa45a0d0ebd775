import { createRequire } from 'node:module';
import { deserialize } from 'node:v8';
import { MOST_ROWS } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { Apart } from '#server/kit/apart';
import { refuse } from '#server/kit/deciding/refused';

const READER = createRequire(import.meta.url).resolve('read-excel-file/node');
const PARSE = `
  const chunks = [];
  const { default: readAll, readSheet } = require(process.argv[1]);
  const read = process.argv[2] === 'all' ? readAll : async (bytes) => [{ sheet: '', data: await readSheet(bytes) }];
  process.stdin.on('data', (it) => chunks.push(it)).on('end', () => read(Buffer.concat(chunks)).then(
    (sheets) => process.stdout.write(require('node:v8').serialize(sheets)), () => { process.exitCode = 1; }));
`;

/** The first sheet only, or all of them. */
export type Which = 'first' | 'all';
export type Parsed = { sheet: string; data: unknown[][] };

/** Of what it tells two thousand full rows have a tenth. */
const parser = new Apart(PARSE, { megabytes: 192, ms: 20_000, bytes: 16_000_000, waiting: 20 });

/** The cells of a workbook by sheet, parsed apart: a cell that says it stands in row two thousand million is not the end of the server. */
export async function parsedApart(workbook: Buffer, which: Which): Promise<Parsed[]> {
  const { code, bytes } = await parser.run(workbook, [READER, which]);
  if (code === 1) refuse(importRefusals.NOT_A_SHEET);
  return code === 0 ? deserialize(bytes) : refuse(importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
}
