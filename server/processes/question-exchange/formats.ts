import { type FormatEkspor, type FormatSoal, MOST_QUESTIONS } from '#contract/question-bank/question-exchange';
import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { Refused, refuse } from '#server/kit/deciding/refused';
import type { SentFile } from '#server/kit/edge/upload';
import { textOf } from '#server/kit/text-file';
import { packed, unpacked } from '#server/processes/import/archive';
import { readBook, workbookOf } from '#server/processes/import/sheet';
import { readAiken, writeAiken } from '#server/question-bank/formats/aiken';
import { readDocx } from '#server/question-bank/formats/docx';
import { readGift } from '#server/question-bank/formats/gift';
import { writeGift } from '#server/question-bank/formats/gift-writer';
import { type PictureOf, type Read, type Taken, Unheld, unheld, type Written } from '#server/question-bank/formats/item';
import { readMoodle } from '#server/question-bank/formats/moodle';
import { writeMoodle } from '#server/question-bank/formats/moodle-writer';
import { readQti } from '#server/question-bank/formats/qti';
import { type Dialect, THREE, TWO } from '#server/question-bank/formats/qti-dialect';
import { writeQti } from '#server/question-bank/formats/qti-writer';
import { readSheets, writeSheetRows } from '#server/question-bank/formats/sheet';

type Reader = { read(bytes: Buffer): Read | Promise<Read> };
type Writer = { ending: string; type: string; write(soal: readonly Taken[], pictureOf: PictureOf): Written<string | Buffer> | Promise<Written<string | Buffer>> };

/** An item of a package is a part of its own, and so is a picture. */
const MOST_PARTS = 2 * MOST_QUESTIONS;
const ITEM = /<(?:qti-assessment-item|questestinterop|(?:\w{1,20}:)?assessmentItem)\b/;
const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';
const text = (bytes: Buffer) => {
  const said = textOf(bytes);
  return said.includes('\0') ? unheld('Ini bukan berkas teks.', 'This is no text file.') : said;
};
const as = async <T, U>(written: Written<T>, of: (isi: T) => U | Promise<U>) => ({ ...written, isi: await of(written.isi) });

const qtiOf = (ending: string, qti: Dialect) => ({ ending, type: 'application/zip', write: (soal: readonly Taken[], pictureOf: PictureOf) => as(writeQti(soal, pictureOf, qti), packed) });

export const FORMATS = {
  gift: { ending: 'gift.txt', type: 'text/plain; charset=utf-8', read: (bytes) => readGift(text(bytes)), write: writeGift },
  aiken: { ending: 'aiken.txt', type: 'text/plain; charset=utf-8', read: (bytes) => readAiken(text(bytes)), write: writeAiken },
  xml: { ending: 'xml', type: 'application/xml', read: (bytes) => readMoodle(text(bytes)), write: writeMoodle },
  qti: { ...qtiOf('qti.zip', TWO), read: (bytes) => readQti(isArchive(bytes) ? unpacked(bytes, MOST_PARTS) : new Map([['soal.xml', bytes]])) },
  qti3: qtiOf('qti3.zip', THREE),
  docx: { read: (bytes) => readDocx(unpacked(bytes)) },
  xlsx: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', read: async (bytes) => readSheets(await readBook(bytes, 'all')), write: (soal) => as(writeSheetRows(soal), workbookOf) },
} satisfies Record<FormatSoal, Reader> & Record<FormatEkspor, Writer>;

/** Also where every key is missing: nothing of GIFT is without a brace. */
const isAiken = (said: string) => /^\s*ANSWER\s*:/im.test(said) || (!said.includes('{') && /^\s*A[.)]\s/m.test(said));

/** What a file is by its name and, where that leaves it open, by what stands in it. */
export function formatOf({ name, bytes }: SentFile): FormatSoal {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'docx' || ending === 'xlsx' || ending === 'gift') return ending;
  if (ending === 'zip') return 'qti';
  if (ending === 'xml') return ITEM.test(bytes.subarray(0, 4_000).toString('utf8')) ? 'qti' : 'xml';
  if (ending === 'txt') return isAiken(textOf(bytes)) ? 'aiken' : 'gift';
  return refuse(no.NOT_QUESTIONS);
}

const BROKEN = { id: 'Berkas ini rusak, terlalu besar setelah dibuka, atau bukan berkas jenis ini.', en: 'This file is damaged, too large once it is opened, or of another kind.' };
/** Whatever a file does to its reader, whoever sent it is told why it was not taken. */
export async function readFile(format: FormatSoal, bytes: Buffer): Promise<Read> {
  try {
    return await FORMATS[format].read(bytes);
  } catch (error) {
    if (error instanceof Refused && error.refusal.status !== 422) throw error;
    const why = error instanceof Unheld ? error : error instanceof Refused && format === 'xlsx' ? error.refusal : BROKEN;
    throw new Refused(no.NOT_QUESTIONS, error instanceof Refused ? error.params : {}, { file: { ...no.NOT_QUESTIONS, id: why.id, en: why.en } });
  }
}
