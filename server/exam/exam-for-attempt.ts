import type { Acak, SoalUjian } from '#server/exam/paper';
import { FromLog } from '#server/kit/deciding/from-log';

/** What a student needs to begin: of the exam, and of the room that they sit in. `token`: those that are taken now, null where none is asked for. */
export type UjianUntukPeserta = Acak & {
  isApproved: boolean; isParticipant: boolean; id_pengawas_cbt: string | null; mulai: string; tutup: string; durasi: number; token: readonly string[] | null; pindah_perangkat: 'bebas' | 'persetujuan'; fokus: 'catat' | 'ingatkan' | 'kunci'; soal: readonly SoalUjian[];
};
/** Nobody waits for a table to begin their exam. */
export class ExamForAttempt extends FromLog<{ id_cbt: string; id_murid: string }, UjianUntukPeserta | undefined> {}
/** How many of these have begun an exam and not finished it. */
export class SittingNow extends FromLog<{ id_cbt: string; peserta: readonly string[] }, number> {}
/** Whether somebody was seated in an exam; nothing where there is no such exam. */
export class SitsExam extends FromLog<{ id_cbt: string; id_murid: string }, boolean | undefined> {}
