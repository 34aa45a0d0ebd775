import { sql } from 'kysely';
import { supervisors } from '#contract/exam/supervision.api';
import { LEADERS } from '#contract/identity/identity';
import { exam, examRoom, examSupervisor } from '#projections/exam/exam.projection';
import { isMarked } from '#projections/exam/exam-rows';
import { markingState } from '#projections/exam/mark.projection';
import type { Wait } from '#projections/home/waits';

const HOUR = 3_600_000;

/** Rooms that somebody watches over, from an hour before their exam begins until it closes; `at` is its beginning. */
export const supervisionWait: Wait = {
  jenis: 'pengawasan', roles: supervisors, tables: [exam, examRoom, examSupervisor],
  async of(db, account, { now }) {
    const rows = await db.selectFrom('exam_supervisor').innerJoin('exam_room', 'exam_room.id_pengawas_cbt', 'exam_supervisor.id_pengawas_cbt').innerJoin('exam', 'exam.id', 'exam_room.id_cbt')
      .where('exam_supervisor.id_guru', '=', account).where('exam.langkah', '=', 'disetujui').where('exam.tutup', '>', now.toISOString()).where('exam.mulai', '<=', new Date(now.getTime() + HOUR).toISOString())
      .select(['exam_room.id_pengawas_cbt as id', sql<string>`exam.judul || ' · ' || exam_room.ruang`.as('nama'), 'exam.mulai as at']).orderBy('exam.mulai').orderBy('exam_room.id_pengawas_cbt').execute();
    return rows.map((it) => ({ ...it, posisi: null }));
  },
};

/** Exams that a leader has to decide about, the one that begins first before the others; `at` is its beginning. */
export const approvalWait: Wait = {
  jenis: 'ujian', roles: LEADERS, tables: [exam],
  async of(db) {
    const rows = await db.selectFrom('exam').where('langkah', '=', 'menunggu_persetujuan').select(['id', 'judul as nama', 'mulai as at']).orderBy('mulai').orderBy('id').execute();
    return rows.map((it) => ({ ...it, posisi: null }));
  },
};

/** One's own exams that are over and whose marks are not told yet, the oldest first; `at` is when it ended. */
export const markingWait: Wait = {
  jenis: 'penilaian', roles: ['guruMapel'], tables: [exam, markingState],
  async of(db, account, { now }) {
    const rows = await db.selectFrom('exam').where('id_guru', '=', account).where('langkah', '=', 'disetujui').where('jumlah_peserta', '>', 0).where('tutup', '<=', now.toISOString()).where((it) => it.not(isMarked))
      .select(['id', 'judul as nama', 'tutup as at']).orderBy('tutup').orderBy('id').execute();
    return rows.map((it) => ({ ...it, posisi: null }));
  },
};
