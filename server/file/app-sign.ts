import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { MOST_BYTES, type Rupa } from '#contract/file/file';
import { common } from '#contract/kit/refusal';
import { FileVault } from '#server/file/file-vault';
import { refuse } from '#server/kit/deciding/refused';
import { Apart } from '#server/kit/apart';

const SHARP = createRequire(import.meta.url).resolve('sharp');
const MARK = new URL('../../web/mark.svg', import.meta.url);
const GROUND = '#f6f5f1';
/** How wide, how much of it the sign takes, and on what ground; the mark always has one, as it is dark. Whatever a device cuts away, it is never of the sign. */
const FORMS: Record<Rupa, [side: number, share: number, ground: string | null]> = {
  '180': [180, 0.74, GROUND], '192': [192, 1, null], '512': [512, 1, null], potong: [512, 0.6, GROUND],
};

const DRAW = `
  const [path, side, share, ground] = process.argv.slice(1);
  const sharp = require(path);
  const inner = Math.round(side * share);
  const background = ground || { r: 0, g: 0, b: 0, alpha: 0 };
  const rim = Math.floor((side - inner) / 2);
  const draw = (bytes) => sharp(bytes, { density: 1200 }).resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: rim, left: rim, bottom: side - inner - rim, right: side - inner - rim, background })
    .flatten(ground ? { background } : false).png().toBuffer();
  const chunks = [];
  process.stdin.on('data', (it) => chunks.push(it)).on('end', () => draw(Buffer.concat(chunks)).then(
    (it) => process.stdout.write(it), () => { process.exitCode = 1; }));
`;
const artist = new Apart(DRAW, { megabytes: 600, ms: 30_000, bytes: MOST_BYTES, waiting: 20 });

/** The school's sign as devices show it among their apps: each form of it is drawn once. */
@Injectable()
export class AppSign {
  private kept: { logo: string | null; drawings: Map<Rupa, Promise<Buffer>> } = { logo: null, drawings: new Map() };

  constructor(private readonly files: FileVault) {}

  drawn(logo: string | null, rupa: Rupa): Promise<Buffer> {
    if (this.kept.logo !== logo) this.kept = { logo, drawings: new Map() };
    const { drawings } = this.kept;
    const drawing = drawings.get(rupa) ?? this.draw(logo, rupa);
    drawings.set(rupa, drawing);
    drawing.catch(() => drawings.delete(rupa));
    return drawing;
  }

  private async draw(logo: string | null, rupa: Rupa) {
    const [side, share, ground] = logo || FORMS[rupa][2] ? FORMS[rupa] : [FORMS[rupa][0], 0.8, GROUND];
    const sign = (logo && await this.files.read(logo)) || await readFile(MARK);
    const { code, bytes } = await artist.run(sign, [SHARP, side, share, ground ?? '']);
    return code === 0 ? bytes : refuse(common.NOT_FOUND);
  }
}
