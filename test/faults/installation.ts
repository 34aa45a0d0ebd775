import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { addDays, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { temporaryFolder } from '#test/kit/folder';
import { ADMIN_PASSWORD, testSchool, ZONA } from '#test/kit/school';

export const admin = ['admin', ADMIN_PASSWORD] as const;

/** Wednesday of last week: a school day whose lessons are over, whenever now is. The server itself lives now. */
const WEDNESDAY = addDays(mondayOf(tanggalOf(new Date(Date.now() - 7 * 86_400_000), ZONA)), 2);
export const today = () => WEDNESDAY;
export const lately = () => instantOf(WEDNESDAY, 8 * 60 + 5, ZONA);

/** The data folder of a school with a database of its own, which writes to disk before it says so; to be copied. */
export async function prepared() {
  const folder = temporaryFolder();
  const postgres = new EmbeddedPostgres({ dir: path.join(folder.path, 'postgres') });
  const url = await postgres.start();
  await (await testSchool({ now: lately(), place: { url, dataDir: folder.path } })).close();
  await postgres.stop();
  return folder;
}

/** A copy of a prepared folder, for one test to ill-treat. */
export function copyOf(original: { path: string }) {
  const folder = temporaryFolder();
  execFileSync('cp', ['-a', `${original.path}/.`, folder.path]);
  const dir = path.join(folder.path, 'postgres');
  const remove = async () => {
    // A killed server leaves its database running, for the next one to take over.
    const postgres = new EmbeddedPostgres({ dir });
    await postgres.start();
    await postgres.stop();
    folder.remove();
  };
  return { env: { DATA_DIR: folder.path }, dir, remove };
}
