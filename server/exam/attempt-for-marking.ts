import type { Jawaban } from '#contract/exam/attempt';
import type { SoalDinilai } from '#contract/exam/marking';
import { FromLog } from '#server/kit/deciding/from-log';

/** `simpanan`: which save of each question counts, as `epoch.seq`; `isFinal`: the marking of the exam was finished. */
export type UntukDinilai = { ke: number; soal: readonly SoalDinilai[]; jawaban: Readonly<Record<string, Jawaban>>; simpanan: Readonly<Record<string, string>>; isFinal: boolean };
/** A finished attempt with the questions as they are marked now; nothing while it is not finished, and once its answers can no longer be read: then the marks that it has stay. */
export class AttemptForMarking extends FromLog<{ id_peserta: string; id_cbt: string }, UntukDinilai | undefined> {}
/** The questions of an exam as they are marked now. */
export class ExamForMarking extends FromLog<{ id_cbt: string }, { soal: readonly SoalDinilai[] } | undefined> {}
/** Whether the marking of an exam was finished, for the last time, before what stands in the log at `posisi`. */
export class FinishedBefore extends FromLog<{ id_cbt: string; posisi: string }, boolean> {}
