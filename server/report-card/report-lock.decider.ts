import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { ReportsLocked, ReportsUnlocked } from '#contract/report-card/report-card.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

export class LockReports extends DomainCommand<{ id_kelas_tahun_ajaran: string; sampai: string }> {}
export class UnlockReports extends DomainCommand<{ id_kelas_tahun_ajaran: string; alasan: string }> {}

/** Attendance closed by the reports of a class that are out: up to the last day that any of them counts, so that one that goes out late opens nothing. */
export const reportLockDecider = decider({
  stream: 'report-lock',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_kelas_tahun_ajaran }: { id_kelas_tahun_ajaran: string }) => id_kelas_tahun_ajaran,
  commands: { LockReports, UnlockReports },
  events: { ReportsLocked, ReportsUnlocked },
  initial: { sampai: null } as { sampai: string | null },
  decide: {
    LockReports: ({ id_kelas_tahun_ajaran, sampai }, { sampai: sebelum }) =>
      sebelum !== null && sampai <= sebelum ? nothing : ReportsLocked({ id_kelas_tahun_ajaran, sampai, sebelum }),
    UnlockReports: ({ id_kelas_tahun_ajaran, alasan }, { sampai: sebelum }) =>
      sebelum ? ReportsUnlocked({ id_kelas_tahun_ajaran, sebelum, alasan }) : nothing,
  },
  evolve: { ReportsLocked: (_, { sampai }) => ({ sampai }), ReportsUnlocked: () => ({ sampai: null }) },
});
