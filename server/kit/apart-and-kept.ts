import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { type Most, startApart } from '#server/kit/apart';
import { BoundedQueue } from '#server/kit/bounded-queue';

/** How long a process without work stays for more of it. */
const IDLE_MS = 15_000;
/** One that has grown to this share of its memory is not kept: the next piece has room of its own. */
const GROWN = 0.6;
const LENGTH_BYTES = 4;
const HEAD_BYTES = LENGTH_BYTES + 1;

/** A piece comes with its length before it; what it became leaves with its length, and whether the process stays. */
const serving = (megabytes: number) => `
  const serve = (work) => {
    let [chunks, missing] = [[], 0];
    const answer = async (piece) => {
      const told = await work(piece);
      const isKept = process.memoryUsage.rss() < ${megabytes * GROWN} * 1e6;
      const head = Buffer.alloc(${HEAD_BYTES});
      head.writeUInt32BE(told.length);
      head[${LENGTH_BYTES}] = Number(isKept);
      process.stdout.write(Buffer.concat([head, told]), () => isKept || process.exit());
    };
    process.stdin.on('data', (it) => {
      if (!chunks.length) missing = ${LENGTH_BYTES} + it.readUInt32BE();
      chunks.push(it);
      missing -= it.length;
      if (missing) return;
      const piece = Buffer.concat(chunks).subarray(${LENGTH_BYTES});
      chunks = [];
      answer(piece).catch(() => process.exit(1));
    }).on('end', () => process.exit());
  };
`;

/** What a piece became; undefined where it failed or had to be ended. */
type Became = Buffer | undefined;

/** One process, asked for one piece at a time. */
class Serving {
  /** Whether it takes another piece: it has not ended, and does not mean to. */
  isKept = true;
  private readonly pipes: { ref(): unknown; unref(): unknown }[];
  private said: Buffer[] = [];
  private missing = 0;
  private tell = (_: Became) => {};

  constructor(private readonly child: ChildProcess & { stdin: Writable; stdout: Readable }, private readonly most: Most) {
    this.pipes = [child, child.stdin as Socket, child.stdout as Socket];
    child.stdin.on('error', () => {});
    child.stdout.on('data', (it: Buffer) => this.hear(it));
    for (const event of ['error', 'close']) child.once(event, () => this.over(undefined, false));
  }

  ask(input: Buffer): Promise<Became> {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(input.length);
    for (const it of this.pipes) it.ref();
    const late = setTimeout(() => this.end(), this.most.ms);
    return new Promise<Became>((resolve) => {
      this.tell = resolve;
      this.said = [];
      if (this.isKept) this.child.stdin.write(Buffer.concat([length, input]));
      else resolve(undefined);
    }).finally(() => clearTimeout(late));
  }

  end() {
    this.child.kill('SIGKILL');
  }

  private hear(it: Buffer) {
    if (!this.said.length) this.missing = HEAD_BYTES + it.readUInt32BE();
    this.said.push(it);
    this.missing -= it.length;
    if (this.missing > this.most.bytes) return this.end();
    if (this.missing) return;
    const all = Buffer.concat(this.said);
    this.over(all.subarray(HEAD_BYTES), Boolean(all[LENGTH_BYTES]));
  }

  /** While it waits for more, nobody who wants to end waits for it. */
  private over(became: Became, isKept: boolean) {
    this.isKept &&= isKept;
    for (const it of this.pipes) it.unref();
    this.tell(became);
  }
}

/**
 * Work on what is ours, one piece at a time, apart from the server; its process stays a while for the next piece, as to begin takes
 * longer than most pieces do. The code calls `serve` with a function of a Buffer that promises one. A piece that fails or takes too
 * much ends the process, and the next has a new one.
 */
export class ApartAndKept {
  private readonly queue: BoundedQueue;
  private process: Serving | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly code: string, private readonly args: readonly string[], private readonly most: Most) {
    this.queue = new BoundedQueue(1, most.waiting);
  }

  run(input: Buffer): Promise<Became> {
    return this.queue.run(async () => {
      clearTimeout(this.idle);
      const became = this.process?.isKept ? await this.process.ask(input) : undefined;
      // One that was kept may have been ended while it had nothing to do.
      const told = became ?? (await this.begun().ask(input));
      this.idle = setTimeout(() => this.process?.end(), IDLE_MS).unref();
      return told;
    });
  }

  private begun() {
    this.process = new Serving(startApart(serving(this.most.megabytes) + this.code, this.args, this.most), this.most);
    return this.process;
  }
}
