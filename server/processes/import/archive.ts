import { crc32, inflateRawSync } from 'node:zlib';
import { MOST_ROWS } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { END, END_BYTES, ENTRY, ENTRY_BYTES, entriesOf, LOCAL, LOCAL_BYTES } from '#server/kit/archive';
import { refuseUnless } from '#server/kit/deciding/refused';

/** Unpacked, a sheet of two thousand rows has a tenth of this. */
const MOST_UNPACKED = 20_000_000;
const MOST_PARTS = 200;
/** The parts that an archive lists, no more than a sheet may have of them: what it says of its sizes may be a lie. */
export function unpacked(bytes: Buffer, most = MOST_PARTS): Map<string, Buffer> {
  const entries = entriesOf(bytes);
  refuseUnless(entries, importRefusals.NOT_A_SHEET);
  refuseUnless(entries.length <= most, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
  const parts = new Map<string, Buffer>();
  let left = MOST_UNPACKED;
  for (const { name, at } of entries) {
    const part = contentOf(bytes, at, left);
    left -= part.length;
    refuseUnless(left > 0, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    parts.set(name, part);
  }
  return parts;
}

function contentOf(bytes: Buffer, entry: number, most: number) {
  const [method, length, local] = [bytes.readUInt16LE(entry + 10), bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 42)];
  const from = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const part = bytes.subarray(from, from + length);
  if (method === 0) return part;
  try {
    return inflateRawSync(part, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    refuseUnless((error as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE', importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    throw error;
  }
}

/** An archive of exactly these parts, as they are. */
export function packed(parts: ReadonlyMap<string, Buffer>): Buffer {
  const [contents, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [named, part] of parts) {
    const name = Buffer.from(named);
    const [local, entry] = [Buffer.alloc(LOCAL_BYTES), Buffer.alloc(ENTRY_BYTES)];
    for (const [head, mark, from] of [[local, LOCAL, 14], [entry, ENTRY, 16]] as const) {
      head.writeUInt32LE(mark);
      for (const [i, it] of [crc32(part), part.length, part.length].entries()) head.writeUInt32LE(it, from + 4 * i);
      head.writeUInt16LE(name.length, from + 12);
    }
    entry.writeUInt32LE(at, 42);
    contents.push(local, name, part);
    list.push(entry, name);
    at += LOCAL_BYTES + name.length + part.length;
  }
  const [entries, end] = [Buffer.concat(list), Buffer.alloc(END_BYTES)];
  end.writeUInt32LE(END);
  for (const from of [8, 10]) end.writeUInt16LE(parts.size, from);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...contents, entries, end]);
}
