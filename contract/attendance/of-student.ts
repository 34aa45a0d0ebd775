import { z } from 'zod';
import { Rekap } from '#contract/attendance/attendance';
import { Tanggal } from '#contract/kit/fields';

/** What is recorded of a student's lessons on a school day; what nobody has recorded is what is left of `jumlah_sesi`. */
export const DayOfStudent = z.object({ tanggal: Tanggal, jumlah_sesi: z.int(), ...Rekap.shape });
export type DayOfStudent = z.infer<typeof DayOfStudent>;

/** A student's days of the active semester, and since which of them they are `Alpa` without a break (decision 110). */
export const AttendanceOfStudent = z.object({
  tanggal_awal: Tanggal, tanggal_akhir: Tanggal, libur: z.array(Tanggal), daftar_hari: z.array(DayOfStudent), alpa_sejak: Tanggal.nullable(), alpa_hari: z.int(),
});
export type AttendanceOfStudent = z.infer<typeof AttendanceOfStudent>;
