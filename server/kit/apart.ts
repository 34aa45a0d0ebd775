import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { BoundedQueue } from '#server/kit/bounded-queue';

/** How much memory and time one piece of work may take, how many bytes it may tell, how many wait for their turn, and whether nobody sits and waits for it. */
type Most = { megabytes: number; ms: number; bytes: number; waiting: number; isUnhurried?: boolean };
/** What the work told; without a `code` it had to be ended. */
type Told = { code: number | null; bytes: Buffer };

/** Whoever waits for an answer of the server goes first, then whoever waits for a document, then what nobody waits for. */
const NICE = { waitedFor: 5, unhurried: 10 };
const MOST_NICE = 19;
/** What is not the heap's the heap's limit does not see: it looks for itself. */
const watch = (megabytes: number) => `setInterval(() => process.memoryUsage.rss() > ${megabytes} * 1e6 && process.kill(process.pid, 'SIGKILL'), 10).unref();`;

/**
 * Work on bytes of strangers, one at a time, each in a process of its own that has only so much memory and time and knows
 * nothing of ours: what bursts there is not the end of the server, and takes none of its threads. The code gets its
 * arguments as `process.argv` from 1 on, what it is about on stdin, and tells on stdout.
 */
export class Apart {
  private readonly queue: BoundedQueue;

  constructor(private readonly code: string, private readonly most: Most) {
    this.queue = new BoundedQueue(1, most.waiting);
  }

  run(input: Buffer, args: readonly (string | number)[]): Promise<Told> {
    return this.queue.run(() => this.work(input, args.map(String)));
  }

  private work(input: Buffer, args: readonly string[]): Promise<Told> {
    const { megabytes, ms, bytes, isUnhurried } = this.most;
    const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, '-e', watch(megabytes) + this.code, ...args], { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: ms, killSignal: 'SIGKILL' });
    if (child.pid) yieldWith(child.pid, isUnhurried ? NICE.unhurried : NICE.waitedFor);
    const said: Buffer[] = [];
    // It may have ended before it has read everything.
    child.stdin.on('error', () => {}).end(input);
    let left = bytes;
    child.stdout.on('data', (it: Buffer) => {
      left -= it.length;
      if (left > 0) said.push(it);
      else child.kill('SIGKILL');
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject).once('close', (code) => resolve({ code, bytes: Buffer.concat(said) }));
    });
  }
}

/** It may be over already, and not every system has such an order. */
function yieldWith(pid: number, nice: number) {
  try {
    setPriority(pid, Math.min(MOST_NICE, getPriority() + nice));
  } catch {}
}
