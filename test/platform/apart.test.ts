import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { Logger } from '@nestjs/common';
import { common } from '#contract/kit/refusal';
import { Apart, FunctionApart } from '#server/kit/apart';
import { ApartAndKept } from '#server/kit/apart-and-kept';
import { BoundedQueue } from '#server/kit/bounded-queue';
import { Refused } from '#server/kit/deciding/refused';
import { OneByOne } from '#server/kit/one-by-one';
import { until } from '#test/kit/until';
import type * as functions from '#test/kit/apart-functions';

const most = { megabytes: 150, ms: 60_000, bytes: 1_000_000, waiting: 5 };
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const NOTHING = Buffer.alloc(0);
const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
beforeEach(() => warned.mockClear());
afterAll(() => warned.mockRestore());
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

test('work apart gets bytes and arguments, tells bytes, and knows nothing of ours', async () => {
  const telling = new Apart(`process.stdin.on('data', (it) => process.stdout.write(it + process.argv[1] + Object.keys(process.env).filter((it) => /PATH|HOME|DATA|KEY/.test(it))))`, most);
  expect(await telling.run(Buffer.from('a'), ['b'])).toEqual({ code: 0, bytes: Buffer.from('ab') });
  expect((await new Apart('process.exitCode = 7', most).run(NOTHING, [])).code).toBe(7);
});

test('the server goes first, then what somebody waits for, then what nobody does', async () => {
  const code = "process.stdout.write(String(require('node:os').getPriority()))";
  const nice = async (rest: { isUnhurried?: boolean } = {}) => Number((await new Apart(`process.stdin.resume().on('end', () => ${code})`, { ...most, ...rest }).run(NOTHING, [])).bytes);
  const [own, waitedFor, unhurried] = [getPriority(), await nice(), await nice({ isUnhurried: true })];
  expect([own < waitedFor, waitedFor < unhurried]).toEqual([true, true]);
});

test.each<[string, string, { ms?: number }?]>([
  ['memory beside the heap', 'const kept = []; setInterval(() => kept.push(Buffer.alloc(10e6, 1)), 1)'],
  ['memory beside the heap without a rest', 'const kept = []; for (;;) kept.push(Buffer.alloc(10e6, 1))'],
  ['memory of the heap', 'const kept = []; for (;;) kept.push({})'],
  ['time', 'setInterval(() => {}, 1e6)', { ms: 8_000 }],
  ['to tell', 'setInterval(() => process.stdout.write(Buffer.alloc(1e5)), 1)'],
])('work that takes too much %s is ended, and the next has its turn', async (_, code, rest = {}) => {
  const greedy = new Apart(`if (process.argv[1] === 'greedy') { ${code} }`, { ...most, ...rest });
  const [one, other] = await Promise.all([greedy.run(NOTHING, ['greedy']), greedy.run(NOTHING, ['modest'])]);
  expect([one.code === 0, other.code]).toEqual([false, 0]);
});

test('a function of ours gives there what it gives here, refuses what it refuses, and gives nothing where it fails or is ended', async () => {
  const file = new URL('../kit/apart-functions.js', import.meta.url);
  const apart = <N extends keyof typeof functions>(name: N) => new FunctionApart<typeof functions, N>(file, name, most);
  expect(await apart('doubled').run(Buffer.from('ab'), new Date(0))).toEqual({ bytes: Buffer.from('abab'), at: new Date(0) });
  await expect(apart('refusing').run('x')).rejects.toThrow(new Refused(common.NOT_FOUND, { x: 'x' }));
  await expect(apart('refusing').run('x')).rejects.toMatchObject({ refusal: common.NOT_FOUND, params: { x: 'x' }, errors: { x: 'wrong' } });
  expect(await apart('failing').run()).toBeUndefined();
  await expect(apart('refusingFor').run()).rejects.toThrow(new Refused(common.NOT_FOUND));
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/^failing: Error: a fault of ours\n {4}at /)], [expect.stringMatching(/^refusingFor: Error: a fault beneath\n {4}at /)]]);
  expect(await apart('bursting').run()).toBeUndefined();
});

const TELLING = `
  let pieces = 0;
  serve(async (said) => {
    pieces += 1;
    if (said === 'fails') throw new Error('a fault of ours');
    if (said === 'ends') process.kill(process.pid, 'SIGKILL');
    if (said === 'never rests') for (;;);
    if (said === 'bursts') for (const kept = []; ;) kept.push(Buffer.alloc(10e6, 1));
    if (said === 'grows') globalThis.grown = Buffer.alloc(100e6, 1);
    return { pieces, bytes: Buffer.from(said), argued: process.argv[1], pid: process.pid };
  });
`;
const keptWith = (rest: { ms?: number } = {}) => new ApartAndKept<string, { pieces: number; bytes: Buffer; argued: string; pid: number }>(TELLING, ['argued'], { ...most, ...rest });

test('a process that is kept takes piece after piece, each as long as it is, and one after the other', async () => {
  const kept = keptWith();
  const pieces = ['a', 'b'.repeat(5_000_000), '', 'c'];
  expect((await Promise.all(pieces.map((it) => kept.run(it)))).map((it) => [it?.pieces, String(it?.bytes), it?.argued])).toEqual(pieces.map((it, i) => [i + 1, it, 'argued']));
});

test.each(['fails', 'ends', 'bursts', 'never rests'])('a piece that %s becomes nothing, which is told, and the next one something', async (what) => {
  const kept = keptWith(what === 'never rests' ? { ms: 2_000 } : {});
  const [before, it, after] = await Promise.all(['a', what, 'b'].map((piece) => kept.run(piece)));
  expect([before?.pieces, it, after?.pieces]).toEqual([1, undefined, 1]);
  expect(warned.mock.calls).toEqual([[expect.stringMatching(what === 'fails' ? /^Error: a fault of ours/ : /^a piece of work/)]]);
});

test('a process that was ended while it had nothing to do is begun again', async () => {
  const kept = keptWith();
  const first = await kept.run('a');
  process.kill(first?.pid ?? 0, 'SIGKILL');
  expect((await kept.run('b'))?.pieces).toBe(1);
});

test('a process ends with its server, however busy it is', async () => {
  const code = `
    import { ApartAndKept } from ${JSON.stringify(new URL('../../server/kit/apart-and-kept.js', import.meta.url).href)};
    const kept = new ApartAndKept("serve(async (it) => { if (it === 'pid') return process.pid; for (;;); })", [], ${JSON.stringify(most)});
    console.log(await kept.run('pid'));
    kept.run('never rests');
  `;
  const server = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(await new Promise((resolve) => server.stdout.once('data', resolve)));
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await until('it has ended', () => !isRunning(pid));
});

test('a process that has grown is not kept', async () => {
  const kept = keptWith();
  expect([(await kept.run('grows'))?.pieces, (await kept.run('a'))?.pieces]).toEqual([1, 1]);
});

test('a bounded queue takes turns in the order of asking, and sends away whoever would wait behind too many', async () => {
  const [queue, door, done] = [new BoundedQueue(2, 2), gate(), [] as number[]];
  const work = (i: number) => queue.run(async () => {
    await door.opened;
    done.push(i);
    if (i === 1) throw new Error('one');
  });
  const all = Promise.allSettled([0, 1, 2, 3, 4].map(work));
  await expect(work(5)).rejects.toThrow('TOO_MANY_REQUESTS');
  door.open();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected']);
  expect(done).toEqual([0, 1, 2, 3]);
  await work(6);
  expect(done.at(-1)).toBe(6);
});

test('what bears one name is done one after the other, what bears another does not wait', async () => {
  const [turns, door, done] = [new OneByOne(), gate(), [] as string[]];
  const first = turns.run('a', () => door.opened.then(() => { throw new Error('first'); })).catch(() => done.push('first'));
  const second = turns.run('a', async () => done.push('second'));
  await turns.run('b', async () => done.push('other'));
  door.open();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});
