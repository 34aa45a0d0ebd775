import { type ChildProcess, type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import { Logger } from '@nestjs/common';
import { BoundedQueue } from '#server/kit/bounded-queue';
import { Refused } from '#server/kit/deciding/refused';
import { inLog } from '#server/kit/in-log';

/** How much memory and time one piece of work may take, how many wait for their turn, and whether nobody sits and waits for it. */
export type Most = { megabytes: number; ms: number; waiting: number; isUnhurried?: boolean };
/** A stranger's may tell so many bytes. */
type MostOfStrangers = Most & { bytes: number };
/** What the work told; without a `code` it had to be ended. */
type Told = { code: number | null; bytes: Buffer };

/** Whoever waits for an answer of the server goes first, then whoever waits for a document, then what nobody waits for. */
const NICE = { waitedFor: 5, unhurried: 10 };
const MOST_NICE = 19;
/** What is not the heap's the heap's limit does not see, and nobody ends it when its server has ended: it looks for itself, in a thread of its own, as the work may never rest. */
const watch = (megabytes: number) =>
  `new (require('node:worker_threads').Worker)("setInterval(() => (process.memoryUsage.rss() > ${megabytes} * 1e6 || process.ppid !== ${process.pid}) && process.kill(process.pid, 'SIGKILL'), 10)", { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 } }).unref();`;

/**
 * Work on bytes of strangers, one at a time, each in a process of its own that has only so much memory and time and knows
 * nothing of ours: what bursts there is not the end of the server, and takes none of its threads. The code gets its
 * arguments as `process.argv` from 1 on, what it is about on stdin, and tells on stdout.
 */
export class Apart {
  private readonly queue: BoundedQueue;

  constructor(private readonly code: string, private readonly most: MostOfStrangers) {
    this.queue = new BoundedQueue(1, most.waiting);
  }

  run(input: Buffer, args: readonly (string | number)[]): Promise<Told> {
    return this.queue.run(() => this.work(input, args.map(String)));
  }

  private work(input: Buffer, args: readonly string[]): Promise<Told> {
    const { ms, bytes } = this.most;
    const child = startApart(this.code, args, this.most, { stdio: ['pipe', 'pipe', 'ignore'], timeout: ms }) as ChildProcessByStdio<Writable, Readable, null>;
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
      child.on('error', reject).once('close', (code) => resolve({ code, bytes: Buffer.concat(said) }));
    });
  }
}

/** A process that knows nothing of ours and is ended when it takes more memory than it may; whoever starts it sees to the rest. */
export function startApart(code: string, args: readonly string[], { megabytes, isUnhurried }: Most, how: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, '-e', watch(megabytes) + code, ...args], { env: {}, killSignal: 'SIGKILL', ...how });
  if (child.pid) yieldWith(child.pid, isUnhurried ? NICE.unhurried : NICE.waitedFor);
  return child;
}

/** Calls a function of a module of ours, and tells what it gave, what it refused, or why it failed. */
const CALL = `
  const { deserialize, serialize } = require('node:v8');
  const [chunks, [module, name]] = [[], process.argv.slice(1)];
  const called = async () => (await import(module))[name](...deserialize(Buffer.concat(chunks)));
  const refused = (error) => (error.refusal ? { refused: [error.refusal, error.params, error.errors], fault: error.cause } : { fault: error });
  process.stdin.on('data', (it) => chunks.push(it)).on('end', () => called().then((value) => ({ value })).catch(refused).then((it) => process.stdout.write(serialize(it))));
`;

type Called<M, N extends keyof M> = M[N] extends (...given: infer G extends unknown[]) => Promise<infer R> ? { given: G; gives: R } : never;

/** A function of ours, done apart: what it is given and gives is copied, and what it refuses is refused here, too. `file` is the module that exports it as `name`. */
export class FunctionApart<M, N extends keyof M & string> {
  private readonly log = new Logger('apart');
  private readonly apart: Apart;

  constructor(private readonly file: URL, private readonly name: N, most: MostOfStrangers) {
    this.apart = new Apart(CALL, most);
  }

  /** Undefined where it failed or had to be ended. What fails, and what fails beneath a refusal, the log tells. */
  async run(...given: Called<M, N>['given']): Promise<Called<M, N>['gives'] | undefined> {
    const { code, bytes } = await this.apart.run(serialize(given), [this.file.href, this.name]);
    if (code !== 0) {
      this.log.warn(`${this.name}: ended before it had told anything`);
      return undefined;
    }
    const { value, refused, fault } = deserialize(bytes);
    if (fault) this.log.warn(`${this.name}: ${inLog(fault)}`);
    if (refused) throw new Refused(...(refused as ConstructorParameters<typeof Refused>));
    return value;
  }
}

/** It may be over already, and not every system has such an order. */
function yieldWith(pid: number, nice: number) {
  try {
    setPriority(pid, Math.min(MOST_NICE, getPriority() + nice));
  } catch {}
}
