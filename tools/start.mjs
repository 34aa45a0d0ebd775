import { ensureFresh, ensureInstalled } from './kit/fresh.mjs';
import { atHome } from './kit/machine.mjs';
import { tool } from './kit/run.mjs';

atHome();
await tool(async () => {
  if (process.argv.includes('--install-only')) return ensureInstalled();
  await ensureFresh();
  if (process.argv.includes('--build-only')) return;
  process.setSourceMapsEnabled(true);
  await import('../dist/server/main.js');
});
