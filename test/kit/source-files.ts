import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The source files under a folder whose names end so, as `folder/…/file.ts`. */
export const filesUnder = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith(ending)).map((it) => join(folder, it)).sort();

export const textOf = (file: string) => readFileSync(file, 'utf8');

/** Everything that these source files export. */
export async function exportsUnder(folder: string, ending: string): Promise<unknown[]> {
  const found = [];
  // One after the other: modules that jest loads at the same time miss each other's imports.
  for (const file of filesUnder(folder, ending)) found.push(...Object.values(await import(`#${file.replace(/\.ts$/, '')}`)));
  return found;
}
