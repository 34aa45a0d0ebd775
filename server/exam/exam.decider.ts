import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { type AturanUjian, AturanUjian as Aturan, isFree, type Peserta, type RuangUjian, type SoalUjian } from '#contract/exam/exam';
import * as events from '#contract/exam/exam.events';
import { examRefusals as no } from '#contract/exam/exam.refusals';
import { common } from '#contract/kit/refusal';
import * as commands from '#server/exam/exam.commands';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Soal = SoalUjian & { opsi: string };
type Step = 'draft' | 'menunggu_persetujuan' | 'revisi' | 'disetujui' | 'dibatalkan';
export type Exam = { id_guru: string; id_tahun_ajaran: string; langkah: Step; aturan: AturanUjian; ruang: readonly RuangUjian[]; soal: readonly Soal[]; peserta: readonly Peserta[] };
export type ExamState = Exam | 'removed' | null;
const MINUTE_MS = 60_000;

/** An exam from its plan to the day: what is written into it stands still as soon as it has begun. */
export const examDecider = decider({
  stream: 'exam',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_cbt }: { id_cbt: string }) => id_cbt,
  commands: { ...commands },
  events: { ...events },
  initial: null as ExamState,
  decide: {
    PlanExam: ({ ruang, soal, ...it }, state) => {
      if (state) return nothing;
      soundRules(it, ruang);
      return events.ExamPlanned({ ...it, ruang: [...ruang], soal: [...soal] });
    },
    ChangeExam: ({ id_cbt, ...wish }, state, { at }) => {
      const it = changeable(state, at);
      const [aturan, ruang] = [{ ...it.aturan, ...said(Aturan.partial().parse(wish)) }, wish.ruang ?? it.ruang];
      soundRules(aturan, ruang);
      const [after, sebelum] = [{ ...aturan, ruang: [...ruang] }, { ...it.aturan, ruang: [...it.ruang] }];
      return JSON.stringify(after) === JSON.stringify(sebelum) ? nothing : events.ExamChanged({ id_cbt, ...after, sebelum });
    },
    ChooseExamQuestions: ({ id_cbt, soal }, state, { at }) => {
      const { soal: sebelum } = changeable(state, at);
      return JSON.stringify(soal) === JSON.stringify(sebelum) ? nothing : events.ExamQuestionsChosen({ id_cbt, soal: [...soal], sebelum: [...sebelum] });
    },
    SubmitExam: ({ id_cbt }, state, { at }) => {
      const it = there(state);
      if (it.langkah === 'menunggu_persetujuan' || it.langkah === 'disetujui') return nothing;
      changeable(state, at);
      complete(it);
      return isFree(it.aturan.tipe) ? [events.ExamSubmitted({ id_cbt }), events.ExamApproved({ id_cbt, otomatis: true })] : events.ExamSubmitted({ id_cbt });
    },
    ReturnExam: ({ id_cbt, alasan }, state, { at }) => {
      const it = there(state);
      if (it.langkah === 'revisi') return nothing;
      refuseUnless(it.langkah === 'menunggu_persetujuan' || it.langkah === 'disetujui', no.NOT_SUBMITTED);
      refuseUnless(it.langkah !== 'disetujui' || at < it.aturan.mulai, no.EXAM_STARTED);
      return events.ExamReturned({ id_cbt, alasan });
    },
    ApproveExam: ({ id_cbt }, state) => {
      const it = there(state);
      if (it.langkah === 'disetujui') return nothing;
      refuseUnless(it.langkah === 'menunggu_persetujuan', no.NOT_SUBMITTED);
      complete(it);
      return events.ExamApproved({ id_cbt, otomatis: false });
    },
    SeatParticipants: ({ id_cbt, peserta }, state) => (JSON.stringify(peserta) === JSON.stringify(there(state).peserta) ? nothing : events.ExamSeated({ id_cbt, peserta: [...peserta] })),
    CancelExam: ({ id_cbt, alasan }, state) => (there(state).langkah === 'dibatalkan' ? nothing : events.ExamCancelled({ id_cbt, alasan })),
    RemoveExam: ({ id_cbt }, state) => {
      if (state === 'removed') return nothing;
      refuseUnless(['draft', 'revisi'].includes(there(state).langkah), common.IN_USE, { tempat: 'exam' });
      return events.ExamRemoved({ id_cbt });
    },
  },
  evolve: {
    ExamPlanned: (_, { id_cbt: __, id_guru, id_tahun_ajaran, ruang, soal, ...aturan }): ExamState => ({ id_guru, id_tahun_ajaran, langkah: 'draft', aturan: Aturan.parse(aturan), ruang, soal, peserta: [] }),
    ExamChanged: (state, { ruang, ...it }) => now(state, { aturan: Aturan.parse(it), ruang }),
    ExamQuestionsChosen: (state, { soal }) => now(state, { soal }),
    ExamSubmitted: (state) => now(state, { langkah: 'menunggu_persetujuan' }),
    ExamReturned: (state) => now(state, { langkah: 'revisi' }),
    ExamApproved: (state) => now(state, { langkah: 'disetujui' }),
    ExamSeated: (state, { peserta }) => now(state, { peserta }),
    ExamCancelled: (state) => now(state, { langkah: 'dibatalkan' }),
    ExamRemoved: (): ExamState => 'removed',
  },
});

const there = (state: ExamState): Exam => (state && state !== 'removed' ? state : refuse(common.NOT_FOUND));
const now = (state: ExamState, change: Partial<Exam>): ExamState => ({ ...(state as Exam), ...change });
const said = <T extends object>(wish: T) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

/** What has been approved is returned before it is changed, and what has begun stays what it is. */
function changeable(state: ExamState, at: string): Exam {
  const it = there(state);
  refuseUnless(it.langkah !== 'disetujui' || at < it.aturan.mulai, no.EXAM_STARTED);
  refuseUnless(it.langkah === 'draft' || it.langkah === 'revisi', no.EXAM_APPROVED);
  return it;
}

function soundRules({ mulai, tutup, durasi, daftar_kelas }: AturanUjian, ruang: readonly RuangUjian[]) {
  refuseUnless(Date.parse(mulai) + durasi * MINUTE_MS <= Date.parse(tutup), no.WINDOW_TOO_SHORT);
  const seated = ruang.flatMap((it) => it.daftar_kelas);
  refuseUnless(!ruang.length || (seated.length === new Set(seated).size && daftar_kelas.every((it) => seated.includes(it)) && seated.every((it) => daftar_kelas.includes(it))), no.CLASS_UNSEATED);
}

/** What an exam must have before somebody sits it (domain A.2). */
function complete({ aturan: { tipe }, ruang, soal }: Exam) {
  refuseUnless(soal.length, no.NO_QUESTIONS);
  const jumlah = Math.round(soal.reduce((sum, { bobot }) => sum + bobot, 0) * 100) / 100;
  refuseUnless(jumlah === 100, no.WEIGHTS_OFF, { jumlah });
  refuseUnless(tipe === 'PH' || (ruang.length > 0 && ruang.every(({ daftar_guru }) => daftar_guru.length)), no.NO_SUPERVISOR);
}
