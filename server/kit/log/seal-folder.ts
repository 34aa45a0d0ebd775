import { linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Seal } from '#server/kit/log/seal';
import { PlainError } from '#server/kit/plain-error';

/** A seal as it lies in its file: two lines, the signed one and the body that its root is the hash of; `since` is its own number, or that of the first that it stands for. */
export type SealFile = { since: number; number: number; name: string; head(): Promise<Seal | undefined>; read(): Promise<{ head: string; body: string }> };
const LONGEST_HEAD = 4096;
const KEPT_MS = 86_400_000;
const NAME = /^seal-(\d{6,})(?:-(\d{6,}))?\.json$/;

/** The seals of this installation, outside its database: a file each, written once and never again, until another stands for it. */
export class SealFolder {
  constructor(readonly path: string) {}

  static in = (dataDir: string) => new SealFolder(path.join(dataDir, 'seals'));

  list(): SealFile[] {
    return this.files().filter(({ number }, i, all) => all.slice(0, i).every((it) => it.number < number));
  }

  /** From wide to narrow: what another one stands for comes behind that. */
  private files() {
    return namesIn(this.path).map((name) => sealFile(path.join(this.path, name), name)).sort((a, b) => a.since - b.since || b.number - a.number);
  }

  async last(): Promise<Seal | undefined> {
    const found = this.list().at(-1);
    const head = await found?.head();
    if (found && !head) throw new PlainError(`${found.name} in ${this.path} cannot be read; nothing is sealed behind it.`);
    return head;
  }

  /** Whether it was added; false where somebody else has written the seal of that number. */
  async add(seal: Seal, body: string) {
    mkdirSync(this.path, { recursive: true });
    const file = path.join(this.path, nameOf(seal));
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, `${JSON.stringify(seal)}\n${body}\n`, { flush: true, mode: 0o644 });
    try {
      linkSync(mine, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(mine, { force: true });
    }
    // Another process may have given that number to a seal of another name: then neither of them is kept.
    const isTwice = this.files().filter((it) => it.number === seal.number).length > 1;
    if (isTwice) rmSync(file);
    else await flushFolder(this.path);
    return !isTwice;
  }

  /** Removes what another seal has stood for since yesterday or longer: whoever is just reading it goes on. */
  tidy() {
    const kept = new Set(this.list().map((it) => it.name));
    for (const file of this.files().filter(({ name }) => !kept.has(name)).map(({ name }) => path.join(this.path, name))) {
      if (Date.now() - statSync(file).mtimeMs > KEPT_MS) rmSync(file, { force: true });
    }
  }
}

const nameOf = ({ since, number }: Seal) => `seal-${[since, number].flatMap((it) => (it === undefined ? [] : String(it).padStart(6, '0'))).join('-')}.json`;

function sealFile(file: string, name: string): SealFile {
  const [, since, number = since] = NAME.exec(name) as unknown as [string, string, string | undefined];
  return { name, since: Number(since), number: Number(number), head: () => readHead(file), read: () => readSeal(file) };
}

/** The signed line alone, where there is one: a body may be long. */
async function readHead(file: string): Promise<Seal | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
    return parsed(buffer.toString('utf8', 0, bytesRead).split('\n')[0] as string);
  } finally {
    await handle.close();
  }
}

function parsed(line: string) {
  try {
    const it = JSON.parse(line) as Seal | null;
    return typeof it?.number === 'number' ? it : undefined;
  } catch {
    return undefined;
  }
}

async function readSeal(file: string) {
  const text = await readFile(file, 'utf8');
  const end = text.indexOf('\n');
  return { head: text.slice(0, end), body: text.slice(end + 1).replace(/\n$/, '') };
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder).filter((it) => NAME.test(it));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A new name is on the disk only once its folder is. */
async function flushFolder(folder: string) {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
