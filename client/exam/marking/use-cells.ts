import { useEffect, useState } from 'react';
import { marking } from '#contract/exam/marking.api';
import { type Cell, cellQueue, type Drafts, type Outcome } from '#client/exam/marking/cells';
import type { Head } from '#client/exam/marking/standing';
import { ApiError, call } from '#client/kit/api';
import { isUnsent } from '#client/kit/cell-queue';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { connection } from '#client/kit/live';
import { useSession } from '#client/kit/session';
import { store, useStore } from '#client/kit/store';

/** Cells of one exam on their way to the server, and what was begun and cannot be given yet; what waits for the network goes when it is back, and nothing of it is left unasked. */
export function useCells({ id_cbt }: Head) {
  const me = useSession()?.user.id;
  const [queue] = useState(() => ({ ...cellQueue((cells) => sent(id_cbt, cells), me), drafts: store<Drafts>({}) }));
  const [cells, drafts] = [useStore(queue.cells), useStore(queue.drafts)];
  useEffect(() => connection.subscribe(() => connection.get().state === 'live' && void queue.drain()), [queue]);
  const { question } = useLeaveGuard(Object.values(cells).some(isUnsent) || Object.keys(drafts).length > 0);
  return { queue, question };
}
export type Queue = ReturnType<typeof useCells>['queue'];

async function sent(id: string, cells: readonly Cell[]): Promise<Outcome> {
  const nilaiBundle = cells.map(({ id_peserta, id_soal, skor, rubrik, catatan, sebelum }) => ({ id_peserta, id_soal, skor, rubrik: [...rubrik], catatan, sebelum: { ...sebelum, rubrik: [...sebelum.rubrik] } }));
  try {
    return { told: (await call(marking.mark, { id, nilaiBundle })).data };
  } catch (error) {
    return error instanceof ApiError && error.passing ? 'waiting' : { why: error instanceof Error ? error.message : '' };
  }
}
