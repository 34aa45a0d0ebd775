import { z } from 'zod';
import { endpoint, number, one } from '#contract/kit/endpoint';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { Hitungan } from '#contract/lesson/planning';

/** A class that a teacher teaches a subject in. */
export const KelasDiajar = Hitungan.extend({
  id: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), tingkat: z.int(), id_mata_pelajaran: Id, mapel: z.string(), jumlah_murid: z.int(), terlaksana: z.int(), persen_hadir: z.number().nullable(), sesi_berikut: Waktu.nullable(),
});
export type KelasDiajar = z.infer<typeof KelasDiajar>;
/** A week of one's own lessons: how many there are, how many of them are planned, and the first without a plan. */
export const MingguGuru = Hitungan.extend({ tanggal_awal: Tanggal, pertama: z.object({ id_sesi: Id, kelas: z.string(), mulai: Waktu, posisi: z.int() }).nullable() });

const READERS = ['guruMapel', 'kurikulum', 'kepalaSekolah', 'admin'] as const;
const ofTeacher = { id_guru: Id.optional() };

/** A teacher asks for themselves; leaders for anybody. All of it is of the active semester. */
export const teachingDashboard = {
  classes: endpoint('teachingDashboard.classes', 'GET /api/dashboard-guru/kelas', { input: ofTeacher, output: one(z.array(KelasDiajar)), allow: READERS, live: 'calm' }),
  /** This week and the next. */
  planning: endpoint('teachingDashboard.planning', 'GET /api/dashboard-guru/planning', { input: ofTeacher, output: one(z.array(MingguGuru)), allow: READERS, live: 'calm' }),
  /** The ratio of domain 2.6 by class and subject, to the semester's end. */
  overview: endpoint('teachingDashboard.overview', 'GET /api/sesi/planning/overview', {
    input: { ...ofTeacher, nama_mapel: z.string().trim().max(100).optional(), tingkat: number({ min: 1, max: 12 }).optional() }, output: one(z.array(KelasDiajar)), allow: READERS, live: 'calm',
  }),
  classesBySubject: endpoint('teachingDashboard.classesBySubject', 'GET /api/kelas/class-by-mapel-session', { input: { ...ofTeacher, id_mata_pelajaran: Id.optional() }, output: one(z.array(KelasDiajar)), allow: READERS, live: 'calm' }),
  /** With the average of the marks that assignments were given, and how many are in progress (domain 1.9). */
  progressOfClass: endpoint('teachingDashboard.progressOfClass', 'GET /api/sesi/aap-class', {
    input: { ...ofTeacher, id_mata_pelajaran: Id.optional(), id_kelas: Id.optional() }, output: one(z.array(KelasDiajar.extend({ aap: z.number().nullable(), aip: z.int() }))), allow: READERS, live: 'calm',
  }),
};
labelled({ nama_mapel: 'Subject' });
