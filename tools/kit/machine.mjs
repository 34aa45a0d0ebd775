import { fileURLToPath } from 'node:url';

/** Goes to the top of the checkout and refuses a machine that cannot run the product, before anything is installed. */
export const atHome = () => {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const why = unfit(process.platform, process.versions.node);
  if (!why) return;
  console.error(why);
  process.exit(1);
};

/** What a machine lacks, in one line that says what to do; nothing where it will do. */
export const unfit = (platform, node) => {
  if (platform === 'win32') return 'Pelita does not run on Windows itself: install WSL 2 ("wsl --install" in PowerShell), and start it in there, where it finds a Linux.';
  const [major, minor] = node.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19) ? undefined : `Pelita needs Node 20.19 or newer; this is ${node}. Take a maintained one from https://nodejs.org.`;
};
