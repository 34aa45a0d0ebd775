import { type DocumentType, documentTypeByName } from '#contract/file/file';
import { fileRefusals } from '#contract/file/file.refusals';
import type { Refusal } from '#contract/kit/refusal';
import { type Entry, entriesOf } from '#server/kit/archive';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import type { SentFile } from '#server/kit/edge/upload';
import { repainted } from '#server/file/image';

export type Document = { tipe: DocumentType; bytes: Buffer };

/** Unpacked, the slides of a lesson have a tenth of this. */
const MOST_UNPACKED = 200_000_000;
const MOST_PARTS = 5_000;
/** Where a PDF says that it is whole. */
const TAIL = 2_048;
const OFFICE = 'application/vnd.openxmlformats-officedocument.';
/** What an office document is known by, beside the list of types that each of them has. */
const MAIN_PART: Partial<Record<DocumentType, string>> = {
  [`${OFFICE}wordprocessingml.document`]: 'word/document.xml',
  [`${OFFICE}presentationml.presentation`]: 'ppt/presentation.xml',
  [`${OFFICE}spreadsheetml.sheet`]: 'xl/workbook.xml',
};

/** The document as it may be kept: its name, its first bytes and its end agree; pictures are painted anew, without where and when they were taken. */
export async function soundDocument({ name, bytes, sha256 }: SentFile): Promise<Document> {
  const tipe = documentTypeByName(name);
  refuseUnless(tipe, fileRefusals.NOT_A_DOCUMENT);
  if (tipe === 'image/jpeg' || tipe === 'image/png') return { tipe, bytes: (await repainted({ name, bytes, sha256 }, 'original').catch(reworded)).bytes };
  const why = faultOf(tipe, bytes);
  return why ? refuse(why) : { tipe, bytes };
}

function faultOf(tipe: DocumentType, bytes: Buffer): Refusal | undefined {
  const main = MAIN_PART[tipe];
  const begins = main ? isArchive : BEGINS[tipe as keyof typeof BEGINS];
  if (!begins(bytes)) return fileRefusals.NAME_DECEIVES;
  if (main) return officeFault(entriesOf(bytes), main);
  return tipe === 'application/pdf' && !bytes.subarray(-TAIL).toString('latin1').includes('%%EOF') ? fileRefusals.FILE_DAMAGED : undefined;
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';
const BEGINS = {
  'application/pdf': (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-',
  // A tag of its title before the sound, or the sound at once: eleven bits that are set.
  'audio/mpeg': (bytes: Buffer) => bytes.subarray(0, 3).toString('latin1') === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  'video/mp4': (bytes: Buffer) => bytes.subarray(4, 8).toString('latin1') === 'ftyp',
};

function officeFault(entries: readonly Entry[] | undefined, main: string) {
  if (!entries) return fileRefusals.FILE_DAMAGED;
  const names = new Set(entries.map((it) => it.name));
  if (!names.has('[Content_Types].xml') || !names.has(main)) return fileRefusals.NAME_DECEIVES;
  if (entries.some((it) => /vbaProject\.bin$/i.test(it.name))) return fileRefusals.HAS_MACROS;
  const isTight = entries.length > MOST_PARTS || entries.reduce((sum, it) => sum + it.unpackedBytes, 0) > MOST_UNPACKED;
  return isTight ? fileRefusals.PACKED_TOO_TIGHTLY : undefined;
}

/** A picture's faults are told of the field that pictures come in. */
function reworded(error: unknown): never {
  throw error instanceof Refused ? new Refused(error.refusal) : error;
}
