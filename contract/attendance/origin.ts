import { z } from 'zod';
import { AttendanceId, Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** A lesson behind a percentage of attendance: how the student is marked in it, what that replaced, by whom and when; `surat` where a leave made the mark. */
const SesiAsal = z.object({
  id: AttendanceId, id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mapel: z.string(), status_kehadiran: StatusKehadiran.nullable(), sebelum: StatusKehadiran.nullable(),
  ditandai: Waktu.nullable(), oleh: z.object({ id: Id, nama: z.string().nullable() }).nullable(), surat: z.boolean(),
});
export type SesiAsal = z.infer<typeof SesiAsal>;

/** Where a student's percentage of attendance comes from (domain 2.6): its counts, and the lessons that they count, the newest first. `mapel` is null for all subjects. */
export const AsalKehadiran = z.object({
  id_murid: Id, nama: z.string().nullable(), mapel: z.string().nullable(), ...Rekap.shape, total_sesi: z.int(), persen_hadir: z.number().nullable(), sesi: z.array(SesiAsal),
});
export type AsalKehadiran = z.infer<typeof AsalKehadiran>;
