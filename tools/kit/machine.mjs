import { fileURLToPath } from 'node:url';

/** Goes to the top of the checkout and refuses a Node that is too old to run the product. */
export const atHome = () => {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pelita needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
};
