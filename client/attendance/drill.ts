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

/** What lies behind a number stands in the address, so that Back closes it. */
export function useDrill() {
  const [params, setParams] = useAddress();
  const open = (drill: Drill) => setParams((before) => drilledTo(drill, before));
  return { drill: drillOf(params), open, close: () => open({}) };
}
