import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { audit } from '#contract/audit/audit.api';
import { useAddress } from '#client/kit/address';
import { useCalm } from '#client/kit/calm';
import { questionOf } from '#client/kit/view';
import { countBy, nextStep, SPEEDS } from '#client/audit/playing';

/** Following a finger along the slider, the server is asked so often at most. */
export const ASK_EVERY_MS = 80;
const ADDRESS_EVERY_MS = 400;
/** Of a day that is played there are thousands of boards: they are not kept. */
const KEPT_MS = 10_000;

/** One day that is led through, by hand or playing: where it is, and the board of there or of just before. */
export function useReplay(tanggal: string, waktu: readonly string[]) {
  const [nomor, setNomor] = usePlaceInAddress(waktu);
  const asked = useCalm(nomor, ASK_EVERY_MS);
  const shown = useQuery({ ...questionOf(audit.attendance, { tanggal, nomor: asked }), placeholderData: keepPreviousData, gcTime: KEPT_MS });
  // Of a question that failed the library keeps nothing of the one before.
  const last = useRef(shown.data);
  if (shown.data) last.current = shown.data;
  const playing = usePlaying(waktu, [nomor, setNomor], shown.isPlaceholderData || asked !== nomor || shown.isError);
  return { ...playing, shown, past: (shown.data ?? last.current)?.data };
}
export type Replay = ReturnType<typeof useReplay>;

type Place = readonly [nomor: number, setNomor: (to: number) => void];

/** What plays through events, `first` times as fast as they happened, as long as it is not held up by what is still to come. */
export function usePlaying(waktu: readonly string[], [nomor, setNomor]: Place, isHeld: boolean, first: number = SPEEDS[1]) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(first);
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const step = nextStep(waktu, nomor, speed);
    if (!step) return setPlaying(false);
    const timer = setTimeout(() => setNomor(step.nomor), step.wait);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, waktu, nomor, speed, setNomor]);
  const goTo = (to: number) => {
    setPlaying(false);
    setNomor(Math.min(Math.max(to, 0), waktu.length));
  };
  const play = () => {
    if (nomor >= waktu.length) setNomor(0);
    setPlaying(!isPlaying);
  };
  return { nomor, isPlaying, speed, goTo, play, setSpeed };
}
export type Playing = ReturnType<typeof usePlaying>;

/** The place in the day; it stands in the address, so that it can be sent to somebody. */
export function usePlaceInAddress(waktu: readonly string[]) {
  const [params, setParams] = useAddress();
  const [nomor, setNomor] = useState(() => placeOf(params, waktu));
  const settled = useCalm(nomor, ADDRESS_EVERY_MS);
  useEffect(() => {
    setParams((before) => placed(before, settled, waktu.length), { replace: true });
  }, [settled, waktu.length, setParams]);
  return [nomor, setNomor] as const;
}

export function placeOf(params: URLSearchParams, waktu: readonly string[]) {
  const [nomor, at] = [params.get('nomor'), params.get('at')];
  if (nomor && /^\d{1,9}$/.test(nomor)) return Math.min(Number(nomor), waktu.length);
  return at ? countBy(waktu, at) : waktu.length;
}

/** The end of the day is the address without a place. */
function placed(before: URLSearchParams, nomor: number, end: number) {
  const after = new URLSearchParams(before);
  after.delete('at');
  if (nomor === end) after.delete('nomor');
  else after.set('nomor', String(nomor));
  return after;
}
