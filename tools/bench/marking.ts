import { randomUUID } from 'node:crypto';
import { StatusKehadiran } from '#contract/attendance/attendance';
import type { Wish } from '#tools/bench/flood';
import type { Answer, Call } from '#tools/bench/school';

/** An open register and who is on it. */
export type Place = { id_sesi: string; murid: readonly string[] };

/** Marks as browsers send them: each under a key of its own, out of many sessions; every one changes something. */
export function marks(places: readonly Place[], tokens: readonly string[]) {
  let turn = 0;
  return (): Wish => {
    const i = turn++;
    const { id_sesi, murid } = places[i % places.length] as Place;
    const lap = Math.floor(i / places.length);
    const status_kehadiran = StatusKehadiran.options[(lap + Math.floor(lap / murid.length)) % 6];
    const headers = { token: tokens[i % tokens.length] as string, 'idempotency-key': randomUUID() };
    return { method: 'PUT', path: '/api/absensi/single-attend', headers, body: { id_sesi, id_murid: murid[lap % murid.length], status_kehadiran } };
  };
}

/** Sends each by a client. */
export const marker = (next: ReturnType<typeof marks>) => (call: Call): Promise<Answer> => {
  const { method, path, headers, body } = next();
  return call(method, path, undefined, body, headers);
};
