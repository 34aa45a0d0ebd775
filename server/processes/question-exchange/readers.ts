import { createHash } from 'node:crypto';
import { type FormatSoal, MOST_QUESTIONS } from '#contract/question-bank/question-exchange';
import { ofItsKind } from '#contract/question-bank/question-faults';
import { uuidV5 } from '#projections/kit/uuid';
import { causedBy, Refused } from '#server/kit/deciding/refused';
import { textOf } from '#server/kit/text-file';
import { unpacked } from '#server/processes/import/archive';
import { cellsOf } from '#server/processes/import/book';
import { unreadable } from '#server/processes/question-exchange/unreadable';
import { cleaned } from '#server/question-bank/cleaned';
import { readAiken } from '#server/question-bank/formats/aiken';
import { readDocx } from '#server/question-bank/formats/docx';
import { readGift } from '#server/question-bank/formats/gift';
import { eachText } from '#server/question-bank/formats/inline';
import { type Parsed, type Pending, type Read, Unheld, unheld } from '#server/question-bank/formats/item';
import { withSources } from '#server/question-bank/formats/markup';
import { readMoodle } from '#server/question-bank/formats/moodle';
import { readQti } from '#server/question-bank/formats/qti';
import { readSheets } from '#server/question-bank/formats/sheet';

/** A question as it would be kept: nothing in its texts but what they may be written in, and what they show under the address that it will have. */
export type Clean = Omit<Parsed, 'berkas'> & { berkas: (Pending & { id: string })[] };

/** An item of a package is a part of its own, and so is a picture. */
const MOST_PARTS = 2 * MOST_QUESTIONS;
const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';
const text = (bytes: Buffer) => {
  const said = textOf(bytes);
  return said.includes('\0') ? unheld('Ini bukan berkas teks.', 'This is no text file.') : said;
};

const READERS: Record<FormatSoal, (bytes: Buffer) => Read | Promise<Read>> = {
  gift: (bytes) => readGift(text(bytes)),
  aiken: (bytes) => readAiken(text(bytes)),
  xml: (bytes) => readMoodle(text(bytes)),
  qti: (bytes) => readQti(isArchive(bytes) ? unpacked(bytes, MOST_PARTS) : new Map([['soal.xml', Buffer.from(text(bytes))]])),
  docx: (bytes) => readDocx(unpacked(bytes)),
  xlsx: async (bytes) => readSheets(await cellsOf(bytes, 'all')),
};

/** The questions of a file. It may take as long and as much as the file wants it to; whatever the file does, whoever sent it is told why it was not taken. `account` brings it. */
export async function questionsIn(bytes: Buffer, format: FormatSoal, account: string): Promise<Omit<Read, 'soal'> & { soal: Clean[] }> {
  try {
    const { soal, ...read } = await READERS[format](bytes);
    return { ...read, soal: soal.map((it) => keptBy(account, it)) };
  } catch (error) {
    if (error instanceof Unheld) throw unreadable(error);
    if (error instanceof Refused && format === 'xlsx') throw causedBy(unreadable(error.refusal, error.params), error.cause);
    throw causedBy(unreadable(), error instanceof Refused ? error.cause : error);
  }
}

function keptBy(account: string, it: Parsed): Clean {
  const berkas = it.berkas.map((file) => ({ ...file, id: uuidV5(account, createHash('sha256').update(file.bytes).digest('hex')) }));
  const named = new Map(berkas.map(({ nama, id }) => [nama, `/api/file/${id}`]));
  return { ...it, berkas, isi: ofItsKind(cleaned(eachText(it.isi, (html) => withSources(html, (src) => named.get(src))))) };
}
