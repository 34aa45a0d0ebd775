import { crc32, inflateRawSync } from 'node:zlib';
import { MOST_ROWS } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { refuseUnless } from '#server/kit/deciding/refused';

/** Unpacked, a sheet of two thousand rows has a tenth of this. */
const MOST_UNPACKED = 20_000_000;
const MOST_PARTS = 200;
/** A name that leads out of the archive. */
const OUTSIDE = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i;
const [LOCAL, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, ENTRY_BYTES, END_BYTES] = [30, 46, 22];

/** The parts that an archive lists, no more than a sheet may have of them: what it says of its sizes may be a lie. */
export function unpacked(bytes: Buffer, most = MOST_PARTS): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  refuseUnless(end >= 0 && end + END_BYTES <= bytes.length, importRefusals.NOT_A_SHEET);
  const [parts, count] = [new Map<string, Buffer>(), bytes.readUInt16LE(end + 10)];
  refuseUnless(count <= most, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
  let [at, left] = [bytes.readUInt32LE(end + 16), MOST_UNPACKED];
  for (let entry = 0; entry < count; entry++) {
    refuseUnless(bytes.readUInt32LE(at) === ENTRY, importRefusals.NOT_A_SHEET);
    const names = at + ENTRY_BYTES;
    const part = contentOf(bytes, at, left);
    left -= part.length;
    refuseUnless(left > 0, importRefusals.SHEET_TOO_LARGE, { baris: MOST_ROWS });
    const name = bytes.toString('utf8', names, names + bytes.readUInt16LE(at + 28));
    refuseUnless(!OUTSIDE.test(name), importRefusals.NOT_A_SHEET);
    parts.set(name, part);
    at = names + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function contentOf(bytes: Buffer, entry: number, most: number) {
  const [method, length, local] = [bytes.readUInt16LE(entry + 10), bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 42)];
  const from = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const part = bytes.subarray(from, from + length);
  return method === 0 ? part : inflateRawSync(part, { maxOutputLength: Math.max(most, 1) });
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
