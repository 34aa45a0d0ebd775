import type { Jawaban } from '#contract/exam/attempt';
import type { SoalDinilai } from '#contract/exam/marking';
import { Question } from '#projections/kit/question';

export type UntukDinilai = { ke: number; soal: readonly SoalDinilai[]; jawaban: Readonly<Record<string, Jawaban>> };
/** A finished attempt with the questions as they are marked now; nothing while it is not finished. */
export class AttemptForMarking extends Question<{ id_peserta: string }, UntukDinilai | undefined> {}
/** The questions of an exam as they are marked now, and how many essays nobody has read. */
export class ExamForMarking extends Question<{ id_cbt: string }, { soal: readonly SoalDinilai[]; belum_dinilai: number } | undefined> {}
