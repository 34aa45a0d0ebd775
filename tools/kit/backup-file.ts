import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { z } from 'zod';
import { PlainError } from '#server/kit/plain-error';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const SEAL = 'manifest.sha256';
const CHUNK_BYTES = 8 * 1024 * 1024;

const Content = z.object({ name: z.string(), parts: z.number(), bytes: z.number(), sha256: z.string() });
const Table = Content.extend({ columns: z.array(z.string()), rows: z.number() });
const Manifest = z.object({
  format: z.literal(FORMAT, 'it has a format that this version does not read'),
  at: z.iso.datetime(),
  /** Fingerprint of the master key, without which the personal data in here stays unreadable. */
  key: z.string().optional(),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(Content),
});

/** What one named content of a backup came to. */
export type Content = z.infer<typeof Content>;
export type Manifest = z.infer<typeof Manifest>;

/** Adds the bytes to the backup under this name, such as `tables/es.event` or `files/logo.png`. */
export type Put = (name: string, bytes: AsyncIterable<Buffer>) => Promise<Content>;

/**
 * Writes a backup: a gzipped tar that any tar opens. Every content is cut into numbered parts, so that nothing has to be
 * known before it is read; the manifest comes last, so that a file without its end is no backup. It appears when whole.
 */
export const writeBackup = async (file: string, fill: (put: Put) => Promise<Omit<Manifest, 'format'>>): Promise<Manifest> => {
  const partial = `${file}.partial`;
  const pack = tar.pack();
  const written = pipeline(pack, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
  try {
    const [manifest] = await Promise.all([fillPack(pack, fill), written]);
    renameSync(partial, file);
    return manifest;
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    rmSync(partial, { force: true });
    throw error;
  }
};

const fillPack = async (pack: tar.Pack, fill: (put: Put) => Promise<Omit<Manifest, 'format'>>) => {
  const manifest: Manifest = { format: FORMAT, ...(await fill((name, bytes) => putInto(pack, name, bytes))) };
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  await entry(pack, MANIFEST, text);
  await entry(pack, SEAL, Buffer.from(sha256(text)));
  pack.finalize();
  return manifest;
};

const putInto = async (pack: tar.Pack, name: string, bytes: AsyncIterable<Buffer>): Promise<Content> => {
  const hash = createHash('sha256');
  const content = { name, parts: 0, bytes: 0 };
  for await (const chunk of inChunks(bytes)) {
    hash.update(chunk);
    content.bytes += chunk.length;
    await entry(pack, `${name}/${String(content.parts++).padStart(6, '0')}`, chunk);
  }
  return { ...content, sha256: hash.digest('hex') };
};

const entry = (pack: tar.Pack, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve())).end(bytes);
  });

async function* inChunks(bytes: AsyncIterable<Buffer>) {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes) {
    held.push(piece);
    size += piece.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size) yield Buffer.concat(held);
}

/** The contents of a backup in their order; the bytes of one have to be read before the next. */
export async function* contentsOf(file: string): AsyncGenerator<{ name: string; bytes: AsyncIterable<Buffer> }> {
  const parts = partsOf(file);
  let part = await parts.next();
  const bytesOf = async function* (name: string) {
    for (; !part.done && part.value.name === name; part = await parts.next()) yield part.value.bytes;
  };
  try {
    while (!part.done) yield { name: part.value.name, bytes: bytesOf(part.value.name) };
  } finally {
    await parts.return(undefined);
  }
}

async function* partsOf(file: string) {
  const archive = tar.extract();
  const fed = pipeline(createReadStream(file), createGunzip(), archive);
  fed.catch(() => {});
  for await (const found of archive) yield { name: found.header.name.replace(/\/\d{6,}$/, ''), bytes: await buffer(found) };
  await fed;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** A backup that was read to its end and is whole. */
export type Backup = { file: string; manifest: Manifest };

/** Reads a backup to its end; refuses one that is cut off or was changed in any place. */
export const verifyBackup = async (file: string): Promise<Backup> => {
  try {
    const { manifest, found } = await survey(file);
    for (const it of manifest.tables) agree(it, found, it.rows);
    for (const it of manifest.files) agree(it, found);
    for (const name of found.keys()) throw new PlainError(`${name} is not in its manifest`);
    return { file, manifest };
  } catch (cause) {
    throw new PlainError(`${file} is not a whole backup: ${reasonOf(cause)}. Nothing was changed.`, { cause });
  }
};

const NOTHING: Survey = { parts: 0, bytes: 0, rows: 0, sha256: createHash('sha256').digest('hex') };

const agree = ({ name, parts, bytes, sha256 }: Content, found: Map<string, Survey>, rows?: number) => {
  const it = found.get(name) ?? NOTHING;
  found.delete(name);
  demand(isDeepStrictEqual({ parts, bytes, rows: rows ?? it.rows, sha256 }, it), `${name} is not what its manifest says`);
};

const survey = async (file: string) => {
  const found = new Map<string, Survey>();
  const last: Record<string, string> = {};
  for await (const { name, bytes } of contentsOf(file)) {
    if (name === MANIFEST || name === SEAL) last[name] = String(await buffer(bytes));
    else found.set(name, await sum(bytes));
  }
  const { [MANIFEST]: text, [SEAL]: seal } = last;
  if (!text || !seal) throw new PlainError('its end is missing');
  demand(sha256(text) === seal, 'its manifest was changed');
  return { manifest: Manifest.parse(JSON.parse(text)), found };
};

type Survey = { parts: number; bytes: number; rows: number; sha256: string };

const sum = async (pieces: AsyncIterable<Buffer>): Promise<Survey> => {
  const hash = createHash('sha256');
  const it = { parts: 0, bytes: 0, rows: 0 };
  for await (const piece of pieces) {
    hash.update(piece);
    it.parts++;
    it.bytes += piece.length;
    it.rows += linesIn(piece);
  }
  return { ...it, sha256: hash.digest('hex') };
};

// In COPY's text format a row is a line, and a line break within a value is written as "\n" in two characters.
const linesIn = (bytes: Buffer) => {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
};

const demand = (truth: boolean, otherwise: string) => {
  if (!truth) throw new PlainError(otherwise);
};

const reasonOf = (cause: unknown) => {
  if (cause instanceof z.ZodError) return cause.issues[0]?.message ?? 'its manifest has another shape';
  return (cause as Error).message;
};
