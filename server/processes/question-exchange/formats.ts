import type { FormatEkspor, FormatSoal } from '#contract/question-bank/question-exchange';
import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { refuse } from '#server/kit/deciding/refused';
import type { SentFile } from '#server/kit/edge/upload';
import { textOf } from '#server/kit/text-file';
import { packed } from '#server/processes/import/archive';
import { workbookOf } from '#server/processes/import/sheet';
import { writeAiken } from '#server/question-bank/formats/aiken';
import { writeGift } from '#server/question-bank/formats/gift-writer';
import type { PictureOf, Taken, Written } from '#server/question-bank/formats/item';
import { writeMoodle } from '#server/question-bank/formats/moodle-writer';
import { type Dialect, THREE, TWO } from '#server/question-bank/formats/qti-dialect';
import { writeQti } from '#server/question-bank/formats/qti-writer';
import { writeSheetRows } from '#server/question-bank/formats/sheet';

type Writer = { ending: string; type: string; write(soal: readonly Taken[], pictureOf: PictureOf): Written<string | Buffer> | Promise<Written<string | Buffer>> };

const ITEM = /<(?:qti-assessment-item|questestinterop|(?:\w{1,20}:)?assessmentItem)\b/;
const as = async <T, U>(written: Written<T>, of: (isi: T) => U | Promise<U>) => ({ ...written, isi: await of(written.isi) });

const qtiOf = (ending: string, qti: Dialect) => ({ ending, type: 'application/zip', write: (soal: readonly Taken[], pictureOf: PictureOf) => as(writeQti(soal, pictureOf, qti), packed) });

/** How questions are written into each kind of file; reading.ts reads them. */
export const FORMATS = {
  gift: { ending: 'gift.txt', type: 'text/plain; charset=utf-8', write: writeGift },
  aiken: { ending: 'aiken.txt', type: 'text/plain; charset=utf-8', write: writeAiken },
  xml: { ending: 'xml', type: 'application/xml', write: writeMoodle },
  qti: qtiOf('qti.zip', TWO),
  qti3: qtiOf('qti3.zip', THREE),
  xlsx: { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: (soal) => as(writeSheetRows(soal), workbookOf) },
} satisfies Record<FormatEkspor, Writer>;

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
