import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEADAAN, type Keadaan } from '#contract/attendance/children';
import { useAddress } from '#client/kit/address';

export type BehindWhat = Keadaan | 'tidak_hadir';
/** Of children, or of the day's lessons. */
export type Rincian = BehindWhat | 'pelajaran';
/** Of all classes, or of one. */
export type Drill = { rincian?: Rincian; kelas?: string; sesi?: string };

/** What is asked for in the address; anything unknown is nothing. */
export function drillOf(params: URLSearchParams): Drill {
  const rincian = [...KEADAAN, 'tidak_hadir', 'pelajaran'].find((it) => it === params.get('rincian')) as Rincian | undefined;
  return { rincian, kelas: params.get('kelas') ?? undefined, sesi: params.get('sesi') ?? undefined };
}

/** Of the board only its day stays; what lies behind a number comes and goes with its own place in the list. */
export function drilledTo({ rincian, kelas, sesi }: Drill, before: URLSearchParams) {
  const after = new URLSearchParams();
  for (const [name, value] of Object.entries({ tanggal: before.get('tanggal'), rincian, kelas, sesi })) if (value) after.set(name, value);
  return after;
}

/** How many entries of the history lie between what is open and the board it was opened on; none where the address came with it. */
type Opened = { opened?: number } | null;
/** For a link to what lies behind a number of the board that it stands on. */
export const OPENED_HERE: Opened = { opened: 1 };

/** What lies behind a number stands in the address, so that Back closes it; whoever closes it otherwise is taken back as well, and Back does not open it again. */
export function useDrill() {
  const [params, setParams] = useAddress();
  const [location, navigate] = [useLocation(), useNavigate()];
  const drill = drillOf(params);
  const depth = (location.state as Opened)?.opened ?? 0;
  const cameOpen = depth === 0 && (drill.rincian ?? drill.sesi) !== undefined;
  const closed = useRef<object>(undefined);
  const open = (to: Drill) => setParams((before) => drilledTo(to, before), cameOpen ? { replace: true } : { state: { opened: depth + 1 } });
  const close = () => {
    // The history goes back some moments later: until then it is asked once.
    if (closed.current === location) return;
    closed.current = location;
    if (depth) void navigate(-depth);
    else setParams((before) => drilledTo({}, before), { replace: true });
  };
  return { drill, open, close };
}
