import { Question } from '#projections/kit/question';
import type { Acak, SoalUjian } from '#server/exam/paper';

/** What a student needs to begin: of the exam, and of the room that they sit in. */
export type UjianUntukPeserta = Acak & {
  isApproved: boolean; isParticipant: boolean; id_pengawas_cbt: string | null; mulai: string; tutup: string; durasi: number; token: string | null; pindah_perangkat: 'bebas' | 'persetujuan'; fokus: 'catat' | 'ingatkan' | 'kunci'; soal: readonly SoalUjian[];
};
/** Answered from the log, never from the read side: nobody waits for a table to begin their exam. */
export class ExamForAttempt extends Question<{ id_cbt: string; id_murid: string }, UjianUntukPeserta | undefined> {
  readonly isFromLog = true;
}
/** Whether somebody was seated in an exam; nothing where there is no such exam. */
export class SitsExam extends Question<{ id_cbt: string; id_murid: string }, boolean | undefined> {
  readonly isFromLog = true;
}
