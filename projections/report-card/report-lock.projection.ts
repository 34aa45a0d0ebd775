import { Id, Tanggal } from '#contract/kit/fields';
import { ReportsLocked, ReportsUnlocked } from '#contract/report-card/report-card.events';
import { put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const reportLock = table('report_lock', { id_kelas_tahun_ajaran: Id, sampai: Tanggal }, ['id_kelas_tahun_ajaran']);

export const reportLockProjection = projection({
  name: 'report-lock',
  version: 1,
  tables: [reportLock],
  events: { ReportsLocked, ReportsUnlocked },
  on: {
    ReportsLocked: ({ data: { id_kelas_tahun_ajaran, sampai } }) => put(reportLock, { id_kelas_tahun_ajaran, sampai }),
    ReportsUnlocked: ({ data: { id_kelas_tahun_ajaran } }) => remove(reportLock, { id_kelas_tahun_ajaran }),
  },
});
