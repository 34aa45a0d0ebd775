import { z } from 'zod';
import { BarisTugas, Hitungan, RingkasanTugas, TugasSaya } from '#contract/assignment/assigned';
import { endpoint, number, one } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

const TEACHERS = ['guruMapel', 'kurikulum', 'kepalaSekolah', 'admin'] as const;
const STUDENTS = ['murid', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'] as const;
const ofTeacher = { id_guru: Id.optional() };
const ofStudent = { id_murid: Id.optional() };
/** Of all subjects where none is named. */
const ofSubject = { ...ofStudent, id_mata_pelajaran: Id.optional() };

/** What a teacher has set altogether: `aap` is the average of the marks, `aip` how many assignments are in progress. */
const Keseluruhan = z.object({ aap: z.number().nullable(), aip: z.int(), jumlah_tugas: z.int(), belum_dinilai: z.int(), kemajuan: Hitungan });
const { jumlah_murid: _, ...states } = Hitungan.shape;
const rekap = { jumlah_tugas: z.int(), aip: z.int(), ...states };
/** How far one student is with their assignments. */
export const RekapTugas = z.object(rekap);
export type RekapTugas = z.infer<typeof RekapTugas>;
const RekapMapel = RekapTugas.extend({ id_mata_pelajaran: Id, mapel: z.string() });
/** The same with what comes first of what is to be done, and the week of the semester that is now. */
const KartuTugas = RekapTugas.extend({ terdekat: TugasSaya.nullable(), minggu_ke: z.int() });

/** Assignments of the active semester as the specification's calls ask for them (domain 1.9): of a teacher, who asks for themselves, by leaders for anybody; of a student, by themselves, their homeroom teacher and the leaders. */
export const workProgress = {
  overview: endpoint('workProgress.overview', 'GET /api/sesi/assignment-overview', { input: ofTeacher, output: one(z.array(RingkasanTugas)), allow: TEACHERS, live: 'calm' }),
  inProgress: endpoint('workProgress.inProgress', 'GET /api/sesi/aip', { input: { ...ofTeacher, id_mata_pelajaran: Id.optional(), id_level: Id.optional() }, output: one(z.array(BarisTugas)), allow: TEACHERS, live: 'calm' }),
  /** Older clients send `total_student`; how many there are is counted here. */
  totals: endpoint('workProgress.totals', 'GET /api/sesi/aap-aip', { input: { ...ofTeacher, total_student: number().optional() }, output: z.object({ data: Keseluruhan, total_student: z.int() }), allow: TEACHERS, live: 'calm' }),
  /** The five whose deadline is or was first. */
  pressing: endpoint('workProgress.pressing', 'GET /api/dashboard-guru/aip', { input: ofTeacher, output: one(z.array(BarisTugas)), allow: TEACHERS, live: 'calm' }),
  all: endpoint('workProgress.all', 'GET /api/dashboard-guru/allaip', { input: ofTeacher, output: one(z.array(BarisTugas)), allow: TEACHERS, live: 'calm' }),

  /** What is to be done or not marked yet, the most urgent first. */
  own: endpoint('workProgress.own', 'GET /api/dashboard-murid/aip', { input: ofStudent, output: one(z.array(TugasSaya)), allow: ['murid'], live: 'calm' }),
  ofSubject: endpoint('workProgress.ofSubject', 'GET /api/kelas/by-subject/assignment-summary', { input: ofSubject, output: one(z.array(RekapMapel)), allow: STUDENTS, live: 'calm' }),
  bySubject: endpoint('workProgress.bySubject', 'GET /api/kelas/assignment-summary', { input: ofStudent, output: one(z.array(RekapMapel)), allow: STUDENTS, live: 'calm' }),
  card: endpoint('workProgress.card', 'GET /api/sesi/class-by-subject/detail/aip-card', { input: ofSubject, output: z.object({ aipCard: KartuTugas, totalWeek: z.int() }), allow: STUDENTS.filter((it) => it !== 'kepalaSekolah'), live: 'calm' }),
  list: endpoint('workProgress.list', 'GET /api/sesi/class-by-subject/detail/aip-list', { input: ofSubject, output: z.object({ data: z.array(TugasSaya), totalSesi: z.int() }), allow: STUDENTS.filter((it) => it !== 'kepalaSekolah'), live: 'calm' }),
};

labelled({ total_student: 'Students' });
