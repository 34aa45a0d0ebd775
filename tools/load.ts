import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { load } from '#tools/load/load';

/**
 * `npm run load -- --takers 2000 --supervisors 40 --minutes 2 [--nodes 2] [--every 5] [--faults]`: an exam of so many students on
 * this machine, from other processes than the server's; the last line is one JSON object.
 */
const { values } = parseArgs({
  options: {
    takers: { type: 'string', default: '200' }, supervisors: { type: 'string', default: '10' }, minutes: { type: 'string', default: '1' }, nodes: { type: 'string', default: '1' },
    every: { type: 'string', default: '5' }, within: { type: 'string', default: '5' }, faults: { type: 'boolean', default: false },
  },
});
const number = (name: 'takers' | 'supervisors' | 'minutes' | 'nodes' | 'every' | 'within', least: number, most: number) => {
  const it = Number(values[name]);
  if (!(it >= least && it <= most)) throw new Error(`--${name} must be a number from ${least} to ${most}`);
  return it;
};
const wish = {
  takers: number('takers', 6, 20_000), supervisors: number('supervisors', 1, 200), seconds: number('minutes', 0.1, 600) * 60, nodes: number('nodes', 1, 4),
  every: number('every', 0.5, 60) * 1_000, within: number('within', 0, 600) * 1_000, hasFaults: values.faults,
};

const dir = mkdtempSync(path.join(os.tmpdir(), 'pelita-load-'));
chmodSync(dir, 0o755);
const postgres = new EmbeddedPostgres({ dir: path.join(dir, 'postgres') });
try {
  const figures = await load(await postgres.start(), dir, wish);
  console.table(figures);
  console.log(JSON.stringify(figures));
} finally {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
