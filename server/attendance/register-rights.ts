import { attendanceRefusals as no } from '#contract/attendance/attendance.refusals';
import { batasOf } from '#contract/attendance/batas';
import type { Settings } from '#contract/institution/institution';
import type { Refusal } from '#contract/kit/refusal';
import { instantOf } from '#contract/school-year/school-days';
import type { RegisterLesson } from '#projections/attendance/register.query';

/** Why a register cannot be written at an instant, or nothing. */
export function closedBecause({ libur, mulai, tanggal_sesi, terkunci_sampai }: RegisterLesson, at: string): Refusal | undefined {
  if (libur) return no.HOLIDAY;
  if (at < mulai) return no.LESSON_NOT_STARTED;
  if (terkunci_sampai && tanggal_sesi <= terkunci_sampai) return no.REPORT_LOCKED;
  return undefined;
}

/** When a check-in becomes late, and when it is no longer taken: at the end of the school's day. */
export const checkInTimes = (lesson: RegisterLesson, settings: Settings) => ({
  batas: batasOf(settings, lesson),
  tutup: instantOf(lesson.tanggal_sesi, 24 * 60 - 1, settings.zona_waktu).toISOString(),
});
