import type { Wait } from '#projections/home/waits';
import { coverTables, releasedAfter } from '#projections/timetable/cover.query';

/** Lessons to come whose substitute was released, the next one first; `at` is its beginning. */
export const coverWait: Wait = {
  jenis: 'pengganti-lepas', roles: ['kurikulum'], tables: coverTables,
  of: async (db, _, { now }) => (await releasedAfter(db, now).execute()).map(({ id, kelas, posisi, mulai }) => ({ id: id as string, nama: kelas as string, posisi: posisi as number, at: mulai as string })),
};
