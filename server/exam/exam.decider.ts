import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { type AturanUjian, AturanUjian as Aturan, isFree, type Peserta, type RuangUjian } from '#contract/exam/exam';
import * as events from '#contract/exam/exam.events';
import { lacksOf } from '#contract/exam/exam-lacks';
import { examRefusals as no } from '#contract/exam/exam.refusals';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { SupervisorClash } from '#projections/exam/supervision.query';
import * as commands from '#server/exam/exam.commands';
import { SittingNow } from '#server/exam/exam-for-attempt';
import { type Exam, type ExamState, isSubmitted, now, standing, there } from '#server/exam/exam.state';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

const MINUTE_MS = 60_000;

/** An exam from its plan to the day: what is written into it stands still as soon as it has begun. */
export const examDecider = decider({
  stream: 'exam',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_cbt }: { id_cbt: string }) => id_cbt,
  commands: { ...commands },
  events: { ...events },
  initial: null as ExamState,
  needs: (data, state, command) => ({ bentrok: clashOf(data, state, command), mengerjakan: command === commands.CancelExam.name && state && state !== 'removed' ? new SittingNow({ id_cbt: data.id_cbt, peserta: state.peserta.map(({ id_murid }) => id_murid) }) : undefined }),
  decide: {
    PlanExam: ({ ruang, soal, ajukan, ...it }, state, { at, needs: { bentrok } }) => {
      if (state) return nothing;
      soundRules(it, ruang);
      const planned = events.ExamPlanned({ ...it, ruang: [...ruang], soal: [...soal] });
      return ajukan ? [planned, ...submitted(it.id_cbt, { aturan: it, ruang, soal }, at, bentrok)] : planned;
    },
    ChangeExam: ({ id_cbt, sebelum: seen, ...wish }, state, { at, needs: { bentrok } }) => {
      const it = changeable(state, at);
      const { aturan, ruang } = changed(it, wish);
      refuseOvertaken(seen, { ...it.aturan, pengawas: it.ruang }, { ...wish, pengawas: wish.ruang });
      soundRules(aturan, ruang);
      const [after, sebelum] = [{ ...aturan, ruang: [...ruang] }, { ...it.aturan, ruang: [...it.ruang] }];
      if (JSON.stringify(after) === JSON.stringify(sebelum)) return nothing;
      if (isSubmitted(it)) whole({ ...it, aturan, ruang }, at, bentrok);
      refuseUnless(!isSubmitted(it) || isFree(it.aturan.tipe) === isFree(aturan.tipe), no.EXAM_APPROVED);
      return events.ExamChanged({ id_cbt, ...after, sebelum });
    },
    ChooseExamQuestions: ({ id_cbt, soal, sebelum: seen }, state, { at }) => {
      const it = changeable(state, at);
      const told = toldAs(seen);
      refuseOvertaken(seen, { cbtSoalBundle: told(it.soal) }, { cbtSoalBundle: told(soal) });
      if (JSON.stringify(soal) === JSON.stringify(it.soal)) return nothing;
      if (isSubmitted(it)) whole({ ...it, soal }, at);
      return events.ExamQuestionsChosen({ id_cbt, soal: [...soal], sebelum: [...it.soal] });
    },
    SubmitExam: ({ id_cbt }, state, { at, needs: { bentrok } }) => {
      const it = standing(state);
      return isSubmitted(it) ? nothing : submitted(id_cbt, it, at, bentrok);
    },
    ReturnExam: ({ id_cbt, alasan, versi }, state, { at }) => {
      const it = standing(state);
      if (it.langkah === 'revisi') return nothing;
      refuseUnless(isSubmitted(it), no.NOT_SUBMITTED);
      refuseUnless(it.langkah !== 'disetujui' || at < it.aturan.mulai, no.EXAM_STARTED);
      refuseUnless(versi === undefined || versi === it.versi, no.EXAM_CHANGED);
      return events.ExamReturned({ id_cbt, alasan });
    },
    ApproveExam: ({ id_cbt, versi }, state, { at }) => {
      const it = standing(state);
      if (it.langkah === 'disetujui') return nothing;
      refuseUnless(it.langkah === 'menunggu_persetujuan', no.NOT_SUBMITTED);
      refuseUnless(versi === undefined || versi === it.versi, no.EXAM_CHANGED);
      whole(it, at);
      return events.ExamApproved({ id_cbt, otomatis: false });
    },
    SeatParticipants: ({ id_cbt, peserta: wish }, state, { at }) => {
      const it = there(state);
      if (it.langkah !== 'disetujui' || at >= it.aturan.tutup) return nothing;
      const peserta = at < it.aturan.mulai ? [...wish] : [...it.peserta, ...beside(it.peserta, wish)];
      const keluar = beside(peserta, it.peserta).map(({ id_murid }) => id_murid);
      return JSON.stringify(peserta) === JSON.stringify(it.peserta) ? nothing : events.ExamSeated({ id_cbt, peserta, keluar });
    },
    UnlinkSupervisor: ({ id_cbt, id_pengawas_cbt, id_guru, pengganti = null }, state, { at, needs: { bentrok } }) => {
      const it = standing(state);
      refuseUnless(it.langkah !== 'disetujui' || at < it.aturan.tutup, no.EXAM_OVER);
      const room = it.ruang.find((one) => one.id_pengawas_cbt === id_pengawas_cbt) ?? refuse(common.NOT_FOUND);
      if (!room.daftar_guru.includes(id_guru) || pengganti === id_guru) return nothing;
      const ruang = unlinked(it.ruang, { id_pengawas_cbt, id_guru, pengganti });
      soundRules(it.aturan, ruang);
      if (isSubmitted(it)) whole({ ...it, ruang }, at, bentrok);
      return events.SupervisorUnlinked({ id_cbt, id_pengawas_cbt, id_guru, pengganti });
    },
    /** Nobody sits what is called off: whoever does is told so by those who watch them, whose board it stays. */
    CancelExam: ({ id_cbt, alasan }, state, { at, needs: { mengerjakan = 0 } }) => {
      const it = there(state);
      if (it.langkah === 'dibatalkan') return nothing;
      refuseUnless(it.langkah !== 'disetujui' || at < it.aturan.tutup, no.EXAM_OVER);
      refuseUnless(mengerjakan === 0, no.EXAM_SAT, { jumlah: mengerjakan });
      return events.ExamCancelled({ id_cbt, alasan });
    },
    RemoveExam: ({ id_cbt }, state) => {
      if (state === 'removed') return nothing;
      const { langkah, aturan: { daftar_kelas }, ruang, soal, peserta } = there(state);
      refuseUnless(['draft', 'revisi'].includes(langkah), common.IN_USE, { tempat: 'exam' });
      return events.ExamRemoved({ id_cbt, daftar_kelas, ruang: [...ruang], soal: idsOf(soal), peserta: peserta.map(({ id_murid }) => id_murid) });
    },
  },
  evolve: {
    ExamPlanned: (_, { id_cbt: __, id_guru, id_tahun_ajaran, ruang, soal, ...aturan }): ExamState => ({ id_guru, id_tahun_ajaran, langkah: 'draft', versi: 1, aturan: Aturan.parse(aturan), ruang, soal, peserta: [] }),
    ExamChanged: (state, { ruang, ...it }) => now(state, { aturan: Aturan.parse(it), ruang, versi: versionOf(state) + 1 }),
    ExamQuestionsChosen: (state, { soal }) => now(state, { soal, versi: versionOf(state) + 1 }),
    ExamSubmitted: (state) => now(state, { langkah: 'menunggu_persetujuan' }),
    ExamReturned: (state) => now(state, { langkah: 'revisi' }),
    ExamApproved: (state) => now(state, { langkah: 'disetujui' }),
    ExamSeated: (state, { peserta }) => now(state, { peserta }),
    SupervisorUnlinked: (state, it) => now(state, { ruang: unlinked((state as Exam).ruang, it) }),
    ExamCancelled: (state) => now(state, { langkah: 'dibatalkan' }),
    ExamRemoved: (): ExamState => 'removed',
  },
});

type Wish = { [K in keyof AturanUjian]?: AturanUjian[K] | undefined } & { ruang?: readonly RuangUjian[] | undefined };
type Whole = Pick<Exam, 'aturan' | 'ruang' | 'soal'>;
const versionOf = (state: ExamState) => (state as Exam).versi;
const idsOf = (soal: Exam['soal']) => soal.map(({ id_soal }) => id_soal);
/** Questions as whoever read them says them: by their ids, or each with its place, its version and its weight. */
const toldAs = (seen: SeenOf) => {
  const before = seen?.cbtSoalBundle;
  const isPlain = Array.isArray(before) && typeof before[0] === 'string';
  return (soal: Exam['soal']) => (isPlain ? idsOf(soal) : soal.map(({ id_soal, versi, bobot }, i) => ({ nomor: i + 1, id_soal, versi, bobot })));
};
/** Those of `some` who are not among these. */
const beside = (these: readonly Peserta[], some: readonly Peserta[]) => some.filter(({ id_murid }) => !these.some((it) => it.id_murid === id_murid));
const said = <T extends object>(wish: T) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
const changed = (it: Exam, { ruang = it.ruang, ...wish }: Wish) => ({ aturan: { ...it.aturan, ...said(Aturan.partial().parse(wish)) }, ruang });
const unlinked = (ruang: Exam['ruang'], { id_pengawas_cbt, id_guru, pengganti }: { id_pengawas_cbt: string; id_guru: string; pengganti: string | null }) =>
  ruang.map((it) => (it.id_pengawas_cbt === id_pengawas_cbt ? { ...it, daftar_guru: it.daftar_guru.flatMap((one) => (one === id_guru ? (pengganti ?? []) : one)) } : it));

/** What is submitted may be in nobody else's rooms: whose they are then is asked beforehand. */
function clashOf(data: { id_cbt: string }, state: ExamState, command: string) {
  const of = (id_cbt: string, { mulai, tutup }: AturanUjian, daftar_guru: readonly string[]) => (daftar_guru.length ? new SupervisorClash({ id_cbt, mulai, tutup, daftar_guru }) : undefined);
  const inRooms = (ruang: Exam['ruang']) => [...new Set(ruang.flatMap((it) => it.daftar_guru))].sort();
  if (command === commands.PlanExam.name) {
    const wish = data as commands.PlanExam['data'];
    return wish.ajukan && !state ? of(wish.id_cbt, wish, inRooms(wish.ruang)) : undefined;
  }
  if (!state || state === 'removed') return undefined;
  if (command === commands.SubmitExam.name && !isSubmitted(state)) return of(data.id_cbt, state.aturan, inRooms(state.ruang));
  if (!isSubmitted(state)) return undefined;
  if (command === commands.ChangeExam.name) {
    const { id_cbt, sebelum: _, ...wish } = data as commands.ChangeExam['data'];
    const after = changed(state, wish);
    return of(id_cbt, after.aturan, inRooms(after.ruang));
  }
  const { pengganti } = data as commands.UnlinkSupervisor['data'];
  return command === commands.UnlinkSupervisor.name && pengganti ? of(data.id_cbt, state.aturan, [pengganti]) : undefined;
}

type Clash = { nama: string; pengawas: string } | undefined;
function submitted(id_cbt: string, it: Whole, at: string, clash: Clash) {
  whole(it, at, clash);
  return isFree(it.aturan.tipe) ? [events.ExamSubmitted({ id_cbt }), events.ExamApproved({ id_cbt, otomatis: true })] : [events.ExamSubmitted({ id_cbt })];
}

/** What waits is changed as long as it stays whole; what a leader has approved is returned before, and what has begun stays what it is. */
function changeable(state: ExamState, at: string): Exam {
  const it = standing(state);
  refuseUnless(it.langkah !== 'disetujui' || at < it.aturan.mulai, no.EXAM_STARTED);
  refuseUnless(it.langkah !== 'disetujui' || isFree(it.aturan.tipe), no.EXAM_APPROVED);
  return it;
}

function soundRules({ mulai, tutup, durasi, daftar_kelas }: AturanUjian, ruang: readonly RuangUjian[]) {
  refuseUnless(Date.parse(mulai) + durasi * MINUTE_MS <= Date.parse(tutup), no.WINDOW_TOO_SHORT);
  const seated = ruang.flatMap((it) => it.daftar_kelas);
  refuseUnless(!ruang.length || (isOnce(seated) && daftar_kelas.every((it) => seated.includes(it)) && seated.every((it) => daftar_kelas.includes(it))), no.CLASS_UNSEATED);
  refuseUnless(isOnce(ruang.flatMap(({ sesi, daftar_guru }) => daftar_guru.map((it) => `${sesi} ${it}`))), no.SUPERVISOR_TWICE);
}
const isOnce = (list: readonly string[]) => new Set(list).size === list.length;

function whole(it: Whole, at: string, clash?: Clash) {
  const [lack] = lacksOf(it, at);
  if (lack) refuse(lack.refusal, lack.jumlah === undefined ? {} : { jumlah: lack.jumlah });
  refuseUnless(!clash, no.SUPERVISOR_BUSY, clash);
}
