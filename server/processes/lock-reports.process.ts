import { ReportPublished, ReportReopened } from '#contract/report-card/report-card.events';
import { ReportPlace } from '#projections/report-card/report-place.query';
import type { Ask } from '#projections/kit/question';
import { process } from '#server/kit/processes/process';
import { LockReports, UnlockReports } from '#server/report-card/report-lock.decider';

const isOut = async (id_general_report: string, ask: Ask) => Boolean((await ask(new ReportPlace({ id_general_report })))?.isPublished);

/**
 * The attendance of a class is closed up to the last day that a published report counts, and open again where one is taken back: that may be why.
 * One process, because both follow the order of the log. What was taken back since closes nothing, and what is out again opens nothing.
 */
export const lockReports = process({
  name: 'lock-reports',
  events: { ReportPublished, ReportReopened },
  on: {
    ReportPublished: async ({ data: { id_general_report, id_kelas_tahun_ajaran, isi } }, ask) => (isi && (await isOut(id_general_report, ask)) ? [[LockReports, { id_kelas_tahun_ajaran, sampai: isi.sampai }]] : []),
    ReportReopened: async ({ data: { id_general_report, id_kelas_tahun_ajaran, alasan } }, ask) => ((await isOut(id_general_report, ask)) ? [] : [[UnlockReports, { id_kelas_tahun_ajaran, alasan }]]),
  },
});
