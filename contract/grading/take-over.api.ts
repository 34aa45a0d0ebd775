import { z } from 'zod';
import { AsalPindahan, ASSESMENT, JENIS_DESKRIPSI, TIPE_KOLOM } from '#contract/grading/gradebook';
import { buku, HasilSel, MOST_CELLS } from '#contract/grading/gradebook.api';
import { Done, doneWith, endpoint, one, said } from '#contract/kit/endpoint';
import { blankable, Id, onOff, Tanggal, text } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { LEAST_REASON, reasoned } from '#contract/kit/reasoned';

const WRITERS = ['guruMapel', 'admin'] as const;
const Nilai = z.union([z.number(), z.string().max(20)]).nullable();
const MOST_STUDENTS = 100;

/** Why something cannot be taken over: it names no competence, its exam is not marked to the end, it feeds no report (domain 1.6), it is of an examination that this class has no column of, its column is of the other curriculum. */
export const SEBAB_TERTAHAN = ['tanpa_kompetensi', 'belum_final', 'tidak_masuk_rapor', 'tanpa_kolom', 'kurikulum_lain'] as const;
/** An assignment, an exam or a column of a class that students came from (`dari`), whose marks can be taken over into a column: what that column is, and which cells it would change. `ditimpa`: cells that somebody has changed by hand since; what was brought from another class is never written over a score. */
export const SumberNilai = z.object({
  asal: z.enum(['tugas', 'ujian', 'pindahan']), dari: AsalPindahan.nullable(), id_asal: Id, nama: z.string(), tanggal: Tanggal.nullable(), tipe: z.enum(TIPE_KOLOM), assesmentType: z.enum(ASSESMENT), id_kd: Id.nullable(), kode: z.string().nullable(), lingkup_materi: z.string().nullable(), isRemedial: z.boolean(),
  id_kolom: Id, isBaru: z.boolean(), tertahan: z.enum(SEBAB_TERTAHAN).nullable(), jumlah_nilai: z.int(), ditimpa: z.int(),
  sel: z.array(z.object({ id_murid: Id, nama: z.string().nullable(), nilai: z.number(), sebelum: z.number().nullable(), isDiubah: z.boolean() })),
});
export type SumberNilai = z.infer<typeof SumberNilai>;
/** Which cells taking it over writes; one of a student who moved here also where the same score stands already, so that it says where it was earned. */
export const writtenBy = ({ asal, sel }: SumberNilai, timpa: boolean) =>
  sel.filter(({ nilai, sebelum, isDiubah }) => (asal === 'pindahan' ? sebelum === null || sebelum === nilai : nilai !== sebelum && (timpa || !isDiubah)));
/** One of them by its id; of an exam of daily tests the competence or scope that it is about, where it does not say so itself. */
const Pilihan = z.object({ id_asal: Id, id_kd: Id.nullish(), lingkup_materi: text({ max: 150 }).nullish() });

export const takeOver = {
  /** Marks of assignments and exams, and scores of classes that students came from, become scores. With `pratinjau` nothing is written. Without `sumber` all that can be; cells changed by hand only with `timpa`; `alasan` where a report that is out has told of what stands, `dampak` which impact was looked at. */
  sync: endpoint('takeOver.sync', 'PUT /api/report-mapel/sync', {
    input: { ...buku, pratinjau: said(), sumber: z.array(Pilihan).max(60).optional(), timpa: said(), cbt_type: z.string().max(10).optional(), alasan: blankable({ max: 300 }).default(''), dampak: reasoned.dampak },
    output: doneWith(z.object({ sumber: z.array(SumberNilai), sel: z.array(HasilSel) })), allow: WRITERS,
  }),
  /** Scores of a class that a student left, by column and student: they are not brought along, for the reason. */
  leave: endpoint('takeOver.leave', 'POST /api/report-mapel/tinggalkan', {
    input: { ...buku, sel: z.array(z.object({ id_asal: Id, id_murid: Id })).min(1).max(MOST_CELLS), alasan: text({ min: LEAST_REASON, max: 300 }) }, output: Done, allow: WRITERS,
  }),
  /** Older clients save a whole table at once: `savedData` with scores by column, and the paragraphs. `isPublished` 1 hands the grades over. */
  saveAll: endpoint('takeOver.saveAll', 'PUT /api/report-mapel/update-report-on-class-and-subject', {
    input: {
      ...buku, isPublished: onOff().default(0), alasan: blankable({ max: 300 }).default(''),
      savedData: z.array(z.object({ id_murid: Id, nilai: z.record(Id, Nilai).default({}), deskripsi_pengetahuan: blankable({ max: 500 }).optional(), deskripsi_keterampilan: blankable({ max: 500 }).optional(), deskripsi_capaian: blankable({ max: 500 }).optional() })).max(MOST_STUDENTS).refine((rows) => rows.reduce((sum, { nilai }) => sum + Object.keys(nilai).length, 0) <= MOST_CELLS),
    },
    output: doneWith(z.array(HasilSel)), allow: WRITERS,
  }),
  /** One score by student and competence; a competence without a column gets a ghost (domain 1.9). */
  bulk: endpoint('takeOver.bulk', 'POST /api/kd-murid/bulk-by-subject-and-class', {
    input: { ...buku, data: z.array(z.object({ id_murid: Id, id_kd: Id, nilai: Nilai })).min(1).max(MOST_CELLS), alasan: blankable({ max: 300 }).default('') }, output: doneWith(z.array(HasilSel)), allow: WRITERS,
  }),
  /** What a student comes to by competence, as their grades count it: their own, those of whom one teaches, leads the class of, or oversees. */
  byCompetence: endpoint('takeOver.byCompetence', 'GET /api/murid/get-list-grade-student-kd', {
    input: { id_murid: Id.optional(), id_mata_pelajaran: Id.optional(), id_tahun_ajaran: Id.optional() },
    output: one(z.array(z.object({ id_mata_pelajaran: Id, mapel: z.string(), id_kd: Id, kode: z.string(), kompetensi_dasar: z.string(), alias: z.string().nullable(), nilai: z.number(), jumlah_nilai: z.int() }))), allow: 'user', live: 'notice',
  }),
};
export const KIND_OF_PARAGRAPH = Object.fromEntries(JENIS_DESKRIPSI.map((it) => [`deskripsi_${it}`, it])) as Record<`deskripsi_${(typeof JENIS_DESKRIPSI)[number]}`, (typeof JENIS_DESKRIPSI)[number]>;

labelled({ pratinjau: 'Preview', sumber: 'Sources', timpa: 'Overwrite', cbt_type: 'Type of the Exam', sel: 'Scores', savedData: 'Grades', isPublished: 'Published' });
