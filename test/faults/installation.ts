import path from 'node:path';
import { tanggalOf } from '#contract/school-year/school-days';
import { EmbeddedPostgres } from '#server/kit/embedded-postgres';
import { temporaryFolder } from '#test/kit/folder';
import { ADMIN_PASSWORD, testSchool, ZONA } from '#test/kit/school';

export const admin = ['admin', ADMIN_PASSWORD] as const;

/** A week ago: the lessons of the week before are all over by now, whenever now is. */
export const aWeekAgo = () => new Date(Date.now() - 7 * 86_400_000);
export const today = () => tanggalOf(aWeekAgo(), ZONA);

/** The data folder of a school with a database of its own, which writes to disk before it says so. */
export async function installation() {
  const folder = temporaryFolder();
  const dir = path.join(folder.path, 'postgres');
  const postgres = new EmbeddedPostgres({ dir });
  const url = await postgres.start();
  const school = await testSchool({ now: aWeekAgo(), place: { url, dataDir: folder.path } });
  await school.close();
  await postgres.stop();
  const remove = async () => {
    // A killed server leaves its database running, for the next one to take over.
    await postgres.start();
    await postgres.stop();
    folder.remove();
  };
  return { env: { DATA_DIR: folder.path }, dir, remove };
}
