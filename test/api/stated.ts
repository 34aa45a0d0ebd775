import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { filesUnder } from '#test/kit/source-files';

/** What a context states of its endpoints in `*-probes.ts` or `*-rights.ts`: who may, what they do, what has to be there to try it. */
export type Stated = { PROBES?: Probes; RIGHTS?: Right[]; furnish?(school: School): Promise<unknown>; isLast?: boolean };

/** All of it; those that end sessions or change passwords say that they come last. */
export async function statedIn(): Promise<Stated[]> {
  const found: Stated[] = [];
  for (const ending of ['-probes.ts', '-rights.ts']) for (const file of filesUnder('test', ending)) found.push(await import(`#${file.replace(/\.ts$/, '')}`));
  return [...found.filter((it) => !it.isLast), ...found.filter((it) => it.isLast)];
}

/** What is missing among those that are stated, and what is stated of none; each with the place to mend. */
export const unlike = (stated: string[], wanted: string[], place: string) => [
  ...wanted.filter((it) => !stated.includes(it)).map((it) => `${place}: ${it} is missing`),
  ...stated.filter((it) => !wanted.includes(it)).map((it) => `${place}: ${it} is there no more`),
  ...stated.filter((it, i) => stated.indexOf(it) !== i).map((it) => `${place}: ${it} is there twice`),
].sort();
