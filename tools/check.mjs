import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { atHome } from './kit/machine.mjs';
import { tool } from './kit/run.mjs';

/** What has to be true of the code before any of it runs, the longest first; what was found of files that are as they were is kept. */
const CHECKS = [
  'depcruise contract server projections client --config .dependency-cruiser.cjs',
  ...['tsconfig.json', 'tsconfig.client.json', 'test/client', 'tsconfig.worker.json'].map((it) => `tsc -p ${it} --incremental --tsBuildInfoFile .cache/checked-${basename(it)}`),
  'biome lint --error-on-warnings',
];

atHome();
// A check a core; all of them, so that everything that is wrong is said at once.
await tool(async () => {
  const waiting = [...CHECKS];
  const next = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await pass(check);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
});

async function pass(check) {
  const { code, said } = await heard(check);
  if (said.trim()) console.log(`> ${check}\n${said.trimEnd()}`);
  if (code !== 0) process.exitCode = 1;
}

/** Found among the packages' programs, where npm looks for them. */
function heard(check) {
  const [program, ...args] = check.split(' ');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (it) => (said += it));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
