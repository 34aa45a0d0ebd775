import type { AturanUjian, Peserta, RuangUjian } from '#contract/exam/exam';
import { examRefusals as no } from '#contract/exam/exam.refusals';
import { common } from '#contract/kit/refusal';
import type { Soal } from '#server/exam/exam.commands';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Step = 'draft' | 'menunggu_persetujuan' | 'revisi' | 'disetujui' | 'dibatalkan';
/** `versi` counts what was changed of it since it was planned. */
export type Exam = { id_guru: string; id_tahun_ajaran: string; langkah: Step; versi: number; aturan: AturanUjian; ruang: readonly RuangUjian[]; soal: readonly Soal[]; peserta: readonly Peserta[] };
export type ExamState = Exam | 'removed' | null;

/** An exam that there is. */
export const there = (state: ExamState): Exam => (state && state !== 'removed' ? state : refuse(common.NOT_FOUND));
/** One that nobody has called off. */
export function standing(state: ExamState): Exam {
  const it = there(state);
  refuseUnless(it.langkah !== 'dibatalkan', no.EXAM_CANCELLED);
  return it;
}
/** Somebody looks at it, or it was approved: it stays whole. */
export const isSubmitted = ({ langkah }: Exam) => langkah === 'menunggu_persetujuan' || langkah === 'disetujui';
export const now = (state: ExamState, change: Partial<Exam>): ExamState => ({ ...(state as Exam), ...change });
/** Whose room that is: of an exam without rooms it is called by the exam's id. */
export const inRoom = ({ peserta }: Pick<Exam, 'peserta'>, id_cbt: string, id_pengawas_cbt: string) =>
  peserta.filter((it) => (it.id_pengawas_cbt ?? id_cbt) === id_pengawas_cbt).map(({ id_murid }) => id_murid);
