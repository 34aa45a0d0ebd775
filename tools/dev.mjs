import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureFresh, forget } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';
import { tool } from './kit/run.mjs';

atHome();
await tool(async () => {
  await ensureFresh();
  // From here on the watcher writes into dist, and what it leaves there is nobody's finished build.
  forget('server');
  const programs = [start('node_modules/@nestjs/cli/bin/nest.js', ['start', '--watch'], { PORT: process.env.PORT ?? '3000' })];
  if (existsSync('vite.config.ts')) programs.push(start('node_modules/vite/bin/vite.js', []));
  else console.log('There is no client to serve: vite.config.ts is missing');
  const stop = once((signal) => end(programs, signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  for (const program of programs) program.once('exit', () => stop('SIGTERM'));
});

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
