import type { Pengerjaan } from '#contract/exam/sitting';
import type { sitting } from '#contract/exam/sitting.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { Penyimpanan } from '#client/exam/sitting/journal';
import type { Izin } from '#client/exam/sitting/leave';
import type { Heard } from '#client/exam/sitting/lines';
import { type Sheet, unsaved } from '#client/exam/sitting/sheet';

export type Provisions = OutputOf<typeof sitting.start>['data'];
/** As much of them as an attempt on this device goes by; of one that is over there may be no ticket. */
export type Begun = Pengerjaan & Pick<Provisions, 'simpanan'> & { tiket: string | null };
/** `pindah`: another device has it; `menutup`: the time is up, and the server is yet to say that it has all; `diulang`: it was voided, and what is here is of no attempt that counts. */
export type Phase = 'mengerjakan' | 'terkunci' | 'pindah' | 'menutup' | 'diulang' | 'selesai';
export type Taking = {
  phase: Phase; sheet: Sheet; deadlineAt: string;
  /** The server answered when it was asked last, and when it last had everything (its time, ms). */
  isReached: boolean; savedAt: number | null;
  penyimpanan: Penyimpanan; isSignedIn: boolean;
  /** The student has said that it is to end; or has taken that back, and it is being asked whether it has ended. */
  isFinishing: boolean; isInDoubt: boolean;
  /** Minutes that were given while this page was open, and what the supervisor said last, and when. */
  tambahan: number; pesan: { teks: string; pada: string } | null;
  /** For how many seconds the student was away last, where the exam reminds them of it, until they have read it. */
  pergi: number | null;
  /** A lock whose end gives the time back; why it is locked, and whether the student has said since what happened. */
  jeda: boolean; alasanKunci: string | null; isDijelaskan: boolean;
  /** Since when, where the server has said so. */
  terkunciSejak: string | null;
  /** What became of this device's wish to go on with it. */
  izin: Izin;
  /** What is read to a supervisor when it is over, and how many answers the server counts then. */
  sidik: string | null; terjawab: number | null;
  /** It was over, and a supervisor has opened it again. */
  isOpenAgain: boolean;
  /** The server refuses what this device sends, in its words. */
  refusal: string | null;
};
type Lock = Pick<Provisions, 'jeda' | 'alasan_kunci' | 'isDijelaskan'>;
/** What the server pushes, or answers when it is asked how things stand. */
export type Standing = { deadlineAt: string | null; lease: number; ke?: number; isLocked: boolean; status?: string | undefined; sidik?: string | null; terjawab?: number; terkunci_sejak?: string | null; pesan?: string | null; pesan_pada?: string | null } & Partial<Lock>;

const lockOf = ({ jeda, alasan_kunci, isDijelaskan }: Partial<Lock>) => ({ jeda: jeda ?? false, alasanKunci: alasan_kunci ?? null, isDijelaskan: isDijelaskan ?? false });
const phaseOf = ({ status, isLocked, perangkat_ini }: Pengerjaan): Phase => (status === 'selesai' ? 'selesai' : !perangkat_ini ? 'pindah' : isLocked ? 'terkunci' : 'mengerjakan');

/** How it stands for who begins it here, or goes on with it. */
export const standingFor = (it: Pengerjaan) => ({ phase: phaseOf(it), ...lockOf(it), terkunciSejak: it.terkunci_sejak });

/** It speaks of another attempt than this one, or of none that was begun. */
export const isOfAnother = (it: Standing, ke: number) => it.status === 'belum_mulai' || (it.ke !== undefined && it.ke !== ke);

/** What was over goes on, as the same attempt. */
export const isOpenAgain = (it: Standing, ke: number) => it.status !== 'selesai' && !isOfAnother(it, ke);

/** What is different now that the server has refused what was sent; nothing where it has to be sent again. */
export function changesByRefusal({ status, body }: Heard, { sheet, isSignedIn }: Taking): Partial<Taking> | undefined {
  if (status === 401 && isSignedIn) return { isSignedIn: false };
  if (body.code === 'MISSING_SAVES') return { sheet: unsaved(sheet, body.soal ?? []) };
  if (body.code === 'LEASE_LOST') return { phase: 'pindah', isFinishing: false };
  if (body.code === 'ATTEMPT_LOCKED') return { phase: 'terkunci', isFinishing: false };
  return undefined;
}

/** What is different now for a device that holds this lease. */
export function changesBy(it: Standing, { phase, deadlineAt, tambahan, jeda, terkunciSejak }: Taking, lease: number): Partial<Taking> {
  const changes: Partial<Taking> = it.pesan && it.pesan_pada ? { pesan: { teks: it.pesan, pada: it.pesan_pada } } : {};
  if (it.deadlineAt && it.deadlineAt !== deadlineAt) {
    // What a pause took and its end gives back is no gift.
    const given = jeda && !it.jeda ? 0 : Math.round((Date.parse(it.deadlineAt) - Date.parse(deadlineAt)) / 60_000);
    Object.assign(changes, { deadlineAt: it.deadlineAt, tambahan: tambahan + given });
  }
  if (it.status === 'selesai') return changes;
  if (it.lease > lease) return { ...changes, phase: 'pindah', isFinishing: false };
  if (phase !== 'mengerjakan' && phase !== 'terkunci') return changes;
  return { ...changes, phase: it.isLocked ? 'terkunci' : 'mengerjakan', ...(it.jeda !== undefined && { ...lockOf(it), terkunciSejak: it.terkunci_sejak ?? (it.jeda && jeda ? terkunciSejak : null) }) };
}
