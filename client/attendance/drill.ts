import { useSearchParams } from 'react-router-dom';
import { StatusKehadiran } from '#contract/attendance/attendance';

export type BehindWhat = StatusKehadiran | 'Belum' | 'semua';
export type Drill = { rincian?: BehindWhat; sesi?: string };

/** What is asked for in the address; anything unknown is nothing. */
export function drillOf(params: URLSearchParams): Drill {
  const rincian = [...StatusKehadiran.options, 'Belum', 'semua'].find((it) => it === params.get('rincian')) as BehindWhat | undefined;
  return { rincian, sesi: params.get('sesi') ?? undefined };
}

/** Of the board only its day stays; what lies behind a number comes and goes with its own place in the list. */
export function drilledTo({ rincian, sesi }: Drill, before: URLSearchParams) {
  const after = new URLSearchParams();
  for (const [name, value] of Object.entries({ tanggal: before.get('tanggal'), rincian, sesi })) if (value) after.set(name, value);
  return after;
}

/** What lies behind a number stands in the address, so that Back closes it. */
export function useDrill() {
  const [params, setParams] = useSearchParams();
  const open = (drill: Drill) => setParams((before) => drilledTo(drill, before));
  return { drill: drillOf(params), open, close: () => open({}) };
}
