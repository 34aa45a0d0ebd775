import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runNode } from '#test/kit/child';
import { temporaryFolder } from '#test/kit/folder';

// Stand-ins that keep a record: what is tested is when they are called and what becomes of what they make.
const NPM = `#!${process.execPath}
const fs = require('node:fs');
fs.appendFileSync('record', 'install ');
fs.cpSync('stand-ins', 'node_modules', { recursive: true });`;
const SWC = `import fs from 'node:fs';
fs.appendFileSync('record', 'server ');
export const transform = async (code) => {
  if (code.includes('syntax error')) throw new Error('a syntax error');
  return { code, map: '{}' };
};`;
const VITE = `import fs from 'node:fs';
const out = process.argv[process.argv.indexOf('--outDir') + 1];
fs.appendFileSync('record', 'client ');
fs.mkdirSync(out, { recursive: true });
fs.writeFileSync(out + '/index.html', fs.readFileSync('client/main.tsx'));`;

let folder: ReturnType<typeof temporaryFolder>;
const at = (path: string) => join(folder.path, path);
const write = (path: string, content: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
};

beforeEach(() => {
  folder = temporaryFolder();
  for (const it of ['start.mjs', 'run.mjs', 'kit/lock.mjs', 'kit/run.mjs', 'kit/fresh.mjs', 'kit/compile.mjs', 'kit/machine.mjs']) cpSync(`tools/${it}`, at(`tools/${it}`));
  cpSync('.swcrc', at('.swcrc'));
  write('package.json', JSON.stringify({ type: 'module', dependencies: { left: '1.0.0' } }));
  write('package-lock.json', '{}');
  write('stand-ins/@swc/core/index.js', SWC);
  write('stand-ins/@swc/core/package.json', '{"type":"module","exports":"./index.js"}');
  write('stand-ins/vite/bin/vite.js', VITE);
  write('stand-ins/vite/package.json', '{"type":"module"}');
  write('bin/npm', NPM);
  write('bin/package.json', '{"type":"commonjs"}');
  chmodSync(at('bin/npm'), 0o755);
  write('vite.config.ts', '');
  write('client/main.tsx', 'first');
  for (const it of ['contract', 'projections']) write(`${it}/word.ts`, '');
  write('server/main.ts', "console.log('it runs')");
  write('tools/hello.ts', "console.log('hello', ...process.argv.slice(2))");
});

afterEach(() => folder.remove());

const node = (...args: string[]) => runNode(args, { cwd: folder.path, env: { PATH: `${at('bin')}${delimiter}${process.env.PATH}` } });

/** What was called since the last time somebody asked. */
const record = () => {
  if (!existsSync(at('record'))) return '';
  const calls = readFileSync(at('record'), 'utf8').trim();
  rmSync(at('record'));
  return calls;
};

const build = async () => {
  expect(await node('tools/start.mjs', '--build-only')).toMatchObject({ code: 0 });
  return record();
};

test('a start on a fresh machine installs, builds and runs; the next one only runs', async () => {
  expect(await node('tools/start.mjs')).toMatchObject({ code: 0, said: expect.stringContaining('it runs') });
  expect(record()).toBe('install server client');
  expect(await node('tools/start.mjs')).toEqual({ code: 0, said: 'it runs\n' });
  expect(record()).toBe('');
});

test('installing alone builds nothing', async () => {
  expect(await node('tools/start.mjs', '--install-only')).toMatchObject({ code: 0 });
  expect(record()).toBe('install');
});

test('what changed is built again, by content and not by date', async () => {
  await build();
  utimesSync(at('server/main.ts'), 1, 1);
  expect(await build()).toBe('');
  write('server/main.ts', "console.log('changed')");
  expect(await build()).toBe('server');
  write('client/main.tsx', 'second');
  expect(await build()).toBe('client');
  expect(readFileSync(at('dist/web/index.html'), 'utf8')).toBe('second');
  write('contract/word.ts', 'export {}');
  expect(await build()).toBe('server client');
  renameSync(at('contract/word.ts'), at('contract/noun.ts'));
  expect(await build()).toBe('server client');
});

test('what is deleted from the sources vanishes from dist, and what vanished from dist is built again', async () => {
  await build();
  expect(existsSync(at('dist/tools/hello.js'))).toBe(true);
  rmSync(at('tools/hello.ts'));
  expect(await build()).toBe('server');
  expect(existsSync(at('dist/tools/hello.js'))).toBe(false);
  rmSync(at('dist/server'), { recursive: true });
  expect(await build()).toBe('server');
});

test('another lockfile or other dependencies are installed; other scripts are not a reason', async () => {
  await build();
  write('package-lock.json', '{"lockfileVersion":3}');
  expect(await build()).toBe('install server client');
  write('package.json', JSON.stringify({ type: 'module', dependencies: { left: '2.0.0' } }));
  expect(await build()).toBe('install server client');
  write('package.json', JSON.stringify({ type: 'module', scripts: {}, dependencies: { left: '2.0.0' } }));
  expect(await build()).toBe('server client');
});

test('a build that fails changes nothing, is told, and is tried again', async () => {
  await build();
  write('server/main.ts', 'syntax error');
  for (const _ of [1, 2]) expect(await node('tools/start.mjs')).toMatchObject({ code: 1, said: expect.stringContaining('server/main.ts cannot be compiled:\na syntax error\n') });
  expect(record()).toBe('server server');
  expect(readFileSync(at('dist/server/main.js'), 'utf8')).toContain('it runs');
});

test('of several starts at once one installs and builds, and all run', async () => {
  const starts = await Promise.all([1, 2, 3].map(() => node('tools/start.mjs')));
  expect(starts.map(({ code, said }) => [code, said.includes('it runs')])).toEqual([[0, true], [0, true], [0, true]]);
  expect(record()).toBe('install server client');
});

test('the lock of a process that died is taken over', async () => {
  write('.cache/build.lock', '999999999 1');
  expect(await build()).toBe('install server client');
  write('client/main.tsx', 'second');
  write('.cache/build.lock', `${process.pid} 1`);
  expect(await build()).toBe('client');
});

test('without a client the server is built all the same', async () => {
  rmSync(at('vite.config.ts'));
  expect(await node('tools/start.mjs')).toMatchObject({ code: 0, said: expect.stringContaining('There is no client to build') });
  expect(record()).toBe('install server');
});

test('a tool runs with its arguments, freshly built; an unknown one is answered with the known ones', async () => {
  expect(await node('tools/run.mjs', 'hello', 'a', '--b')).toMatchObject({ code: 0, said: expect.stringMatching(/hello a --b\n$/) });
  expect(await node('tools/run.mjs', 'helo')).toEqual({ code: 1, said: 'There is no tool "helo". There are: hello\n' });
});
