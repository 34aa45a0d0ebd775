import { attendanceRefusals as no } from '#contract/attendance/attendance.refusals';
import { BATAS_ABSEN, type Settings } from '#contract/institution/institution';
import type { Refusal } from '#contract/kit/refusal';
import { instantOf } from '#contract/school-year/school-days';
import type { RegisterLesson } from '#projections/attendance/register.query';

/** Why a register cannot be written now, or nothing; the decider decides the same for good. */
export function closedBecause({ libur, mulai, tanggal_sesi, terkunci_sampai }: RegisterLesson, now: Date): Refusal | undefined {
  if (libur) return no.HOLIDAY;
  if (now.toISOString() < mulai) return no.LESSON_NOT_STARTED;
  if (terkunci_sampai && tanggal_sesi <= terkunci_sampai) return no.REPORT_LOCKED;
  return undefined;
}

/** When a check-in becomes late (domain 1.1, `id_batas_absen`), and when it is no longer taken: at the end of the school's day. */
export function checkInTimes({ mulai, selesai, tanggal_sesi }: RegisterLesson, { id_batas_absen, zona_waktu }: Settings) {
  const tutup = instantOf(tanggal_sesi, 24 * 60 - 1, zona_waktu).toISOString();
  if (id_batas_absen === 5) return { batas: tutup, tutup };
  if (id_batas_absen === 4) return { batas: selesai, tutup };
  return { batas: new Date(Date.parse(mulai) + BATAS_ABSEN[id_batas_absen as 1 | 2 | 3] * 60_000).toISOString(), tutup };
}
