import type { OutputOf } from '#contract/kit/endpoint';
import type { marking } from '#contract/exam/marking.api';
import type { ButirDianalisis, Koreksi } from '#contract/exam/marking';
import { metode } from '#contract/exam/analysis';
import { analysed, distractors, type ItemStatistics } from '#contract/exam/item-analysis';
import type { Answered, Asked } from '#projections/exam/mark-rows';
import { summaryOf } from '#projections/question-bank/question.projection';

type Analysis = Omit<OutputOf<typeof marking.analysis>['data'], 'id_cbt' | 'judul'>;
const NONE: ItemStatistics = { kesukaran: null, simpangan: null, daya_beda: null, efisiensi: null, bobot_efektif: null, daya_pembeda: null };
const TENS = 10;

/** How the questions of an exam were answered, by all whose marks are known; one that somebody still has to read is left out. Points are of 100. */
export function analysisOf(asked: readonly Asked[], everybody: readonly Answered[]): Analysis {
  const murid = everybody.filter(({ isErased, nilai }) => !isErased || nilai !== null);
  const marks = murid.map(({ butir }) => new Map(butir.map(([id, skor]) => [id, skor])));
  const waiting = (id_soal: string) => marks.filter((it) => (it.get(id_soal) ?? null) === null).length;
  const soal = asked.map((it) => ({ ...it, is_dihapus: it.koreksi?.cara === 'hapus', belum_dinilai: it.koreksi?.cara === 'hapus' ? 0 : waiting(it.id_soal) }));
  const counted = soal.filter(({ is_dihapus, belum_dinilai }) => !is_dihapus && !belum_dinilai);
  const whole = counted.reduce((sum, { bobot }) => sum + bobot, 0);
  const factor = whole ? 100 / whole : 0;
  const points = marks.map((it) => counted.map(({ id_soal }) => (it.get(id_soal) as number) * factor));
  const totals = points.map((it) => it.reduce((sum, one) => sum + one, 0));
  const { soal: items, ujian } = analysed(counted.map(({ bobot }) => bobot * factor), points);
  return {
    metode,
    ujian: { ...ujian, tertinggi: totals.length ? Math.max(...totals) : null, terendah: totals.length ? Math.min(...totals) : null, sebaran: spread(totals) },
    soal: soal.map((it) => ({
      ...(items[counted.indexOf(it)] ?? NONE), id_soal: it.id_soal, nomor: it.nomor, tipe: it.isi.tipe, ringkasan: summaryOf(it.isi.pertanyaan), bobot: it.bobot, belum_dinilai: it.belum_dinilai, is_dihapus: it.is_dihapus,
      pengecoh: chosen(it, murid, totals),
    })),
  };
}

/** What is kept with the questions. */
export const statisticsOf = (asked: readonly Asked[], murid: readonly Answered[]): ButirDianalisis[] => {
  const { soal, ujian: { peserta } } = analysisOf(asked, murid);
  return soal.flatMap(({ id_soal, is_dihapus, kesukaran, daya_beda, daya_pembeda }, i) => (is_dihapus || !peserta ? [] : [{ id_soal, versi: asked[i]?.versi as number, peserta, kesukaran, daya_beda, daya_pembeda }]));
};

/** Of several choices each option stands for itself. */
function chosen({ id_soal, isi, koreksi }: Asked, murid: readonly Answered[], totals: readonly number[]) {
  const kunci = keyOf(isi.kunci, koreksi);
  const letters = isi.opsi.map(({ id }) => id);
  const given = murid.map(({ jawaban }) => jawaban[id_soal] ?? null);
  if (isi.tipe === 'Multiple Choice') return distractors(totals, given.map((it) => (typeof it === 'string' ? it : null)), letters.join(''), kunci);
  if (isi.tipe !== 'Pilihan Ganda Kompleks') return [];
  return letters.flatMap((letter) => distractors(totals, given.map((it) => (Array.isArray(it) && it.includes(letter) ? letter : null)), letter, kunci));
}
const keyOf = (kunci: readonly string[], koreksi: Koreksi | null) => (koreksi?.cara === 'ganti_kunci' ? koreksi.kunci : kunci);

function spread(totals: readonly number[]) {
  const counts = Array.from({ length: TENS }, () => 0);
  for (const it of totals) counts[Math.min(TENS - 1, Math.floor((it + 1e-9) / TENS))] = (counts[Math.min(TENS - 1, Math.floor((it + 1e-9) / TENS))] as number) + 1;
  return counts;
}
