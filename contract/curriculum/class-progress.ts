import { z } from 'zod';
import { Rekap } from '#contract/attendance/attendance';
import { PenyerahanNilai } from '#contract/grading/handed-over';
import { Id } from '#contract/kit/fields';
import { JumlahRapor } from '#contract/report-card/report-states';

/** Of how many lessons to the end of the week that is now there is a plan (domain 2.6). */
const Rencana = z.object({ total_sesi: z.int(), direncanakan: z.int() });
/** Lessons that have begun, and those of them whose register is full. */
const Presensi = z.object({ terlaksana: z.int(), terisi: z.int() });
/** Marks in the registers of these lessons of who is in the class: how many there should be, how many there are of each. */
const Kehadiran = z.object({ total_sesi: z.int(), ...Rekap.shape, persen_hadir: z.number().nullable() });
/** Students of whom work is overdue or was returned, and how many pieces of it. */
const Tertinggal = z.object({ jumlah_murid: z.int(), jumlah: z.int() });
const bagian = { rencana: Rencana, presensi: Presensi, kehadiran: Kehadiran, tertinggal: Tertinggal, nilai: PenyerahanNilai, rapor: z.array(JumlahRapor) };

/** How far a class is. */
export const KemajuanKelas = z.object({
  id: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), tingkat: z.int(), id_guru: Id.nullable(), guru: z.string().nullable(), jumlah_murid: z.int(), ...bagian,
});
export type KemajuanKelas = z.infer<typeof KemajuanKelas>;
/** The same of the school; `kini` is the week that is now, null outside the semester. */
export const KemajuanSekolah = z.object({ jumlah_kelas: z.int(), tanpa_wali: z.int(), jumlah_murid: z.int(), kini: z.int().nullable(), ...bagian });
export type KemajuanSekolah = z.infer<typeof KemajuanSekolah>;
