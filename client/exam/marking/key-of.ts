import type { Head } from '#client/exam/marking/standing';
import type { Translate } from '#client/kit/words';

/** What counts as right now. */
export function keyOf({ tipe, kunci, koreksi }: Pick<Head['soal'][number], 'tipe' | 'kunci' | 'koreksi'>, t: Translate<'marking'>) {
  if (koreksi?.cara === 'semua_benar' || koreksi?.cara === 'hapus') return t(`put_${koreksi.cara}`);
  if (tipe === 'Essay') return t('essayKey');
  if (tipe === 'Menjodohkan') return t('pairsKey');
  return (koreksi?.cara === 'ganti_kunci' ? koreksi.kunci : kunci).join(' · ') || '–';
}
