import { z } from 'zod';
import { Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Rentang, Tanggal, Waktu } from '#contract/kit/fields';

/** A lesson as a student sees it: with their own attendance, null while the register is not filled in. */
export const SesiMurid = z.object({
  id: Id, id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mulai: Waktu, selesai: Waktu, libur: z.boolean(),
  mapel: z.string(), guru: z.string().nullable(), kelas: z.string(), status_kehadiran: StatusKehadiran.nullable(),
});
export type SesiMurid = z.infer<typeof SesiMurid>;

/** Domain 2.6: percentages are exact, null while there is nothing to count. */
const Kemajuan = z.object({ ...Rekap.shape, total_sesi: z.int(), persen_hadir: z.number().nullable() });

/** `id_murid` is nobody's but the caller's: with it only news about them is told to them. Without `dates` it is the week of today. */
export const studentDashboard = {
  lessons: endpoint('lesson.ofStudent', 'GET /api/dashboard-murid/kelas', {
    input: { dates: Rentang.optional(), id_kelas: Id.optional(), id_murid: Id.optional() }, output: one(z.array(SesiMurid)), allow: ['murid'], live: 'notice',
  }),
  progress: endpoint('lesson.progress', 'GET /api/dashboard-murid/semester-progress', {
    input: { id_murid: Id.optional() }, output: one(Kemajuan.extend({ mapel: z.array(Kemajuan.extend({ id_mata_pelajaran: Id, mapel: z.string() })) })), allow: ['murid'], live: 'notice',
  }),
};
