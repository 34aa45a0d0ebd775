import type { z } from 'zod';
import type { Jawaban, Penutup } from '#contract/exam/attempt';
import type { Answers, Mark } from '#server/exam/answers';

type Late = { tanda: Mark[]; jawaban: (Jawaban | undefined)[] };
/** An attempt that was begun; its answers are what the log says, as far as they can be read. */
export type Attempt = {
  ke: number;
  soal: readonly (readonly [string, string])[];
  tenggat: string;
  lease: number;
  perangkat: string;
  isReleased: boolean;
  isLocked: boolean;
  /** Since when it is paused. */
  jeda: string | null;
  alasan_kunci: string | null;
  /** The lock that is no pause, which a pause leaves as it is. */
  kunci: { alasan: string; sejak: string } | null;
  /** Since it was locked last whoever sits it has said why. */
  isDijelaskan: boolean;
  /** Which other device asks for it, and which one was refused last, and when. */
  diminta: string | null;
  ditolak: { perangkat: string; pada: string } | null;
  terputus: { sejak: string | null; kali: number; terlama: number };
  /** How often the window was left. */
  fokus: number;
  selesai: z.infer<typeof Penutup> | null;
  jawaban: Answers;
  late: Late;
  /** Some of its answers can no longer be read by anybody. */
  isErased?: boolean;
};
/** `ke`: how many were voided before; `putus`: how often lines were lost in them, and the longest. */
export type AttemptState = { attempt: Attempt | null; ke: number; putus: { kali: number; terlama: number } };
export const noAttempt: AttemptState = { attempt: null, ke: 0, putus: { kali: 0, terlama: 0 } };
export const NO_LATE: Late = { tanda: [], jawaban: [] };
