import type { KolomNilai, TipeKolom } from '#contract/grading/gradebook';
import { alike } from '#contract/kit/fields';

/** A column of the class before, with those of its students who are here now. */
export type KolomLama = KolomNilai & { murid: readonly string[] };
type HasScore = (id_kolom: string, of: KolomLama) => boolean;

export const isExamination = (tipe: TipeKolom) => tipe === 'PTS' || tipe === 'PAS' || tipe === 'STS' || tipe === 'SAS';
/** What has to be the same for a score to mean the same: kind and competence or scope, of skills the technique, too (domain 2.3). */
const kindOf = ({ tipe, assesmentType, isRemedial, id_kd, lingkup_materi, teknik }: KolomNilai) =>
  [tipe, assesmentType, isRemedial, id_kd, lingkup_materi && alike(lingkup_materi), assesmentType === 'keterampilan' && teknik].join('|');
const isSameExam = (one: KolomNilai, other: KolomNilai) => one.asal === 'ujian' && other.asal === 'ujian' && one.id_asal === other.id_asal;
/** One of them was made for the other when a student came or left. */
const isMadeFor = (one: KolomNilai, other: KolomNilai) => (one.asal === 'pindahan' && one.id_asal === other.id_kolom) || (other.asal === 'pindahan' && other.id_asal === one.id_kolom);

/**
 * Which column of this gradebook takes the scores of which of another one: the one of the same exam or made for it, then of the same kind by name,
 * then one of the same kind, as they came, that has no score of these students yet; of an examination the one that there is. Each at most once.
 */
export function matchedColumns(before: readonly KolomLama[], own: readonly KolomNilai[], hasScore: HasScore): Map<string, string> {
  const found = new Map<string, string>();
  const take = (isFit: (old: KolomLama, it: KolomNilai) => boolean) => {
    for (const old of before) {
      const fit = found.has(old.id_kolom) ? undefined : own.find((it) => ![...found.values()].includes(it.id_kolom) && isFit(old, it));
      if (fit) found.set(old.id_kolom, fit.id_kolom);
    }
  };
  take((old, it) => isSameExam(old, it) || isMadeFor(old, it));
  take((old, it) => kindOf(old) === kindOf(it) && alike(old.nama) === alike(it.nama));
  take((old, it) => kindOf(old) === kindOf(it) && (isExamination(old.tipe) || !hasScore(it.id_kolom, old)));
  return found;
}
