import { sql } from 'kysely';
import { batasOf } from '#contract/attendance/batas';
import { toFill } from '#contract/attendance/to-fill';
import { addDays, tanggalOf } from '#contract/school-year/school-days';
import { classLabelIn } from '#projections/classroom/class-rows';
import { fillerColumn } from '#projections/attendance/board';
import type { Wait } from '#projections/home/waits';
import { settingsOf } from '#projections/institution/settings.query';
import { lessonsIn, lessonTables, registered } from '#projections/lesson/lesson.query';
import { reportLock } from '#projections/report-card/report-lock.projection';
import { isReportOpen } from '#projections/report-card/report-locked';

/** Further back a register is the admin's to repair. */
const DAYS = 14;

/** Registers that are not full although their time is over, and that can still be filled in: of one's own lessons, or where the school marks once a day of one's class, the first of each day. */
export const registersWait: Wait = {
  jenis: 'presensi', roles: ['guruMapel', 'waliKelas'], tables: [...lessonTables, reportLock],
  async of(db, account, { now }) {
    const settings = await settingsOf(db);
    const rows = await lessonsIn(db).select(['lesson.id_sesi', 'lesson.id_kelas', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.selesai'])
      .select(classLabelIn(db).as('kelas')).select(sql<boolean>`${registered} < coalesce(register.jumlah_murid, class.jumlah_murid)`.as('kurang'))
      .where(fillerColumn(settings), '=', account).where('lesson.libur', '=', false).where(isReportOpen(db))
      .where('lesson.tanggal_sesi', '>=', addDays(tanggalOf(now, settings.zona_waktu), -DAYS)).where('lesson.mulai', '<=', now.toISOString())
      .orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute();
    return toFill(settings, rows).filter((it) => it.kurang && Date.parse(batasOf(settings, it)) < now.getTime())
      .map(({ id_sesi, kelas, posisi, ...it }) => ({ id: id_sesi, nama: kelas, posisi, at: batasOf(settings, it) }));
  },
};
