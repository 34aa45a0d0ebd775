import { z } from 'zod';
import { aturanTugas, JawabanMurid, SoalTugas } from '#contract/assignment/assignment';
import { AssignmentBegun, AssignmentChanged, AssignmentRemoved, AssignmentSet, PhrasesKept } from '#contract/assignment/assignment.events';
import { SubmissionHandedIn, SubmissionMarked, SubmissionReturned, SubmissionWithdrawn } from '#contract/assignment/assignment.events';
import { personal } from '#contract/kit/event';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table, type Telling } from '#projections/kit/table';

/** What a choice of answers gave is told once its deadline has passed. */
const announced: Telling = (row, now) =>
  row('id_sesi', 'in', row.selectFrom('assignment').select('assignment.id_sesi').where((it) => it.or([it('assignment.tipe_assignment', '!=', 'Multiple Choice'), it('assignment.tenggat', '<', now.toISOString())])));
const written = <S extends z.ZodType>(schema: S) => personal('jawaban', 'id_murid', schema);

export const assignment = table('assignment', { id_sesi: Id, ...aturanTugas, petunjuk: z.string(), soal: z.array(SoalTugas), jumlah_soal: z.int(), versi: z.int(), isBegun: z.boolean() }, ['id_sesi'], [['tenggat']]);
/** How far a student is; what they wrote stands with its version. `nilai_versi` is null while there is no mark. */
export const submission = about(table('submission', {
  id_sesi: Id, id_murid: Id, id_pengumpulan: Id, versi: z.int(), submit_time: Waktu.nullable(), isTerlambat: z.boolean(), kembali: z.boolean(), kembali_sampai: Waktu.nullable(), id_file: Id.nullable(),
  tugas_nilai: z.number().nullable(), nilai_versi: z.int().nullable(), kriteria: z.array(z.number()).nullable(), feedback: written(z.string()), isOtomatis: z.boolean(), oleh: Id.nullable(), dinilai_pada: Waktu.nullable(),
}, ['id_sesi', 'id_murid'], [['id_murid']]), { id_murid: 'goes' }, announced);
export const submissionVersion = about(table('submission_version', {
  id_sesi: Id, id_murid: Id, versi: z.int(), submit_time: Waktu, isTerlambat: z.boolean(), isDitarik: z.boolean(), essay_answer: written(z.string()), jawaban_murid: written(JawabanMurid), id_file: Id.nullable(),
}, ['id_sesi', 'id_murid', 'versi'], [['id_murid'], ['id_file']]), { id_murid: 'goes' });
export const phrases = about(table('phrases', { id_guru: ref('teacher'), daftar_frasa: z.array(z.string()) }, ['id_guru']), { id_guru: 'goes' });

type Of = { id_sesi: string; id_murid: string };
const keyOf = ({ id_sesi, id_murid }: Of) => ({ id_sesi, id_murid });

export const assignmentProjection = projection({
  name: 'assignment',
  version: 2,
  tables: [assignment, submission, submissionVersion, phrases],
  events: { AssignmentSet, AssignmentChanged, AssignmentBegun, AssignmentRemoved, SubmissionHandedIn, SubmissionWithdrawn, SubmissionMarked, SubmissionReturned, PhrasesKept },
  on: {
    AssignmentSet: ({ data }) => put(assignment, { ...data, jumlah_soal: data.soal.length, versi: 1, isBegun: false }),
    AssignmentChanged: ({ data: { id_sesi, sebelum: _, soal_sebelum: __, ...it } }) => [patch(assignment, { id_sesi }, { ...it, jumlah_soal: it.soal.length }), add(assignment, { id_sesi }, { versi: 1 })],
    AssignmentBegun: ({ data: { id_sesi } }) => patch(assignment, { id_sesi }, { isBegun: true }),
    AssignmentRemoved: ({ data: { id_sesi } }) => remove(assignment, { id_sesi }),

    SubmissionHandedIn: ({ data: { id_pengumpulan, tipe_assignment: _, essay_answer, jawaban_murid, ...it } }) => [
      add(submission, keyOf(it), {}, { id_pengumpulan, versi: it.versi, submit_time: it.submit_time, isTerlambat: it.isTerlambat, id_file: it.id_file, kembali: false, kembali_sampai: null }),
      put(submissionVersion, { ...it, essay_answer, jawaban_murid, isDitarik: false }),
    ],
    SubmissionWithdrawn: ({ data: { versi, ...it } }) => [
      patch(submission, keyOf(it), { submit_time: null, isTerlambat: false, id_file: null, tugas_nilai: null, nilai_versi: null, dinilai_pada: null, isOtomatis: false }),
      patch(submissionVersion, { ...keyOf(it), versi }, { isDitarik: true }),
    ],
    SubmissionMarked: ({ at, meta, data: { id_pengumpulan, versi, tugas_nilai, kriteria, feedback, isOtomatis, sebelum, ...it } }) =>
      add(submission, keyOf(it), {}, {
        id_pengumpulan, tugas_nilai, nilai_versi: tugas_nilai === null ? null : versi, kriteria, feedback, isOtomatis, oleh: isOtomatis ? null : meta.account, dinilai_pada: at, ...(tugas_nilai !== sebelum && { kembali: false, kembali_sampai: null }),
      }),
    SubmissionReturned: ({ data: { feedback, kembali_sampai, ...it } }) => patch(submission, keyOf(it), { feedback, kembali: true, kembali_sampai }),

    PhrasesKept: ({ data: { id_guru, daftar_frasa } }) => put(phrases, { id_guru, daftar_frasa }),
  },
});
