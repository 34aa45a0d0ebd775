import { common } from '#contract/kit/refusal';
import { Apart } from '#server/kit/apart';
import { refuse } from '#server/kit/deciding/refused';
import { type Leaf, packed } from '#server/kit/document/joined';

const BIND = `
  const chunks = [];
  process.stdin.on('data', (it) => chunks.push(it)).on('end', () => import(process.argv[1]).then(
    ({ joined, unpacked }) => process.stdout.write(joined(unpacked(Buffer.concat(chunks))))).catch(() => { process.exitCode = 1; }));
`;
const binder = new Apart(BIND, { megabytes: 1_200, ms: 300_000, bytes: 400_000_000, waiting: 1, isUnhurried: true });

/** Many documents as one; done apart, as it holds all of them at once. */
export async function bound(leaves: readonly Leaf[]): Promise<Buffer> {
  const { code, bytes } = await binder.run(packed(leaves), [new URL('./joined.js', import.meta.url).href]);
  return code === 0 ? bytes : refuse(common.UNAVAILABLE);
}
