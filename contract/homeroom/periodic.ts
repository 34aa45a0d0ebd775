import { z } from 'zod';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { RekapTugas } from '#contract/assignment/progress.api';
import { kehadiran, kelasWali } from '#contract/homeroom/overview';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** A month, `YYYY-MM`. */
export const Bulan = z.string().regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/);
/** The days of a month that are of the semester, by the month. */
export const BulanSemester = z.object({ bulan: Bulan, tanggal_awal: Tanggal, tanggal_akhir: Tanggal });
export type BulanSemester = z.infer<typeof BulanSemester>;

/** Work whose deadline lies in the month, by the states of domain 1.5; marks that students are not told yet do not count. */
const tugas = RekapTugas.omit({ aip: true }).shape;
const MapelBerkala = z.object({ id_mata_pelajaran: Id, mapel: z.string(), kehadiran: z.object(kehadiran), tugas: z.object(tugas) });
export type MapelBerkala = z.infer<typeof MapelBerkala>;
/** A lesson in which somebody was not simply there. */
const KetidakhadiranSesi = z.object({ tanggal_sesi: Tanggal, posisi: z.int(), mapel: z.string(), status_kehadiran: StatusKehadiran });

/** A reward or an offence that was written on a report, or changed there, in the month; `frequency` is that of the report's semester. */
const PerilakuBerkala = z.object({ tipe: z.enum(['reward', 'punishment']), nama: z.string(), tingkat: z.int(), frequency: z.int(), pada: Waktu });

/** "Laporan Berkala" (domain A.1): a student's month, counted to `sampai`. */
export const LaporanBerkala = z.object({
  ...kelasWali, id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), ...BulanSemester.shape, sampai: Tanggal,
  kehadiran: z.object(kehadiran), ketidakhadiran: z.array(KetidakhadiranSesi), tugas: z.object(tugas), mapel: z.array(MapelBerkala), perilaku: z.array(PerilakuBerkala),
});
export type LaporanBerkala = z.infer<typeof LaporanBerkala>;
