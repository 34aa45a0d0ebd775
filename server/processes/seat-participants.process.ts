import { StudentMoved, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { ExamApproved, ExamChanged, ExamSeated } from '#contract/exam/exam.events';
import { ExamsAhead, SeatsOf } from '#projections/exam/seats.query';
import type { Ask } from '#projections/kit/question';
import { SeatParticipants } from '#server/exam/exam.commands';
import { process, type Wish } from '#server/kit/processes/process';
import { MakeKeys } from '#server/processes/make-keys';

const seats = async (id_cbt: string, ask: Ask): Promise<Wish> => [SeatParticipants, { id_cbt, peserta: await ask(new SeatsOf({ id_cbt })) }];
const ofClasses = async (kelas: readonly string[], { at }: { at: string }, ask: Ask) => Promise.all((await ask(new ExamsAhead({ kelas, at }))).map((id_cbt) => seats(id_cbt, ask)));

/** Who sits an exam stands in its own stream once it is approved, and their keys are there before anybody answers. Whoever comes into a class of it joins them. */
export const seatParticipants = process({
  name: 'seat-participants',
  events: { ExamApproved, ExamChanged, ExamSeated, StudentMoved, StudentPlaced, StudentWithdrawn },
  on: {
    ExamApproved: async ({ data: { id_cbt } }, ask) => [await seats(id_cbt, ask)],
    ExamChanged: async ({ data: { id_cbt } }, ask) => [await seats(id_cbt, ask)],
    ExamSeated: ({ data: { peserta } }) => [[MakeKeys, { kategori: 'jawaban', daftar_orang: peserta.map(({ id_murid }) => id_murid) }]],
    StudentMoved: (event, ask) => ofClasses([event.data.id_kelas_tahun_ajaran, event.data.sebelum.id_kelas_tahun_ajaran], event, ask),
    StudentPlaced: (event, ask) => ofClasses([event.data.id_kelas_tahun_ajaran], event, ask),
    StudentWithdrawn: (event, ask) => ofClasses([event.data.id_kelas_tahun_ajaran], event, ask),
  },
});
