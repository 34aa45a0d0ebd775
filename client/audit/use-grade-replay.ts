import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type BukuDahulu, gradeAudit, type PerubahanNilai } from '#contract/audit/grade-audit.api';
import { allRows } from '#client/kit/list/all-rows';
import { useCalm } from '#client/kit/calm';
import { questionOf, useView } from '#client/kit/view';
import { countBy } from '#client/audit/playing';
import { useReplayKeys } from '#client/audit/replay-keys';
import { ASK_EVERY_MS, usePlaceInAddress, usePlaying } from '#client/audit/use-replay';

/** Which gradebook. */
export type OfBook = { id_kelas: string; id_mata_pelajaran: string };
export type Notable = { nomor: number; isLock: boolean };

/** As fast as it was, a minute a second, a day a second. */
export const GRADE_SPEEDS = [1, 60, 86_400] as const;
const KEPT_MS = 10_000;
const MARKING = ['GradebookLocked', 'GradebookUnlocked', 'UnlockAsked', 'GradeColumnChanged', 'GradeColumnRemoved'];

/** A gradebook that is led through: where it is, the book of there, and the book before what happened at that very moment. */
export function useGradeReplay(of: OfBook) {
  const { data: moments } = useView(gradeAudit.moments, of);
  const waktu = useMemo(() => moments.map(({ at }) => at), [moments]);
  const notable = useNotable(of, moments, waktu);
  const place = usePlaceInAddress(waktu);
  const asked = useCalm(place[0], ASK_EVERY_MS);
  const shown = useBook(of, asked);
  const before = useBook(of, beganAt(waktu, asked));
  const last = useRef<{ book: BukuDahulu; before: BukuDahulu }>(undefined);
  const isOld = shown.isPlaceholderData || before.isPlaceholderData;
  if (shown.data && before.data && !isOld) last.current = { book: shown.data.data, before: before.data.data };
  const error = shown.error ?? before.error;
  const playing = usePlaying(waktu, place, isOld || asked !== place[0] || error !== null, GRADE_SPEEDS[1]);
  useReplayKeys(playing, useMemo(() => notable.map(({ nomor }) => nomor), [notable]));
  const retry = () => void Promise.all([shown.refetch(), before.refetch()]);
  return { waktu, notable, playing, held: last.current, isOld, error, retry };
}
export type GradeReplaying = ReturnType<typeof useGradeReplay>;

const useBook = (of: OfBook, nomor: number) => useQuery({ ...questionOf(gradeAudit.book, { ...of, nomor }), placeholderData: keepPreviousData, gcTime: KEPT_MS });

/** How many events there were before those of the same moment as the `nomor`th. */
export const beganAt = (waktu: readonly string[], nomor: number) => (nomor === 0 ? 0 : waktu.indexOf(waktu[nomor - 1] as string));

/** The events at which something notable was done, in their order; until that is known those that lock, open, or change and remove columns. */
function useNotable(of: OfBook, moments: readonly { nomor: number; type: string }[], waktu: readonly string[]): Notable[] {
  const { data } = useQuery({
    queryKey: [gradeAudit.changes.name, 'notable', of.id_kelas, of.id_mata_pelajaran],
    queryFn: ({ signal }) => allRows<PerubahanNilai>({ list: gradeAudit.changes, question: { ...of, sifat: 'semua' }, signal }), staleTime: 30_000,
  });
  return useMemo(() => {
    const found = new Map<number, Notable>();
    for (const { at } of data ?? []) found.set(countBy(waktu, at), { nomor: countBy(waktu, at), isLock: false });
    for (const { nomor, type } of moments) if (MARKING.includes(type)) found.set(nomor, { nomor, isLock: type === 'GradebookLocked' });
    return [...found.values()].filter(({ nomor }) => nomor > 0).sort((one, other) => one.nomor - other.nomor);
  }, [data, moments, waktu]);
}
