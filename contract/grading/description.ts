import type { Interval, Predikat } from '#contract/curriculum/passing-interval';
import { angka } from '#contract/grading/exact';
import type { AturanNilai, NilaiDiKolom } from '#contract/grading/final-grade';
import type { JenisDeskripsi } from '#contract/grading/gradebook';
import { knowledgeParts, skillParts } from '#contract/grading/k13-grade';
import { goalParts } from '#contract/grading/merdeka-grade';
import { predicateOf } from '#contract/grading/predicates';
import { filledTemplate } from '#contract/report-card/filled-template';

/** What a grade is called inside a sentence; what the school's predicate table does not say is as in domain 2.8. */
export type Frasa = Partial<Record<Predikat, string>>;
/** The school's own sentences of a subject on a level, and what every paragraph there begins with; where there is none it is as in domain 2.8. */
export type TemplatDeskripsi = { pembuka?: string | undefined } & { [It in (typeof JENIS_TEMPLAT)[number]]?: string | undefined };
export const JENIS_TEMPLAT = ['pengetahuan', 'keterampilan', 'capaian_tinggi', 'capaian_rendah'] as const;
export type AsalDeskripsi = {
  jenis: JenisDeskripsi; nama: string; nilai: number | null; kkm: number; interval: readonly Interval[]; frasa?: Frasa; templat?: TemplatDeskripsi | undefined;
  kompetensi: readonly { alias: string; nilai: number; urutan: number }[];
};
/** As long as a paragraph of a K13 report may be (domain 2.8). */
export const PANJANG_DESKRIPSI = 200;

const FRASA = { A: 'sangat baik', B: 'baik', C: 'cukup baik', D: 'kurang baik' } as const;
const FRASA_MERDEKA = { ...FRASA, D: 'masih perlu bimbingan' } as const;

/** The competences of a student that have a score, with what a sentence calls them, for `describe`. */
export function competencesOf(aturan: AturanNilai, kolom: readonly NilaiDiKolom[], jenis: JenisDeskripsi) {
  const parts = jenis === 'pengetahuan' ? knowledgeParts : jenis === 'keterampilan' ? skillParts : goalParts;
  return parts(aturan, kolom).flatMap(({ kolom: it, langkah: { nilai } }, i) => (nilai === null ? [] : [{ alias: aliasOf(it), nilai, urutan: it.kompetensi?.urutan ?? i }]));
}

/** The paragraph of a report, of the Kurikulum Merdeka in one or two lines (domain 2.8); null where nothing was assessed. */
export function describe({ jenis, nama, nilai, kkm, interval, frasa, templat = {}, kompetensi }: AsalDeskripsi): string | null {
  const sorted = [...kompetensi].sort((a, b) => b.nilai - a.nilai || a.urutan - b.urutan);
  const [hi, lo] = [sorted[0], sorted.at(-1)];
  if (!hi || !lo) return null;
  const called = (it: number) => {
    const predikat = predicateOf(interval, it) ?? 'D';
    return frasa?.[predikat] ?? (jenis === 'capaian' ? FRASA_MERDEKA : FRASA)[predikat];
  };
  const own = (it: keyof typeof templat, alias: string, of: number) => templat[it] && filledTemplate(templat[it], { nama_siswa: nama, alias, alias_tertinggi: hi.alias, alias_terendah: lo.alias, predikat: called(of), nilai: angka(of) });
  const begun = (it: string) => [templat.pembuka, it].filter(Boolean).join(' ');
  if (jenis === 'capaian') {
    const high = begun(own('capaian_tinggi', hi.alias, hi.nilai) ?? `Ananda ${nama} menunjukkan penguasaan yang ${called(hi.nilai)} dalam ${hi.alias}.`);
    if (hi === lo) return high;
    const needed = own('capaian_rendah', lo.alias, lo.nilai) ?? `Ananda ${nama} masih perlu bimbingan dalam ${lo.alias}.`;
    return `${high}\n${lo.nilai < kkm ? needed : `Perlu penguatan dalam ${lo.alias}.`}`;
  }
  if (nilai === null) return null;
  const whole = own(jenis, hi.alias, nilai);
  if (whole) return shortened(begun(whole));
  const isLower = (predicateOf(interval, lo.nilai) ?? '') > (predicateOf(interval, hi.nilai) ?? '');
  const low = lo.nilai < kkm ? ` Perlu peningkatan dalam ${lo.alias}.` : lo !== hi && isLower ? ` Perlu lebih ditingkatkan dalam ${lo.alias}.` : '';
  return shortened(begun(`Memiliki penguasaan ${jenis} ${called(nilai)}, terutama dalam ${hi.alias}.${low}`));
}

/** At most 200 characters, cut off between words. */
function shortened(it: string) {
  if (it.length <= PANJANG_DESKRIPSI) return it;
  const start = it.slice(0, PANJANG_DESKRIPSI - 1);
  const cut = it[PANJANG_DESKRIPSI - 1] === ' ' ? start : start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start;
  return `${cut.replace(/[\s.,;:]+$/, '')}…`;
}

/** What a competence is called inside a sentence: its alias, or else its wording, which begins with a capital letter and ends with a full stop. */
function aliasOf({ kompetensi, lingkup_materi, nama }: NilaiDiKolom) {
  if (!kompetensi) return lingkup_materi ? `materi ${lingkup_materi}` : nama;
  const words = (kompetensi.alias ?? kompetensi.kompetensi_dasar).trim().replace(/\.+$/, '');
  return /^\p{Lu}(?!\p{Lu})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
