import { AttemptFinished, AttemptVoided, LateAnswersAccepted } from '#contract/exam/attempt.events';
import { GradeAttempt, VoidMark } from '#server/exam/mark.decider';
import { process } from '#server/kit/processes/process';

type Of = { id_peserta: string; id_cbt: string; id_murid: string };
const ofAttempt = ({ id_peserta, id_cbt, id_murid }: Of) => ({ id_peserta, id_cbt, id_murid });

/** Whoever has finished is marked as far as a machine can; late answers that were accepted count, and an attempt that was voided gives nothing. */
export const gradeAttempts = process({
  name: 'grade-attempts',
  events: { AttemptFinished, AttemptVoided, LateAnswersAccepted },
  on: {
    AttemptFinished: ({ data }) => [[GradeAttempt, { ...ofAttempt(data), sebab: 'selesai' }]],
    LateAnswersAccepted: ({ meta, data }) => [[GradeAttempt, { ...ofAttempt(data), sebab: 'jawaban_terlambat', karena: { id_soal: null, oleh: meta.account, alasan: data.alasan } }]],
    AttemptVoided: ({ meta, data }) => [[VoidMark, { ...ofAttempt(data), ke: data.ke, karena: { id_soal: null, oleh: meta.account, alasan: data.alasan } }]],
  },
});
