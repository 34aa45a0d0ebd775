import { passingName } from '#contract/curriculum/kbm';
import type { Dampak } from '#contract/grading/impact';
import { formatAngka } from '#client/kit/number';
import type { Translate } from '#client/kit/words';

/** What the passing grades that are told of are called; both where there are classes of both curricula. */
const passingIn = (murid: Dampak['murid']) => [...new Set(murid.flatMap(({ nilai }) => nilai.map(({ jenis }) => passingName(jenis === 'akhir'))))].sort().join('/');

/** "31 nilai akhir di 2 kelas berubah: 4 murid turun di bawah KKM, 2 naik; 12 rapor terbit tetap seperti dicetak." */
export function sentenceOf({ jumlah_murid, kelas, nilai, predikat, turun, naik, peringkat, rapor: { draf, terbit }, murid }: Dampak, t: Translate<'impact'>): string {
  if (!jumlah_murid) return t('nothing');
  const head = nilai ? t('values', { nilai: formatAngka(nilai), kelas }) : predikat ? t('predicates', { predikat: formatAngka(predikat), kelas }) : turun || naik ? t('passing', { kelas }) : t('same');
  const batas = passingIn(murid);
  const people = [turun && t('falls', { turun: formatAngka(turun), batas }), naik && t(turun ? 'risesToo' : 'rises', { naik: formatAngka(naik), batas }), peringkat && t('ranks', { peringkat: formatAngka(peringkat) })].filter(Boolean).join(', ');
  const reports = [draf && t('drafts', { draf: formatAngka(draf) }), terbit && t('published', { terbit: formatAngka(terbit) })].filter(Boolean).join(', ');
  return `${[[head, people].filter(Boolean).join(': '), reports].filter(Boolean).join('; ')}.`;
}
