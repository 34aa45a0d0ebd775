import { inflateRawSync } from 'node:zlib';
import { readSheet as parse } from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { KOLOM, MOST_ROWS, type JenisImpor } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';

/** Unpacked, a sheet of two thousand rows has a tenth of this. */
const MOST_UNPACKED = 20_000_000;
const [END_OF_ZIP, ENTRY] = [0x06054b50, 0x02014b50];
const END_BYTES = 22;

/** The first sheet's cells as texts, row by row. */
export async function readSheet(bytes: Buffer): Promise<string[][]> {
  try {
    refuseIfBomb(bytes);
    const rows = await parse(bytes);
    refuseUnless(rows.length <= MOST_ROWS + 1, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    if (error instanceof Refused) throw error;
    return refuse(importRefusals.NOT_A_SHEET);
  }
}

/** A number that is whole is written without a point, a day as `YYYY-MM-DD`. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

/** Unpacks once what is about to be unpacked, but no more than a sheet may have: what an archive says of itself may be a lie. */
function refuseIfBomb(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  refuseUnless(end >= 0 && end + END_BYTES <= bytes.length && bytes.readUInt32LE(end) === END_OF_ZIP, importRefusals.NOT_A_SHEET);
  let [at, left] = [bytes.readUInt32LE(end + 16), MOST_UNPACKED];
  for (let entries = bytes.readUInt16LE(end + 10); entries > 0; entries--) {
    refuseUnless(bytes.readUInt32LE(at) === ENTRY, importRefusals.NOT_A_SHEET);
    const [method, packed, local] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const part = bytes.subarray(from, from + packed);
    left -= method === 0 ? packed : inflateRawSync(part, { maxOutputLength: Math.max(left, 1) }).length;
    refuseUnless(left > 0, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

const BOLD = { type: String, fontWeight: 'bold' } as const;
/** Cells of text keep the zeros that a number begins with. */
const AS_TEXT = { type: String, format: '@' } as const;
const EMPTY_ROWS = 200;

/** An empty sheet with its columns, and a second one that says what belongs into each. */
export async function templateOf(jenis: JenisImpor): Promise<Buffer> {
  const columns = KOLOM[jenis];
  const blank = columns.map(() => ({ value: '', ...AS_TEXT }));
  const help = columns.map((it) => [it.judul, it.isRequired ? 'Wajib' : 'Boleh kosong', it.contoh, it.id, it.en].map((value) => ({ value, type: String })));
  const written = writeWorkbook([
    { sheet: 'Data', data: [columns.map(({ judul }) => ({ value: judul, ...BOLD })), ...Array.from({ length: EMPTY_ROWS }, () => blank)], columns: columns.map(() => ({ width: 24 })) },
    { sheet: 'Petunjuk', data: [['Kolom', '', 'Contoh', 'Isi', 'English'].map((value) => ({ value, ...BOLD })), ...help], columns: [{ width: 18 }, { width: 14 }, { width: 26 }, { width: 70 }, { width: 70 }] },
  ] as never);
  return written.toBuffer();
}
