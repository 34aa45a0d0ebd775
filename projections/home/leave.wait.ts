import type { Kysely } from 'kysely';
import { memberTables, own } from '#projections/home/homeroom.wait';
import type { Wait } from '#projections/home/waits';
import { leave } from '#projections/leave/leave.projection';

/** Leaves of the children of one's class that nobody has answered, the longest waiting first. */
export const leaveWait: Wait = {
  jenis: 'izin', roles: ['waliKelas'], tables: [...memberTables, leave],
  async of(db: Kysely<any>, account) {
    const children = await own(db, account).select(['student.id_murid', 'student.nama']).execute();
    const open = await db.selectFrom('leave').where('status', '=', 'diajukan').select(['id', 'id_murid', 'diajukan as at']).orderBy('diajukan').orderBy('id').execute();
    return open.flatMap(({ id, id_murid, at }) => children.filter((it) => it.id_murid === id_murid).map(({ nama }) => ({ id, nama, posisi: null, at })));
  },
};
