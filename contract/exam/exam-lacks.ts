import { type AturanUjian, type RuangUjian, type SoalUjian } from '#contract/exam/exam';
import { examRefusals as no } from '#contract/exam/exam.refusals';
import { sumOf } from '#contract/exam/weights';
import type { Refusal } from '#contract/kit/refusal';

type Planned = {
  aturan: Pick<AturanUjian, 'tipe' | 'daftar_kelas' | 'tutup'>;
  ruang: readonly Pick<RuangUjian, 'daftar_guru'>[];
  soal: readonly Pick<SoalUjian, 'bobot'>[];
};
export type Lack = { refusal: Refusal; jumlah?: number };

/** What an exam must have before somebody sits it (domain A.2), and does not have yet. */
export function lacksOf({ aturan: { tipe, daftar_kelas, tutup }, ruang, soal }: Planned, at: string): Lack[] {
  const jumlah = sumOf(soal.map(({ bobot }) => bobot));
  const isSupervised = ruang.length > 0 && ruang.every(({ daftar_guru }) => daftar_guru.length);
  return [
    ...(daftar_kelas.length || tipe === 'PPDB' ? [] : [{ refusal: no.NO_CLASS }]),
    ...(at < tutup ? [] : [{ refusal: no.EXAM_OVER }]),
    ...(soal.length ? [] : [{ refusal: no.NO_QUESTIONS }]),
    ...(!soal.length || jumlah === 100 ? [] : [{ refusal: no.WEIGHTS_OFF, jumlah }]),
    ...(tipe === 'PH' || isSupervised ? [] : [{ refusal: no.NO_SUPERVISOR }]),
  ];
}
