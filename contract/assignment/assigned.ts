import { z } from 'zod';
import { aturanTugas, StatusTugas } from '#contract/assignment/assignment';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** How many of a class are how far with an assignment; `rata_rata` of the marks that there are. */
export const Hitungan = z.object({ jumlah_murid: z.int(), menunggu: z.int(), tidak: z.int(), terkumpul: z.int(), terlambat: z.int(), dinilai: z.int(), dikembalikan: z.int(), rata_rata: z.number().nullable() });
/** The lesson that an assignment is of. */
export const sesiTugas = { id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mulai: Waktu, id_kelas_tahun_ajaran: Id, kelas: z.string(), id_mata_pelajaran: Id, mapel: z.string(), id_guru: Id, guru: z.string().nullable() };
const { petunjuk: _, berkas: __, rubrik: ___, ...listed } = aturanTugas;
const { tipe_assignment, judul, tenggat, terlambat, batas_terlambat } = aturanTugas;

/** An assignment as lists show it. */
export const BarisTugas = z.object({ id: Id, ...sesiTugas, ...listed, jumlah_soal: z.int(), kemajuan: Hitungan });
/** How far a class is with a subject's assignments that have opened; `aip`: how many are in progress. */
export const RingkasanTugas = z.object({ id_kelas_tahun_ajaran: Id, kelas: z.string(), id_mata_pelajaran: Id, mapel: z.string(), jumlah_tugas: z.int(), aip: z.int(), kemajuan: Hitungan, belum_dinilai: z.int() });
/** An assignment in a student's own list. */
export const TugasSaya = z.object({
  ...sesiTugas, tipe_assignment, judul, tenggat, terlambat, batas_terlambat, jumlah_soal: z.int(), status: StatusTugas, submit_time: Waktu.nullable(), versi: z.int(), tugas_nilai: z.number().nullable(), ada_feedback: z.boolean(), kembali_sampai: Waktu.nullable(), boleh_mengumpulkan: z.boolean(),
});
export type TugasSaya = z.infer<typeof TugasSaya>;
