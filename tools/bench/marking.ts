import { randomUUID } from 'node:crypto';
import { StatusKehadiran } from '#contract/attendance/attendance';
import type { Answer, Call } from '#tools/bench/school';

/** An open register and who is on it. */
export type Place = { id_sesi: string; murid: readonly string[] };

/** Marks as browsers send them: each under a key of its own, out of many sessions; every one changes something. */
export function marker(places: readonly Place[], tokens: readonly string[]) {
  let turn = 0;
  return (call: Call): Promise<Answer> => {
    const i = turn++;
    const { id_sesi, murid } = places[i % places.length] as Place;
    const lap = Math.floor(i / places.length);
    const status_kehadiran = StatusKehadiran.options[(lap + Math.floor(lap / murid.length)) % 6];
    return call('PUT', '/api/absensi/single-attend', tokens[i % tokens.length], { id_sesi, id_murid: murid[lap % murid.length], status_kehadiran }, { 'idempotency-key': randomUUID() });
  };
}
