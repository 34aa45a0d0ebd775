import type { KeyObject } from 'node:crypto';
import { isSigned, rootOf, type Seal, type SealBody } from '#server/kit/log/seal';
import type { SealFile } from '#server/kit/log/seal-folder';

/** Which seals list a stream, so that a proof of one opens a few of them and not all. What it says is only where to look: whoever proves something opens the seal itself. */
export class SealIndex {
  private readonly known = new Map<string, ReadonlySet<string>>();
  private learning: Promise<unknown> = Promise.resolve();

  /** Of streams of other kinds nothing is remembered: a school has very many. */
  constructor(private readonly key: KeyObject, private readonly prefixes: readonly string[]) {}

  /** The seals that list the stream; one that is no proof in itself may have listed anything. */
  async listing(stream: string, files: readonly SealFile[]): Promise<SealFile[]> {
    const mine = this.learning.then(() => this.learn(files));
    this.learning = mine.catch(() => {});
    await mine;
    return files.filter(({ name }) => this.known.get(name)?.has(stream) ?? true);
  }

  private async learn(files: readonly SealFile[]) {
    const there = new Set(files.map(({ name }) => name));
    for (const name of this.known.keys()) if (!there.has(name)) this.known.delete(name);
    for (const file of files) {
      const found = this.known.has(file.name) ? undefined : await this.listedIn(file);
      if (found) this.known.set(file.name, found);
    }
  }

  private async listedIn(file: SealFile): Promise<ReadonlySet<string> | undefined> {
    const { head, body } = await file.read();
    try {
      const seal = JSON.parse(head) as Seal;
      if (!isSigned(seal, this.key) || rootOf(body) !== seal.root) return undefined;
      const streams = (JSON.parse(body) as SealBody).heads.map(([stream]) => stream);
      return new Set(streams.filter((it) => this.prefixes.some((prefix) => it.startsWith(prefix))));
    } catch {
      return undefined;
    }
  }
}
