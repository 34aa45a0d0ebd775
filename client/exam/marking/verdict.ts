import type { marking } from '#contract/exam/marking.api';
import type { OutputOf } from '#contract/kit/endpoint';

export type Analysis = OutputOf<typeof marking.analysis>['data'];
/** `isForAll`: a correction made it right for everybody, whatever they answered. */
export type Item = Analysis['soal'][number] & { isForAll: boolean };
export type Tone = 'good' | 'warn' | 'bad' | 'calm';
/** What is to be said of a question, with the letters it concerns. */
export type Verdict = { say: 'removed' | 'forAll' | 'unread' | 'tooFew' | 'reversed' | 'keyDoubtful' | 'tooEasy' | 'tooHard' | 'flat' | 'nobodyChose' | 'fine'; tone: Tone; opsi: string };

/** Under so many people numbers tell of chance only. */
export const FEWEST = 10;
/** Kelley's and Ebel's usual bounds: outside of them nearly all or nearly none know it; under the last it hardly tells who knows more. */
const [EASY, HARD, TELLING] = [0.9, 0.2, 0.2];

/** What a teacher should know of a question, the gravest first; a question of which there is nothing to say is fine. */
export function verdictsOf(item: Item, peserta: number): Verdict[] {
  const { kesukaran, daya_beda, daya_pembeda, pengecoh } = item;
  if (item.is_dihapus) return [said('removed', 'calm')];
  if (item.isForAll) return [said('forAll', 'calm')];
  if (item.belum_dinilai) return [said('unread', 'calm')];
  if (kesukaran === null || peserta < FEWEST) return [said('tooFew', 'calm')];
  const isReversed = (daya_beda ?? 0) < 0 || (daya_pembeda ?? 0) < 0;
  const doubtful = item.tipe === 'Multiple Choice' ? betterThanKey(pengecoh) : [];
  const found = [
    ...(doubtful.length ? [said('keyDoubtful', 'bad', doubtful)] : []),
    ...(isReversed ? [said('reversed', 'bad')] : []),
    ...(kesukaran > EASY ? [said('tooEasy', 'warn')] : kesukaran < HARD ? [said('tooHard', 'warn')] : []),
    ...(!isReversed && kesukaran <= EASY && daya_pembeda !== null && daya_pembeda < TELLING ? [said('flat', 'warn')] : []),
    ...nobodyChose(pengecoh),
  ];
  return found.length ? found : [said('fine', 'good')];
}

const said = (say: Verdict['say'], tone: Tone, opsi: readonly string[] = []): Verdict => ({ say, tone, opsi: opsi.join(', ') });

/** Wrong options that more of the better group chose than what counts as right. */
function betterThanKey(pengecoh: Item['pengecoh']) {
  const right = Math.max(0, ...pengecoh.filter(({ is_kunci }) => is_kunci).map(({ atas }) => atas));
  return pengecoh.filter((it) => !it.is_kunci && it.atas > right).map(({ opsi }) => opsi);
}

function nobodyChose(pengecoh: Item['pengecoh']): Verdict[] {
  const opsi = pengecoh.filter((it) => !it.is_kunci && it.dipilih === 0).map((it) => it.opsi);
  return opsi.length ? [said('nobodyChose', 'warn', opsi)] : [];
}

const GRAVE: Record<Tone, number> = { bad: 3, warn: 2, good: 1, calm: 0 };
/** Those that somebody should look at first; the rest as they stand in the exam. */
export const gravestFirst = (items: readonly Item[], peserta: number) =>
  [...items].sort((one, other) => graveness(other, peserta) - graveness(one, peserta) || one.nomor - other.nomor);
const graveness = (it: Item, peserta: number) => Math.max(...verdictsOf(it, peserta).map(({ tone }) => GRAVE[tone]));

/** How far a whole test can be relied upon, by Cronbach's alpha in per cent. */
export function reliabilityOf({ alpha, peserta }: Analysis['ujian']): { say: 'unknown' | 'high' | 'good' | 'fair' | 'low'; tone: Tone } {
  if (alpha === null || peserta < FEWEST) return { say: 'unknown', tone: 'calm' };
  if (alpha >= 85) return { say: 'high', tone: 'good' };
  if (alpha >= 70) return { say: 'good', tone: 'good' };
  return alpha >= 50 ? { say: 'fair', tone: 'warn' } : { say: 'low', tone: 'bad' };
}
