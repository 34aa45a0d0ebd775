import type { Kurang } from '#contract/report-card/report';
import { formatAngka } from '#client/kit/number';
import { formatJam, formatTanggal } from '#client/kit/time';
import type { Translate } from '#client/kit/words';
import '#client/report-card/reports.words';

export const whenOf = (at: string) => `${formatTanggal(at)} ${formatJam(at)}`;

/** How many of a class it was done for; of whom it was not, where there are any. */
export const doneOf = (ok: number, tidak: number, t: Translate<'reports'>) => t(tidak ? 'doneSome' : 'done', { ok: formatAngka(ok), tidak: formatAngka(tidak) });

/** Whether it says something else than what the last word was given for: nothing goes on before it is a draft again. */
export const isChanged = ({ kurang }: { kurang: readonly Kurang[] }) => kurang.some((it) => it.jenis === 'berubah');

/** Whether it is out with other numbers than the gradebooks have now. */
export const isDiffering = ({ kurang }: { kurang: readonly Kurang[] }) => kurang.some((it) => it.jenis === 'berbeda');

/** Whether something has to be done before it goes out. */
export const isLacking = ({ kurang }: { kurang: readonly Kurang[] }) => kurang.some((it) => it.jenis !== 'berbeda' && it.jenis !== 'sebagian');

const MOST_PARTS = 4;
const partsOf = (parts: readonly string[]) => `${parts.slice(0, MOST_PARTS).join(', ')}${parts.length > MOST_PARTS ? ', …' : ''}`;
/** What a report lacks, in words. */
export const lackOf = ({ jenis, mapel, kelas, jumlah, menunggu = [] }: Kurang, t: Translate<'reports'>) => {
  if (jenis === 'berubah') return t('lackSameness');
  if (jenis === 'berbeda') return t('lackMatch', { mapel: mapel.length > 2 ? t('subjectsMany', { n: mapel.length }) : mapel.join(', ') });
  if (jenis === 'sebagian') return t('lackPart', { bagian: partsOf(menunggu) });
  if (jenis === 'terbit') return t('lackOtherOut', { kelas: kelas ?? '–' });
  if (jenis === 'pindahan') return t('lackElsewhere', { n: jumlah ?? 0, kelas: kelas ?? '–' });
  if (jenis === 'catatan_wali') return t('lackNote');
  if (jenis === 'keputusan') return t('lackDecision');
  if (!mapel.length) return t('noSubjects');
  return mapel.length > 2 ? t('lackGradesMany', { n: mapel.length }) : t('lackGrades', { mapel: mapel.join(', ') });
};
