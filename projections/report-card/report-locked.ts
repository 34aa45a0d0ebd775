import { type Kysely, sql } from 'kysely';
import type { Db } from '#projections/kit/table';
import type { reportLock } from '#projections/report-card/report-lock.projection';

/** Of lessons: no report is published that counts their day; otherwise nobody fills in their registers any more. */
export const isReportOpen = (db: Kysely<Db<typeof reportLock>>) =>
  sql<boolean>`NOT EXISTS (${db.selectFrom('report_lock').select('sampai').where('report_lock.id_kelas_tahun_ajaran', '=', sql<string>`lesson.id_kelas_tahun_ajaran`).where('sampai', '>=', sql<string>`lesson.tanggal_sesi`)})`;
