export const [LOCAL, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
export const [LOCAL_BYTES, ENTRY_BYTES, END_BYTES] = [30, 46, 22];
/** A name that leads out of the archive. */
const OUTSIDE = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i;

/** A part of an archive as its list has it: `unpackedBytes` is what it says of itself, and may be a lie. */
export type Entry = { name: string; at: number; unpackedBytes: number };

/** What an archive lists; nothing where the bytes are none, or none that was made honestly. */
export function entriesOf(bytes: Buffer): Entry[] | undefined {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + END_BYTES > bytes.length) return undefined;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const names = at + ENTRY_BYTES;
    if (names > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const name = bytes.toString('utf8', names, names + bytes.readUInt16LE(at + 28));
    if (OUTSIDE.test(name)) return undefined;
    entries.push({ name, at, unpackedBytes: bytes.readUInt32LE(at + 24) });
    at = names + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
