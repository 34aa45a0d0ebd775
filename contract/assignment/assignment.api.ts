import { z } from 'zod';
import { aturanTugas, JawabanMurid, MOST_QUESTIONS, SoalTugas, StatusTugas } from '#contract/assignment/assignment';
import { BarisTugas, RingkasanTugas, sesiTugas as sesi, TugasSaya } from '#contract/assignment/assigned';
import { AttendanceId } from '#contract/attendance/attendance';
import { Berkas, MOST_BYTES } from '#contract/file/file';
import { doneWith, endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { blankable, choice, Id, integer, ref, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { seenOf } from '#contract/kit/seen';
import { TipeAssignment } from '#contract/lesson/lesson.api';
import { Opsi } from '#contract/question-bank/question';

/** Domain A.3: whoever teaches the lesson writes; the homeroom teacher and the school's leaders read, the students' words only whoever teaches them or leads their class. */
const WRITERS = ['guruMapel'] as const;
const READERS = [...WRITERS, 'waliKelas', 'kurikulum', 'admin'] as const;
const LISTERS = [...READERS, 'kepalaSekolah'] as const;
const ofLesson = { id: Id };
const ofTeacher = { id_guru: Id.optional(), id_tahun_ajaran: Id.optional() };

const Orang = z.object({ id: Id, nama: z.string().nullable() });
const { tipe_assignment, judul, petunjuk, dibuka, tenggat, terlambat, batas_terlambat, nilai_terlambat, rubrik } = aturanTugas;
const berkas = z.array(Berkas);

/** `versi` counts its changes; `isBegun`: somebody has handed in, so its type and questions stay. Keys are in it. */
export const RincianTugas = BarisTugas.extend({ petunjuk, rubrik, berkas, soal: z.array(SoalTugas), versi: z.int(), isBegun: z.boolean() });
/** Above the grading grid; without the questions. `boleh_menilai`: whether whoever asks may mark. */
const KepalaPenilaian = RincianTugas.omit({ soal: true }).extend({ boleh_menilai: z.boolean() });

/** A student's mark and how it came about; `versi` of what was handed in, `nilai_versi` of what was read. */
const nilai = { tugas_nilai: z.number().nullable(), kriteria: z.array(z.number()), feedback: z.string().nullable(), nilai_versi: z.int().nullable(), isOtomatis: z.boolean(), oleh: Orang.nullable(), dinilai_pada: Waktu.nullable(), kembali_sampai: Waktu.nullable() };
const siapa = { id: AttendanceId, id_sesi: Id, id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), status: StatusTugas, submit_time: Waktu.nullable(), isTerlambat: z.boolean(), versi: z.int() };
/** A line of the grading grid; what was written stands in `assignment.work`. */
export const BarisPenilaian = z.object({ ...siapa, ...nilai, tugas_filename: z.string().nullable(), tugas_filepath: z.string().nullable() });

/** One version of what was handed in, with the server's time; `tanda_terima` is the number on its receipt. */
export const VersiPengumpulan = z.object({
  versi: z.int(), pada: Waktu, isTerlambat: z.boolean(), isDitarik: z.boolean(), tanda_terima: z.string(), essay_answer: z.string().nullable(), jawaban_murid: JawabanMurid.nullable(), berkas: Berkas.nullable(),
});
/** A question as a student has it: what is right is told once it is marked, the deadline has passed, and nothing more would be taken. */
const SoalMurid = z.object({ nomor: z.int(), pertanyaan: z.string(), opsi: z.array(Opsi), kunci: z.string().nullable(), pembahasan: z.string().nullable() });
/** One student's work. `boleh_mengumpulkan`: something would be taken from its student now. */
export const TugasMurid = z.object({
  ...siapa, ...nilai, ...sesi, tipe_assignment, judul, petunjuk, dibuka, tenggat, terlambat, batas_terlambat, nilai_terlambat, rubrik, berkas, soal: z.array(SoalMurid), riwayat: z.array(VersiPengumpulan), boleh_mengumpulkan: z.boolean(),
  essay_answer: z.string().nullable(), jawaban_murid: JawabanMurid.nullable(), tugas_filename: z.string().nullable(), tugas_filepath: z.string().nullable(),
});
export type TugasMurid = z.infer<typeof TugasMurid>;
/** What a student is told when something of theirs was taken. */
const TandaTerima = doneWith(z.object({ id: AttendanceId, versi: z.int(), submit_time: Waktu, isTerlambat: z.boolean(), tanda_terima: z.string() }));

/** Written as the server writes its own time, so that one can be held against the other to the millisecond. */
const saat = Waktu.refine((it) => it >= '2000' && it < '2100', 'year').transform((it) => new Date(it).toISOString());
/** From the bank by `id_soal`, in its newest version unless `versi` says another, or written here. */
const SoalDitulis = z.object({
  id_soal: Id.nullish(), versi: integer({ min: 1, max: 10_000 }).nullish(), pertanyaan: text({ max: 20_000 }).optional(), opsi: z.array(Opsi).max(10).default([]), kunci: text({ max: 1 }).optional(), pembahasan: blankable({ max: 20_000 }).default(''),
});
export type SoalDitulis = z.output<typeof SoalDitulis>;
const written = { ...aturanTugas, dibuka: saat, tenggat: saat, batas_terlambat: saat.nullable(), soal: z.array(SoalDitulis).max(MOST_QUESTIONS) };
const { tipe_assignment: tipe, judul: title, tenggat: until, ...rest } = written;

const Nilai = z.union([z.number(), z.string().max(20)]);
/** A cell of the grid: `tugas_nilai` null takes the mark away, left out it is what the rubric comes to. `sebelum`: what was seen of it; `versi`: the version that was read. */
export const SelNilaiTugas = z.object({
  id: AttendanceId.optional(), id_murid: Id.optional(), tugas_nilai: Nilai.nullable().optional(), kriteria: z.array(Nilai).max(20).default([]), feedback: blankable({ max: 5_000 }).optional(), versi: integer().optional(), sebelum: seenOf(['tugas_nilai', 'kriteria', 'feedback']),
});
export type SelNilaiTugas = z.output<typeof SelNilaiTugas>;
export const MOST_CELLS = 1_000;
/** `hasil` is `ok`, `tidak_berubah` or the code of a refusal, `jumlah` the number in its words; the rest is what stands now. */
export const HasilSelTugas = z.object({ id_murid: Id.nullable(), hasil: z.string(), jumlah: z.number().nullable(), tugas_nilai: z.number().nullable(), kriteria: z.array(z.number()), feedback: z.string().nullable(), oleh: Orang.nullable(), dinilai_pada: Waktu.nullable() });

/** A line of a sheet of marks: who that is and what it would change; `versi` is of the work that it was written about, where the sheet says so; `ditulis` is what stands there for a mark; `hasil` is `baru`, `berubah`, `sama` or the code of what is wrong with it. */
export const BarisDaftarNilai = z.object({ baris: z.int(), nis: z.string(), id_murid: Id.nullable(), nama: z.string().nullable(), versi: z.int().nullable(), ditulis: z.string(), tugas_nilai: z.number().nullable(), feedback: z.string(), sebelum: z.object({ tugas_nilai: z.number().nullable(), feedback: z.string() }).nullable(), hasil: z.string() });

export const assignment = {
  /** One's own by the lessons that one teaches; of everybody for the school's leaders, who teach, too, where they ask `sebagai` that. `keadaan`: still handed in, something to read, or neither. */
  list: endpoint('assignment.list', 'GET /api/tugas', {
    input: { ...paging(['tenggat', 'judul', 'kelas', 'mapel'], { order: 'desc' }), ...ofTeacher, tipe_assignment: TipeAssignment.optional(), id_mata_pelajaran: Id.optional(), id_kelas_tahun_ajaran: Id.optional(), keadaan: choice(['berjalan', 'perlu_dinilai', 'selesai']).optional(), sebagai: choice(['pimpinan']).optional() },
    output: listOf(BarisTugas), allow: LISTERS, live: 'calm',
  }),
  /** By class and subject; of assignments that have opened. */
  summary: endpoint('assignment.summary', 'GET /api/tugas/ringkasan', {
    input: { ...ofTeacher, id_kelas_tahun_ajaran: Id.optional(), id_mata_pelajaran: Id.optional() },
    output: one(z.array(RingkasanTugas)), allow: LISTERS, live: 'calm',
  }),
  /** What students have not handed in, across subjects, most first: of one's own class for its homeroom teacher. */
  missing: endpoint('assignment.missing', 'GET /api/tugas/belum-terkumpul', {
    input: { id_kelas_tahun_ajaran: Id.optional() },
    output: one(z.array(z.object({ id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), id_kelas_tahun_ajaran: Id, kelas: z.string(), jumlah: z.int(), tugas: z.array(z.object({ id_sesi: Id, judul: z.string(), mapel: z.string(), tenggat: Waktu, status: StatusTugas })) }))),
    allow: ['waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'], live: 'calm',
  }),
  /** A student's own across subjects: what is to be done first, then the newest. */
  mine: endpoint('assignment.mine', 'GET /api/tugas/saya', { input: { id_mata_pelajaran: Id.optional() }, output: one(z.array(TugasSaya)), allow: ['murid'], live: 'notice' }),
  phrases: endpoint('assignment.phrases', 'GET /api/tugas/frasa', { output: one(z.array(z.string())), allow: WRITERS, live: 'notice' }),
  keepPhrases: endpoint('assignment.keepPhrases', 'PUT /api/tugas/frasa', { input: { daftar_frasa: z.array(text({ max: 300 })).max(100), sebelum: seenOf(['daftar_frasa']) }, allow: WRITERS }),
  /** For whoever may write it. */
  one: endpoint('assignment.one', 'GET /api/tugas/:id', { input: ofLesson, output: one(RincianTugas), allow: [...WRITERS, 'kurikulum', 'admin'], live: 'notice' }),
  /** The only one of a lesson; `dibuka` is the lesson's beginning unless it is said. */
  set: endpoint('assignment.set', 'POST /api/tugas', {
    input: { id_sesi: Id, tipe_assignment: tipe, judul: title, tenggat: until, petunjuk: rest.petunjuk.default(''), dibuka: rest.dibuka.optional(), terlambat: rest.terlambat.default('terima'), batas_terlambat: rest.batas_terlambat.default(null), nilai_terlambat: rest.nilai_terlambat.default(100), rubrik: rest.rubrik.default([]), berkas: rest.berkas.default([]), soal: rest.soal.default([]) },
    output: doneWith(z.object({ id: Id })), allow: WRITERS,
  }),
  /** What is left out stays; `versi`: the version that was changed. Once something was handed in its type and questions stay. */
  change: endpoint('assignment.change', 'PUT /api/tugas/:id', { input: { ...ofLesson, ...z.object(written).partial().shape, versi: integer().optional() }, allow: WRITERS }),
  remove: endpoint('assignment.remove', 'DELETE /api/tugas/:id', { input: ofLesson, allow: WRITERS }),

  grid: endpoint('assignment.grid', 'GET /api/slot/assignmentGrading', { input: { id_sesi: Id }, output: one(z.array(BarisPenilaian)), allow: READERS, live: 'notice' }),
  head: endpoint('assignment.head', 'GET /api/slot/header-assignmentGrading', { input: { id_sesi: Id }, output: one(KepalaPenilaian), allow: READERS, live: 'notice' }),
  /** Each cell by itself: where something else stands than what was seen, nothing happens and who gave it is told. */
  mark: endpoint('assignment.mark', 'PUT /api/slot/assignmentGrading', {
    input: { id_sesi: Id, id_kd: ref('basic-competence').nullish(), id_mata_pelajaran: Id.optional(), data: z.array(SelNilaiTugas).min(1).max(MOST_CELLS) }, output: doneWith(z.array(HasilSelTugas)), allow: WRITERS,
  }),
  /** Returns work to be done again. */
  giveBack: endpoint('assignment.giveBack', 'PUT /api/tugas/:id/kembalikan', { input: { ...ofLesson, id_murid: Id, feedback: text({ min: 3, max: 5_000 }), kembali_sampai: saat.nullable().default(null) }, allow: WRITERS }),
  /** Reads a sheet of marks (xlsx or csv with NIS, Nilai, Umpan Balik and Versi) and says what it would change; nothing is written. */
  readSheet: endpoint('assignment.readSheet', 'POST /api/tugas/:id/daftar-nilai', { input: ofLesson, upload: { part: 'file', most: 5_000_000 }, output: doneWith(z.array(BarisDaftarNilai)), allow: WRITERS }),

  work: endpoint('assignment.work', 'GET /api/attendance/assignment-murid', { input: { id_murid: Id.optional(), id_sesi: Id }, output: one(TugasMurid), allow: ['murid', ...WRITERS, 'waliKelas', 'admin'], live: 'notice' }),
  /** Hands in what the assignment asks for: a text, answers, or a file, with it or uploaded before. */
  handIn: endpoint('assignment.handIn', 'PUT /api/attendance/assignment-murid', {
    input: { id_murid: Id.optional(), id_sesi: Id, essay_answer: text({ max: 60_000 }).optional(), id_file: Id.optional(), jawaban_murid: JawabanMurid.optional() }, output: TandaTerima, upload: { part: 'file', most: MOST_BYTES, isOptional: true }, allow: ['murid'],
  }),
  /** Takes back what was handed in. */
  withdraw: endpoint('assignment.withdraw', 'PUT /api/attendance/assignment-murid/:id', { input: { id: AttendanceId }, allow: ['murid'] }),
  answer: endpoint('assignment.answer', 'PUT /api/attendance/update-answer', { input: { id: AttendanceId, tipe_assignment: TipeAssignment, answer: z.union([JawabanMurid, text({ max: 60_000 })]) }, output: TandaTerima, allow: ['murid'] }),
};

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({
  tipe_assignment: 'Type', petunjuk: 'Instructions', dibuka: 'Opens', tenggat: 'Deadline', terlambat: 'Late work', batas_terlambat: 'Late work until', nilai_terlambat: 'Maximum marks when late', berkas: 'Files', tugas_nilai: 'Mark', kriteria: 'Parts of the rubric', feedback: 'Feedback',
  kembali_sampai: 'To be handed in again by', daftar_frasa: 'Phrases', essay_answer: 'Answer', jawaban_murid: 'Answers', answer: 'Answer', kunci: 'Key', keadaan: 'State', sebagai: 'As', versi: 'Version',
});
