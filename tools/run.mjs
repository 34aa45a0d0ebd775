import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureFresh } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';
import { Failure, tool } from './kit/run.mjs';

atHome();
await tool(async () => {
  // An image has what was built and nothing to build it from.
  if (existsSync('.swcrc')) await ensureFresh();
  const [name, ...args] = process.argv.slice(2);
  const file = resolve(`dist/tools/${name}.js`);
  if (!name || !existsSync(file)) throw new Failure(`There is no tool "${name ?? ''}". There are: ${names().join(', ')}`);
  process.argv = [process.execPath, file, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(file).href);
});

function names() {
  return readdirSync('dist/tools').filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3));
}
