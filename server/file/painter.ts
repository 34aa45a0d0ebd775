import { createRequire } from 'node:module';
import { fileRefusals } from '#contract/file/file.refusals';
import { MOST_BYTES, MOST_PIXELS } from '#contract/file/file';
import type { Refusal } from '#contract/kit/refusal';
import { Apart } from '#server/kit/apart';

const SHARP = createRequire(import.meta.url).resolve('sharp');
/** By the code that it ends with. */
const WHY: Record<number, Refusal> = { 1: fileRefusals.FILE_DAMAGED, 2: fileRefusals.NAME_DECEIVES, 3: fileRefusals.TOO_MANY_PIXELS, 4: fileRefusals.TOO_FINE };

/** The head is looked at first: what would take too much to unpack is not unpacked. The longer side stays the longer one, whichever way the camera was held. */
const PAINT = `
  const [path, format, share, most] = process.argv.slice(1);
  const sharp = require(path);
  sharp.cache(false);
  sharp.concurrency(1);
  const end = (code) => { throw code; };
  async function paint(bytes) {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== format) end(2);
    if (head.width * head.height * (head.pages ?? 1) > Number(most)) end(3);
    if (head.depth !== 'uchar' || (format === 'png' && head.isProgressive)) end(4);
    const upright = sharp(bytes, { limitInputPixels: Number(most), failOn: 'error' }).autoOrient();
    const side = Math.max(1, Math.round(Math.max(head.width, head.height) * share));
    return (Number(share) === 1 ? upright : upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })).toFormat(format).toBuffer();
  }
  const chunks = [];
  process.stdin.on('data', (it) => chunks.push(it)).on('end', () => paint(Buffer.concat(chunks)).then(
    (it) => process.stdout.write(it), (why) => { process.exitCode = typeof why === 'number' ? why : 1; }));
`;

/** Forty million points upright are 160 MB, twice that while they are turned. A picture painted anew may be larger than it came. */
const painter = new Apart(PAINT, { megabytes: 600, ms: 30_000, bytes: 20 * MOST_BYTES, waiting: 20 });

/** The picture painted anew, or why it was not. */
export async function paintedApart(bytes: Buffer, format: string, share: number): Promise<Buffer | Refusal> {
  const told = await painter.run(bytes, [SHARP, format, share, MOST_PIXELS]);
  return told.code === 0 ? told.bytes : (WHY[told.code ?? 0] ?? fileRefusals.TOO_FINE);
}
