import { useEffect, useState } from 'react';
import { assignment } from '#contract/assignment/assignment.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { ApiError, call } from '#client/kit/api';
import { isUnsent, type Queued, queueOf, type Sent } from '#client/kit/cell-queue';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { connection } from '#client/kit/live';
import { useSession } from '#client/kit/session';
import { useStore } from '#client/kit/store';

export type Head = OutputOf<typeof assignment.head>['data'];
export type Row = OutputOf<typeof assignment.grid>['data'][number];
export type Seen = { tugas_nilai: number | null; kriteria: readonly number[]; feedback: string };
type Given = Seen & { id_murid: string; versi: number; sebelum: Seen };
type Told = OutputOf<typeof assignment.mark>['data'][number] & { id_murid: string };
export type Cell = Queued<Given, Told>;

export const seenIn = ({ tugas_nilai, kriteria, feedback }: Pick<Row, 'tugas_nilai' | 'kriteria' | 'feedback'> | Seen): Seen => ({ tugas_nilai, kriteria: [...kriteria], feedback: feedback ?? '' });
/** What a cell shows: what was given here, until the server's row has a newer one. */
export const standing = (row: Row, cell: Cell | undefined): Seen => seenIn(!cell || (cell.state === 'saved' && row.dinilai_pada !== null && row.dinilai_pada > (cell.told?.dinilai_pada ?? '')) ? row : cell);

/** What is given of what stands there, over what stood there as it was begun; the rest is left as it has become. */
export const given = ({ id_murid }: Row, { versi, ...begun }: Seen & { versi: number }, now: Seen, it: Partial<Seen>): Given => {
  const over = Object.fromEntries(Object.entries(begun).filter(([name]) => name in it));
  return { id_murid, versi, ...now, ...it, sebelum: { ...now, ...over } };
};

/** Marks of one assignment on their way to the server; what waits for the network goes when it is back. */
export function useMarks(id_sesi: string) {
  const me = useSession()?.user.id;
  const [queue] = useState(() => queueOf<Seen, Given, Told>({ keyOf: ({ id_murid }) => id_murid, seenIn }, (cells) => sent(id_sesi, cells), me));
  const cells = useStore(queue.cells);
  useEffect(() => connection.subscribe(() => connection.get().state === 'live' && void queue.drain()), [queue]);
  const { question } = useLeaveGuard(Object.values(cells).some(isUnsent));
  return { queue, cells, question };
}
export type Queue = ReturnType<typeof useMarks>['queue'];

async function sent(id_sesi: string, cells: readonly Cell[]): Promise<Sent<Told>> {
  const plain = (it: Seen) => ({ tugas_nilai: it.tugas_nilai, kriteria: [...it.kriteria], feedback: it.feedback });
  try {
    const { data } = await call(assignment.mark, { id_sesi, data: cells.map((it) => ({ id_murid: it.id_murid, versi: it.versi, ...plain(it), sebelum: plain(it.sebelum) })) });
    return { told: data.filter((it): it is Told => it.id_murid !== null) };
  } catch (error) {
    return error instanceof ApiError && error.passing ? 'waiting' : { why: error instanceof Error ? error.message : '' };
  }
}
