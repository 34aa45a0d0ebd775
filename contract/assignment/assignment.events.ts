import { z } from 'zod';
import { aturanTugas, JawabanMurid, SoalTugas } from '#contract/assignment/assignment';
import { OVERSEERS } from '#contract/identity/identity';
import { event, personal, readBy } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { TipeAssignment } from '#contract/lesson/lesson.api';

const of = { id_sesi: Id };
/** Whoever knows keys. */
const soal = () => readBy(OVERSEERS, z.array(SoalTugas));
const tugas = { ...aturanTugas, soal: soal() };

export const AssignmentSet = event('AssignmentSet', { ...of, ...tugas });
/** All that it is now; what it was stands in `sebelum`, its questions in `soal_sebelum`. */
export const AssignmentChanged = event('AssignmentChanged', { ...of, ...tugas, sebelum: z.object(aturanTugas), soal_sebelum: soal() });
/** Somebody is about to hand something in: what is asked for stands from now on. */
export const AssignmentBegun = event('AssignmentBegun', of);
export const AssignmentRemoved = event('AssignmentRemoved', of);

const whose = { id_pengumpulan: Id, ...of, id_murid: Id };
/** Of what a student hands in only themselves and who marks it know. */
const written = <S extends z.ZodType>(schema: S) => personal('jawaban', 'id_murid', schema);

/** The how manieth version, and when it came by the server's clock; of the three kinds of answers it has the one of its kind. */
export const SubmissionHandedIn = event('SubmissionHandedIn', {
  ...whose, versi: z.int(), submit_time: Waktu, tipe_assignment: TipeAssignment, isTerlambat: z.boolean(), id_file: Id.nullable(), essay_answer: written(z.string()), jawaban_murid: written(JawabanMurid),
});
/** Taken back before it was marked; its versions stay in the history. */
export const SubmissionWithdrawn = event('SubmissionWithdrawn', { ...whose, versi: z.int() });
/** `versi` is what was read, 0 where nothing was handed in; without `tugas_nilai` only something was said of it. `kriteria`: points by the parts of the rubric; `isOtomatis`: it marked itself. */
export const SubmissionMarked = event('SubmissionMarked', {
  ...whose, versi: z.int(), tugas_nilai: z.number().nullable(), kriteria: z.array(z.number()), feedback: written(z.string()), id_kd: Id.nullable(), isOtomatis: z.boolean(), sebelum: z.number().nullable(),
});
/** To be done again, until `kembali_sampai` where that is said. */
export const SubmissionReturned = event('SubmissionReturned', { ...whose, versi: z.int(), feedback: written(z.string()), kembali_sampai: Waktu.nullable() });

/** What a teacher says again and again. */
export const PhrasesKept = event('PhrasesKept', { id_guru: Id, daftar_frasa: z.array(z.string()), sebelum: z.array(z.string()) });
