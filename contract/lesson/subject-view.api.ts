import { z } from 'zod';
import { Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { Named } from '#contract/lesson/plan';

const kehadiran = { ...Rekap.shape, tercatat: z.int(), persen_hadir: z.number().nullable() };
/** A subject of a student's class: its lessons of the semester, those that were held, their own attendance, the competences that lessons have come to. */
export const MapelMurid = z.object({
  id: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), id_mata_pelajaran: Id, mapel: z.string(), guru: z.array(z.string()), ...kehadiran,
  total_sesi: z.int(), terlaksana: z.int(), total_kd: z.int(), kd_terlaksana: z.int(), sesi_berikut: Waktu.nullable(), materi: z.int(),
});
export type MapelMurid = z.infer<typeof MapelMurid>;
/** A lesson of a subject, as one student has it: what it is about, once its day has come its material, and their attendance. */
export const SesiMapel = z.object({
  id: Id, id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mulai: Waktu, selesai: Waktu, libur: z.boolean(), minggu_ke: z.int(), guru: z.string().nullable(), topic: Named.nullable(), kd: Named.nullable(),
  materi: z.boolean(), status_kehadiran: StatusKehadiran.nullable(),
});
export type SesiMapel = z.infer<typeof SesiMapel>;
export const MateriBaru = z.object({ id: Id, id_sesi: Id, tanggal_sesi: Tanggal, mapel: z.string(), judul: z.string(), guru: z.string().nullable() });
export type MateriBaru = z.infer<typeof MateriBaru>;

/** A competence of the subject and whether lessons of the class have come to it. */
const KdMapel = z.object({ id: Id, kode: z.string(), kompetensi_dasar: z.string(), sesi: z.int(), terlaksana: z.int() });
const READERS = ['murid', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'] as const;
const ofStudent = { id_murid: Id.optional() };

/** What a student has of their subjects in the active semester. Students ask for themselves, their homeroom teacher and the leaders for them. */
export const subjectView = {
  subjects: endpoint('subjectView.subjects', 'GET /api/kelas/class-by-subject', { input: ofStudent, output: one(z.array(MapelMurid)), allow: READERS, live: 'calm' }),
  overall: endpoint('subjectView.overall', 'GET /api/slot/student-overall-by-subject', { input: { ...ofStudent, id_mata_pelajaran: Id }, output: one(MapelMurid.nullable()), allow: READERS, live: 'calm' }),
  detail: endpoint('subjectView.detail', 'GET /api/slot/subject-detail-overall', { input: { ...ofStudent, id_mata_pelajaran: Id }, output: one(MapelMurid.extend({ kd: z.array(KdMapel) }).nullable()), allow: READERS, live: 'calm' }),
  lessons: endpoint('subjectView.lessons', 'GET /api/sesi/by-murid-and-subject', { input: { ...ofStudent, id_mata_pelajaran: Id }, output: one(z.array(SesiMapel)), allow: READERS, live: 'calm' }),
  /** The newest materials that lessons of the class have come to. */
  newest: endpoint('subjectView.newest', 'GET /api/dashboard-murid/newest', { input: ofStudent, output: one(z.array(MateriBaru)), allow: ['murid'], live: 'calm' }),
};
