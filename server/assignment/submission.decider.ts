import { type AturanTugas, closedBy, type JawabanMurid, markOf, NOTHING_DONE, type Pekerjaan, rubricMark, type Tugas } from '#contract/assignment/assignment';
import { SubmissionHandedIn, SubmissionMarked, SubmissionReturned, SubmissionWithdrawn } from '#contract/assignment/assignment.events';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common, type Refusal } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { AssignmentLesson, type LessonOfAssignment } from '#projections/assignment/assignment-lesson.query';
import { KeptFile } from '#projections/file/file.query';
import { uuidV5 } from '#projections/kit/uuid';
import { AssignmentFromLog } from '#server/assignment/assignment-from-log';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Of = { id_sesi: string; id_murid: string };
/** What was handed in: one of the three, by the kind of the assignment. */
export type Isi = { essay_answer: string | null; jawaban_murid: JawabanMurid | null; id_file: string | null };
export class HandIn extends DomainCommand<Of & Isi> {}
export class WithdrawWork extends DomainCommand<Of> {}
/** What is left out stays; `tugas_nilai` null takes the mark away. `versi`: the version that was read; `sebelum`: what was seen of the mark. */
export class MarkWork extends DomainCommand<Of & { tugas_nilai?: number | null | undefined; kriteria?: readonly number[] | undefined; feedback?: string | undefined; id_kd: string | null; versi?: number | undefined; sebelum?: SeenOf }> {}
export class ReturnWork extends DomainCommand<Of & { feedback: string; kembali_sampai: string | null }> {}

/** `isRead`: somebody has marked or returned it, so it is not the student's alone any more. */
type State = Pekerjaan & { isi: Isi | null; tugas_nilai: number | null; kriteria: readonly number[]; feedback: string | null; isRead: boolean };
type Known = { tugas?: Tugas | undefined; lesson?: LessonOfAssignment | undefined; file?: { id_pemilik: string; jenis: string } | undefined };

/** One student's work for one lesson: every version of it, and what was said of them. */
export const submissionDecider = decider({
  stream: 'submission',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_sesi, id_murid }: Of) => submissionId(id_sesi, id_murid),
  commands: { HandIn, WithdrawWork, MarkWork, ReturnWork },
  events: { SubmissionHandedIn, SubmissionWithdrawn, SubmissionMarked, SubmissionReturned },
  initial: { ...NOTHING_DONE, isi: null, tugas_nilai: null, kriteria: [], feedback: null, isRead: false } as State,
  needs: ({ id_sesi, id_file }: Of & { id_file?: string | null }) => ({
    tugas: new AssignmentFromLog({ id_sesi }), lesson: new AssignmentLesson({ id_sesi }), file: id_file ? new KeptFile({ id: id_file }) : undefined,
  }),
  decide: {
    HandIn: ({ id_sesi, id_murid, ...isi }, state, { at, needs }) => {
      const tugas = asked(needs);
      refuseUnfit(isi, tugas);
      refuseForeign(isi, id_murid, needs.file);
      if (state.submit_time && !state.kembali && isSame(isi, state.isi)) return nothing;
      refuseClosed(state, tugas, at);
      const of = { id_pengumpulan: submissionId(id_sesi, id_murid), id_sesi, id_murid, versi: state.versi + 1 };
      const isTerlambat = !state.kembali && at > tugas.tenggat;
      const handedIn = SubmissionHandedIn({ ...of, submit_time: at, tipe_assignment: tugas.tipe_assignment, isTerlambat, ...isi });
      if (!isi.jawaban_murid) return handedIn;
      const tugas_nilai = Math.min(markOf(tugas.soal, isi.jawaban_murid), mostOf({ isTerlambat }, tugas));
      return [handedIn, SubmissionMarked({ ...of, tugas_nilai, kriteria: [], feedback: state.feedback, id_kd: null, isOtomatis: true, sebelum: state.tugas_nilai })];
    },
    WithdrawWork: ({ id_sesi, id_murid }, state, { at, needs }) => {
      const tugas = asked(needs);
      if (!state.submit_time) return refuse(no.NOTHING_HANDED_IN);
      refuseUnless(!state.isRead, no.ALREADY_MARKED);
      refuseClosed(state, tugas, at);
      return SubmissionWithdrawn({ id_pengumpulan: submissionId(id_sesi, id_murid), id_sesi, id_murid, versi: state.versi });
    },
    MarkWork: ({ id_sesi, id_murid, versi, id_kd, sebelum, ...wish }, state, { needs }) => {
      const tugas = asked(needs);
      const kriteria = wish.kriteria?.length ? [...wish.kriteria] : wish.tugas_nilai === undefined ? [...state.kriteria] : [];
      for (const [i, it] of (wish.kriteria ?? []).entries()) refuseUnless(it <= (tugas.rubrik[i]?.skor ?? -1), no.CRITERION_TOO_HIGH, { jumlah: tugas.rubrik[i]?.skor ?? 0 });
      const summed = wish.kriteria?.length ? Math.min(rubricMark(tugas.rubrik, kriteria), mostOf(state, tugas)) : state.tugas_nilai;
      const isMarking = wish.tugas_nilai !== undefined || Boolean(wish.kriteria?.length);
      const read = isMarking ? state.versi : (state.nilai_versi ?? state.versi);
      const [before, after] = [{ tugas_nilai: state.tugas_nilai, kriteria: state.kriteria, feedback: state.feedback ?? '' }, { tugas_nilai: wish.tugas_nilai === undefined ? summed : wish.tugas_nilai, kriteria, feedback: wish.feedback ?? state.feedback ?? '' }];
      if (isSame(after, before) && (after.tugas_nilai === null || state.nilai_versi === read)) return nothing;
      refuseUnless(versi === undefined || versi === state.versi, no.VERSION_CHANGED);
      refuseOvertaken(sebelum, before, after);
      refuseUnless(!isMarking || after.tugas_nilai === null || after.tugas_nilai <= mostOf(state, tugas), no.LATE_MARK_TOO_HIGH, { jumlah: mostOf(state, tugas) });
      return SubmissionMarked({ id_pengumpulan: submissionId(id_sesi, id_murid), id_sesi, id_murid, versi: read, ...after, id_kd, isOtomatis: false, sebelum: state.tugas_nilai });
    },
    ReturnWork: ({ id_sesi, id_murid, feedback, kembali_sampai }, state, { at, needs }) => {
      asked(needs);
      refuseUnless(state.submit_time, no.NOTHING_HANDED_IN);
      refuseUnless(kembali_sampai === null || kembali_sampai > at, no.DEADLINE_PAST);
      if (state.kembali && state.feedback === feedback && state.kembali_sampai === kembali_sampai) return nothing;
      return SubmissionReturned({ id_pengumpulan: submissionId(id_sesi, id_murid), id_sesi, id_murid, versi: state.versi, feedback, kembali_sampai });
    },
  },
  evolve: {
    SubmissionHandedIn: (state, { versi, submit_time, isTerlambat, essay_answer, jawaban_murid, id_file }): State => ({
      ...state, versi, submit_time, isTerlambat, kembali: false, kembali_sampai: null, isi: { essay_answer, jawaban_murid, id_file },
    }),
    SubmissionWithdrawn: (state): State => ({ ...state, submit_time: null, isTerlambat: false, isi: null, tugas_nilai: null, nilai_versi: null }),
    SubmissionMarked: (state, { versi, tugas_nilai, kriteria, feedback, isOtomatis, sebelum }): State => ({
      ...state, nilai_versi: tugas_nilai === null ? null : versi, tugas_nilai, kriteria, feedback, ...(tugas_nilai !== sebelum && { kembali: false, kembali_sampai: null }), isRead: state.isRead || !isOtomatis,
    }),
    SubmissionReturned: (state, { feedback, kembali_sampai }): State => ({ ...state, feedback, kembali: true, kembali_sampai, isRead: true }),
  },
});

export const submissionId = (id_sesi: string, id_murid: string) => uuidV5(id_sesi, id_murid);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const mostOf = ({ isTerlambat }: Pick<Pekerjaan, 'isTerlambat'>, { nilai_terlambat }: AturanTugas) => (isTerlambat ? nilai_terlambat : 100);

function asked({ tugas, lesson }: Known): Tugas {
  refuseUnless(lesson, common.NOT_FOUND);
  refuseUnless(lesson.isActive, no.SEMESTER_CLOSED);
  return tugas ?? refuse(no.NO_ASSIGNMENT);
}

const CLOSED: Record<NonNullable<ReturnType<typeof closedBy>>, Refusal> = { belum_dibuka: no.NOT_OPEN_YET, ditutup: no.HANDING_IN_CLOSED, dinilai: no.ALREADY_MARKED };
export function refuseClosed(state: Pekerjaan, tugas: Tugas, at: string) {
  const why = closedBy(state, tugas, at);
  if (why) refuse(CLOSED[why]);
}

/** What is handed in is exactly what the assignment asks for. */
export function refuseUnfit({ essay_answer, jawaban_murid, id_file }: Isi, { tipe_assignment, soal }: Tugas) {
  const given = { Essay: essay_answer, 'Multiple Choice': jawaban_murid, 'File Upload': id_file };
  refuseUnless(Object.entries(given).every(([kind, it]) => (it !== null) === (kind === tipe_assignment)), no.WRONG_ANSWER_KIND);
  const isOption = ([nomor, letter]: [string, string]) => soal.some((it) => String(it.nomor) === nomor && it.opsi.some(({ id }) => id === letter));
  refuseUnless(Object.entries(jawaban_murid ?? {}).every(isOption), no.NO_SUCH_QUESTION);
}
/** A file is one that the student has uploaded to be handed in. */
export function refuseForeign({ id_file }: Isi, id_murid: string, file: Known['file']) {
  refuseUnless(id_file === null || (file?.id_pemilik === id_murid && file.jenis === 'pengumpulan'), no.NO_SUCH_FILE);
}
