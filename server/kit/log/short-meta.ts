import { isChained } from '#server/kit/log/chain';

/** What metadata are made of beside values. The places here are stored: a new one goes to the end, and none ever goes. */
const WORDS = [
  '{"at":', ',"account":', ',"role":', ',"session":', ',"command":', ',"correlation":', ',"causation":', ',"request":', ',"v":', ',"hash":', 'null',
  ...['sistem', 'admin', 'guruAdmin', 'guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'pembinaEkskul', 'murid'].map((it) => `"${it}"`),
];
/** JSON holds no such bytes, other than in words that are not ASCII: they say that a uuid, an instant or a digest follows, or stand for a word. */
const [UUID, INSTANT, DIGEST, WORD] = [0x01, 0x02, 0x03, 0x80];
const PLAIN = /^[ -~]+$/;
const LONG = new RegExp(
  `(${WORDS.map((it) => it.replace('{', '\\{')).join('|')})|"(?:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)|([\\w-]{42}[AEIMQUYcgkosw048]))"`, 'y');
const places = new Map(WORDS.map((it, i) => [it, WORD + i]));

/** A journal's metadata in a third of their bytes, out of which comes the very same text; nothing for anybody else's. */
export function shortOf(meta: string): Buffer | undefined {
  if (!isChained({ meta }) || !PLAIN.test(meta)) return undefined;
  const into = Buffer.allocUnsafe(meta.length);
  let to = 0;
  for (let at = 0; at < meta.length; ) {
    LONG.lastIndex = at;
    const [found, ...parts] = LONG.exec(meta) ?? [];
    const end = found === undefined ? to : written(into, to, parts);
    // What is nothing of this goes as it is, a character at a time.
    at += end > to ? (found as string).length : 1;
    to = end > to ? end : into.writeUInt8(meta.charCodeAt(at - 1), to);
  }
  return into.subarray(0, to);
}

/** Where it ends; where it began, if its text would not come out of it again. */
function written(into: Buffer, at: number, [word, uuid, instant, digest]: (string | undefined)[]) {
  if (word) return into.writeUInt8(places.get(word) as number, at);
  if (uuid) return into.writeUInt8(UUID, at) + into.write(uuid.replaceAll('-', ''), at + 1, 'hex');
  if (digest) return into.writeUInt8(DIGEST, at) + into.write(digest, at + 1, 'base64url');
  const ms = Date.parse(instant as string);
  if (!(ms >= 0) || new Date(ms).toISOString() !== instant) return at;
  into.writeUInt8(INSTANT, at);
  return into.writeUIntBE(ms, at + 1, 6);
}

export function longOf(short: Buffer): string {
  let text = '';
  for (let at = 0; at < short.length; ) {
    const it = short[at++] as number;
    if (it >= WORD) text += WORDS[it - WORD];
    else if (it === UUID) text += uuidOf(short.toString('hex', at, (at += 16)));
    else if (it === DIGEST) text += `"${short.toString('base64url', at, (at += 32))}"`;
    else if (it === INSTANT) text += `"${new Date(short.readUIntBE((at += 6) - 6, 6)).toISOString()}"`;
    else text += String.fromCharCode(it);
  }
  return text;
}

const uuidOf = (hex: string) => `"${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}"`;
