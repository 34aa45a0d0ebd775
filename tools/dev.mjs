import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureFresh, forget, SERVER_PARTS } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';
import { tool } from './kit/run.mjs';

atHome();
await tool(async () => {
  await ensureFresh();
  // From here on the watcher writes into dist, and what it leaves there is nobody's finished build.
  forget('server');
  await compileWhatChanges();
  const programs = [start('--watch', ['--watch-preserve-output', '--enable-source-maps', 'dist/server/main.js'], { PORT: process.env.PORT ?? '3000' })];
  if (existsSync('vite.config.ts')) programs.push(start('node_modules/vite/bin/vite.js', []));
  else console.log('There is no client to serve: vite.config.ts is missing');
  const stop = once((signal) => end(programs, signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  for (const program of programs) program.once('exit', () => stop('SIGTERM'));
});

// Node's own watcher restarts the server over what this leaves in dist.
async function compileWhatChanges() {
  const { compiledAs, compileFile } = await import('./kit/compile.mjs');
  const change = (file) => {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) return look(file);
    if (!found) return rmSync(compiledAs(join('dist', file)), { recursive: true, force: true });
    compileFile(file, 'dist').catch(({ message }) => console.error(message));
  };
  // A folder at a time: what `recursive` watches is each file, which is another one after many an editor's save.
  const look = (folder) => {
    watch(folder, (_, name) => change(join(folder, name))).on('error', () => {});
    for (const it of readdirSync(folder, { withFileTypes: true })) if (it.isDirectory()) look(join(folder, it.name));
  };
  SERVER_PARTS.forEach(look);
}

// Each program leads a group of its own, so that a signal reaches what it started, and none comes twice.
function start(file, args, env = {}) {
  return spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'inherit', 'inherit'], detached: true, env: { ...process.env, ...env } });
}

async function end(programs, signal) {
  for (const { pid } of programs) reach(pid, signal);
  while (programs.some(({ pid }) => reach(pid, 0))) await pause(50);
  process.exit();
}

function reach(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

function once(work) {
  let done = false;
  return (value) => {
    if (done) return;
    done = true;
    work(value);
  };
}
