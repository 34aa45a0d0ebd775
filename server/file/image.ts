import { fileRefusals } from '#contract/file/file.refusals';
import { type PictureType, type Resize, typeByName } from '#contract/file/file';
import type { Refusal } from '#contract/kit/refusal';
import { paintedApart } from '#server/file/painter';
import { Refused } from '#server/kit/deciding/refused';
import type { SentFile } from '#server/kit/edge/upload';

export type Picture = { bytes: Buffer; tipe: PictureType };

const FORMAT = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const BEGINS: Record<PictureType, (hex: string) => boolean> = {
  'image/jpeg': (hex) => hex.startsWith('ffd8ff'),
  'image/png': (hex) => hex.startsWith('89504e470d0a1a0a'),
  // RIFF, four bytes of length, WEBP.
  'image/webp': (hex) => hex.startsWith('52494646') && hex.slice(16, 24) === '57454250',
};
/** By what a file is taken for something else than the picture that it also is: a page, a script, a document, an archive. */
const ALSO = /<!doctype|<html|<script|<svg|<iframe|<\?php|%PDF-/i;
const ARCHIVE_ENDS = 'PK\x05\x06';
const SHARE = { '50': 0.5, '75': 0.75, original: 1 };

/**
 * The picture painted anew, upright and without anything that a camera or a sender wrote beside it. Its name, its first
 * bytes and what it can be read as have to agree (security D.3, rules 46 and 48).
 */
export async function repainted({ name, bytes }: SentFile, resize: Resize): Promise<Picture> {
  const [text, tipe] = [bytes.toString('latin1'), typeByName(name)];
  const begins = (Object.keys(BEGINS) as PictureType[]).find((it) => BEGINS[it](bytes.subarray(0, 12).toString('hex')));
  if (!tipe || begins !== tipe) throw blamed(tipe || begins ? fileRefusals.NAME_DECEIVES : fileRefusals.NOT_A_PICTURE);
  if (ALSO.test(text) || text.includes(ARCHIVE_ENDS)) throw blamed(fileRefusals.MORE_THAN_A_PICTURE);
  return { tipe, bytes: await painted(bytes, tipe, SHARE[resize]) };
}

async function painted(bytes: Buffer, tipe: PictureType, share: number) {
  const told = await paintedApart(bytes, FORMAT[tipe], share);
  if (Buffer.isBuffer(told)) return told;
  throw blamed(told);
}

const blamed = (why: Refusal) => new Refused(why, {}, { image: why });
