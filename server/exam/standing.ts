import type { StatusPeserta } from '#contract/exam/attempt';
import { TENGGANG_MS } from '#contract/exam/protocol';
import type { Pengerjaan, SoalMurid } from '#contract/exam/sitting';
import { participantId } from '#projections/exam/sitting.query';
import type { Attempt } from '#server/exam/attempt.state';
import { receiptOf } from '#server/exam/receipt';
import type { Actor } from '#server/kit/deciding/command';

/** Whose attempt at which exam. */
export type Of = { id_peserta: string; id_cbt: string; id_murid: string };
export const ownOf = (id_cbt: string, { account }: Actor): Of => ({ id_peserta: participantId(id_cbt, account as string), id_cbt, id_murid: account as string });
/** Who names no device is known by the session. */
export const deviceOf = (perangkat: string | undefined, by: Actor) => perangkat ?? (by.session as string);

type Now = { now: Date; device: string };
/** How far an attempt is, as whoever sits it is told. */
export function standingOf({ id_cbt, id_peserta }: Of, { attempt: it, ke }: { attempt: Attempt | null; ke: number }, { now, device }: Now): Pengerjaan {
  const begun = it
    ? { ke: it.ke, deadlineAt: it.tenggat, lease: it.lease, isLocked: it.isLocked, perangkat_ini: it.perangkat === device, terjawab: it.jawaban.terjawab, sidik: it.selesai ? receiptOf(id_peserta, it.ke, it.jawaban) : null, jeda: it.jeda !== null, alasan_kunci: it.alasan_kunci, terkunci_sejak: it.jeda ?? it.kunci?.sejak ?? null, isDijelaskan: it.isDijelaskan, izin: leaveOf(it, device) }
    : { ke, deadlineAt: null, lease: 0, isLocked: false, perangkat_ini: true, terjawab: 0, sidik: null, jeda: false, alasan_kunci: null, terkunci_sejak: null, isDijelaskan: false, izin: null };
  return { id_cbt, id_peserta, status: statusOf(it, now), serverTime: now.toISOString(), ...begun };
}

/** Over is over as soon as the minute of grace is, whoever has noticed yet. */
function statusOf(it: Attempt | null, now: Date): StatusPeserta {
  if (!it) return 'belum_mulai';
  if (it.selesai || (!it.jeda && now.getTime() > Date.parse(it.tenggat) + TENGGANG_MS)) return 'selesai';
  return it.isLocked ? 'diblokir' : 'mengerjakan';
}

const leaveOf = (it: Attempt, device: string): Pengerjaan['izin'] =>
  it.perangkat === device ? null : it.isReleased ? 'diizinkan' : it.diminta === device ? 'menunggu' : it.ditolak?.perangkat === device ? 'ditolak' : null;

/** The questions in a student's order, each with its options in theirs. */
export function inOrderOf({ soal: order }: Attempt, soal: readonly SoalMurid[]): SoalMurid[] {
  const found = new Map(soal.map((it) => [it.id_soal, it]));
  return order.flatMap(([id_soal, letters]) => {
    const it = found.get(id_soal);
    return it ? [{ ...it, opsi: [...letters].flatMap((letter) => it.opsi.find(({ id }) => id === letter) ?? []) }] : [];
  });
}
