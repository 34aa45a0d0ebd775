import { QueryBus } from '@nestjs/cqrs';
import { institution } from '#contract/institution/institution.api';
import { inLog } from '#server/kit/in-log';
import { type School, testSchool } from '#test/kit/school';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const FORGED = ['x\n[Nest] 1  - 01/01/2026, 1:00:00 AM     LOG [edge] admin signed in', 'x\r\n[Nest] 1', '\u001b[2J\u001b[31mgone', 'a\u2028b\u0085c', '\u0008\u0008\u0008'];

/** What is written to the terminal meanwhile, without the colours of the logger. */
async function written(work: () => Promise<unknown>) {
  const said: string[] = [];
  const real = { out: process.stdout.write, err: process.stderr.write };
  const write = (it: unknown) => said.push(String(it)) > 0;
  Object.assign(process.stdout, { write });
  Object.assign(process.stderr, { write });
  try {
    await work();
  } finally {
    Object.assign(process.stdout, { write: real.out });
    Object.assign(process.stderr, { write: real.err });
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken out.
  return said.join('').replaceAll(/\u001b\[\d+(;\d+)*m/g, '');
}

test.each(FORGED)('rule 66: what somebody wrote makes no line of the log and no sign on the terminal: %j', async (text) => {
  const queries = school.nest.get(QueryBus);
  const execute = queries.execute;
  queries.execute = () => Promise.reject(new Error(text));
  const log = await written(async () => expect((await school.ask('publik', institution.settings, {}, { headers: { 'user-agent': 'x' } })).status).toBe(500));
  queries.execute = execute;
  expect(log).toContain('[edge]');
  expect(log.split('\n').filter((it) => /^\[Nest\] 1\b/.test(it))).toEqual([]);
  expect(log.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
});

test('rule 66: a failure keeps its stack and says in one line what it is', () => {
  const [first, ...frames] = inLog(new TypeError('a\nb')).split('\n');
  expect(first).toBe('TypeError: a\\u000ab');
  expect(frames.length).toBeGreaterThan(2);
  for (const it of frames) expect(it).toMatch(/^ {4}at /);
  const forged = inLog(new Error(`x${'\n    at EVIL'.repeat(100_000)}`));
  expect([forged.length < 20_000, forged.includes('\n    at EVIL'), forged.split('\n').length > 2]).toEqual([true, false, true]);
  expect([inLog('a\nb'), inLog(undefined)]).toEqual(['a\\u000ab', 'undefined']);
});
