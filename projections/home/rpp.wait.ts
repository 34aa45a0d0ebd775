import type { Kysely } from 'kysely';
import { LEADERS } from '#contract/identity/identity';
import { rpp, rppWriter } from '#projections/curriculum/rpp.projection';
import type { Wait } from '#projections/home/waits';
import { teacher } from '#projections/people/people.projection';

/** Plans that wait for a decision, the longest waiting first; not those that one writes oneself. `at` is since when. */
export const rppWait: Wait = {
  jenis: 'rpp', roles: LEADERS, tables: [rpp, rppWriter, teacher],
  async of(db: Kysely<any>, account) {
    const own = db.selectFrom('rpp_writer').select('id_rpp').where('rpp_writer.id_guru', '=', account);
    const rows = await db.selectFrom('rpp').leftJoin('teacher', 'teacher.id_guru', 'rpp.id_guru').where('rpp.status', '=', 'diajukan').where('rpp.id', 'not in', own).select(['rpp.id', 'teacher.nama', 'rpp.diajukan as at']).orderBy('rpp.diajukan').orderBy('rpp.id').execute();
    return rows.map((it) => ({ ...it, posisi: null }));
  },
};

/** One's own plans that came back with remarks. */
export const rppRevisionWait: Wait = {
  jenis: 'rpp-revisi', roles: ['guruMapel', 'kurikulum'], tables: [rpp, rppWriter],
  async of(db: Kysely<any>, account) {
    const rows = await db.selectFrom('rpp').innerJoin('rpp_writer', 'rpp_writer.id_rpp', 'rpp.id').where('rpp_writer.id_guru', '=', account).where('rpp.status', '=', 'revisi').select(['rpp.id', 'rpp.materi_pokok as nama']).orderBy('rpp.diubah').orderBy('rpp.id').execute();
    return rows.map((it) => ({ ...it, posisi: null, at: null }));
  },
};
