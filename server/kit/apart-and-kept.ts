import type { ChildProcess } from 'node:child_process';
import { Logger } from '@nestjs/common';
import { type Most, startApart } from '#server/kit/apart';
import { BoundedQueue } from '#server/kit/bounded-queue';
import { inLog } from '#server/kit/in-log';

/** How long a process without work stays for more of it. */
const IDLE_MS = 15_000;
/** One that has grown to this share of its memory is not kept: the next piece has room of its own. */
const GROWN = 0.6;

const serving = (megabytes: number) => `
  const serve = (work) => process.on('message', async (piece) => {
    process.send({ hasBegun: true });
    const told = await work(piece).then((became) => ({ became }), (fault) => ({ fault }));
    const isKept = !('fault' in told) && process.memoryUsage.rss() < ${megabytes * GROWN} * 1e6;
    process.send({ ...told, isKept }, () => isKept || process.exit());
  });
`;

type Told<Out> = { became?: Out; fault?: unknown; isKept: boolean };
type Begun = { hasBegun: true };
const IDLE = { fault: 'a process ended that had nothing to do', isKept: false };
const ENDED = { fault: 'a piece of work ended before it had told anything', isKept: false };
const LATE = { fault: 'a piece of work took longer than it may', isKept: false };

/** One process, asked for one piece at a time. */
class Serving<In, Out> {
  /** Whether it takes another piece: it has not ended, and does not mean to. */
  isKept = true;
  private readonly child: ChildProcess;
  private hasBegun = false;
  private tell = (_: Told<Out>) => {};

  constructor(code: string, args: readonly string[], private readonly most: Most) {
    this.child = startApart(serving(most.megabytes) + code, args, most, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
    this.child.on('message', (it: Told<Out> | Begun) => ('hasBegun' in it ? (this.hasBegun = true) : this.hear(it)));
    for (const event of ['error', 'close']) this.child.on(event, () => this.hear(this.hasBegun ? ENDED : IDLE));
  }

  ask(piece: In): Promise<Told<Out>> {
    for (const it of [this.child, this.child.channel]) it?.ref();
    const late = setTimeout(() => {
      this.hear(LATE);
      this.end();
    }, this.most.ms);
    return new Promise<Told<Out>>((resolve) => {
      this.tell = resolve;
      this.hasBegun = false;
      if (this.isKept) this.child.send(piece as object, () => {});
      else resolve(IDLE);
    }).finally(() => clearTimeout(late));
  }

  end() {
    this.child.kill('SIGKILL');
  }

  /** While it waits for more, nobody who wants to end waits for it. */
  private hear(told: Told<Out>) {
    this.isKept &&= told.isKept;
    for (const it of [this.child, this.child.channel]) it?.unref();
    this.tell(told);
  }
}

/**
 * Work on what is ours, one piece at a time, apart from the server; its process stays a while for the next piece, as to begin takes
 * longer than most pieces do. The code calls `serve` with a function that promises what a piece becomes; both are copied. A piece that
 * fails or takes too much ends the process, and the next has a new one.
 */
export class ApartAndKept<In, Out> {
  private readonly log = new Logger('apart');
  private readonly queue: BoundedQueue;
  private process: Serving<In, Out> | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly code: string, private readonly args: readonly string[], private readonly most: Most) {
    this.queue = new BoundedQueue(1, most.waiting);
  }

  /** Undefined where it failed or had to be ended. */
  run(piece: In): Promise<Out | undefined> {
    return this.queue.run(async () => {
      clearTimeout(this.idle);
      let told: Told<Out> = this.process?.isKept ? await this.process.ask(piece) : IDLE;
      // One that was kept may have been ended while it had nothing to do.
      if (told === IDLE) told = await this.begun().ask(piece);
      this.idle = setTimeout(() => this.process?.end(), IDLE_MS).unref();
      if ('fault' in told) this.log.warn(inLog(told.fault));
      return told.became;
    });
  }

  private begun() {
    this.process = new Serving(this.code, this.args, this.most);
    return this.process;
  }
}
