import { z } from 'zod';
import { endpoint, listOf, paging } from '#contract/kit/endpoint';
import { choice, Id, Rentang, Tanggal, Waktu } from '#contract/kit/fields';
import { Named } from '#contract/lesson/plan';
import { Model } from '#contract/timetable/timetable';

/** What is handed in after a lesson (domain 1.5); null where nothing is. */
export const TipeAssignment = z.enum(['File Upload', 'Essay', 'Multiple Choice']);
/** The place in the week that a lesson has, as it was when it was put there; `hari` 1 is Senin. */
const Slot = z.object({ id: Id, hari: z.int(), posisi: z.int(), id_kelas: Id, kelas: z.string(), id_mata_pelajaran: Id, mapel: z.string(), id_guru: Id, guru: z.string().nullable() });

/** What the plan of a lesson says of it: nothing as long as it is not planned. */
const rencana = { tipe_assignment: TipeAssignment.nullable(), zoom_setting: z.string().nullable(), topic: Named.nullable(), kd: Named.nullable() };

export const Sesi = z.object({
  id: Id,
  id_sesi: Id,
  id_kelas: Id,
  id_kelas_tahun_ajaran: Id,
  kelas: z.string(),
  id_mata_pelajaran: Id,
  mapel: z.string(),
  id_guru: Id,
  guru: z.string().nullable(),
  /** Who holds it in place of its teacher. */
  id_guru_pengganti: Id.nullable(),
  pengganti: z.string().nullable(),
  tanggal_sesi: Tanggal,
  posisi: z.int(),
  mulai: Waktu,
  selesai: Waktu,
  libur: z.boolean(),
  jumlah_murid: z.int(),
  terisi: z.int(),
  slot: Slot,
  ...rencana,
});
export type Sesi = z.infer<typeof Sesi>;

export const lesson = {
  one: endpoint('lesson.one', 'GET /api/sesi/:id', {
    input: { id: Id },
    output: z.object({ data: Sesi, idNextSession: Id.nullable(), model: Model }),
    allow: 'user',
    live: 'notice',
  }),
  /** The lessons of the signed-in teacher; `dates` are the first and the last day, `id_kelas` a class by either of its ids. */
  between: endpoint('lesson.between', 'GET /api/sesi/list-sesi-between-date', {
    input: {
      ...paging(['tanggal_sesi', 'kelas', 'mapel']),
      dates: Rentang,
      id_guru: Id.optional(),
      id_kelas: Id.optional(),
      id_mata_pelajaran: Id.optional(),
      id_level: Id.optional(),
      /** Planned; of those that are held not yet; or planned for a day that is a holiday by now. */
      rencana: choice(['sudah', 'belum', 'libur']).optional(),
    },
    output: listOf(Sesi),
    allow: ['guruMapel', 'kurikulum', 'kepalaSekolah', 'admin'],
    live: 'notice',
  }),
};
