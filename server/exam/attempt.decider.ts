import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { Simpanan } from '#contract/exam/attempt';
import { FOKUS_DETIK, FOKUS_KALI, TENGGANG_MS } from '#contract/exam/protocol';
import * as events from '#contract/exam/attempt.events';
import { attemptRefusals as no } from '#contract/exam/attempt.refusals';
import { common } from '#contract/kit/refusal';
import * as commands from '#server/exam/attempt.commands';
import { type Attempt, type AttemptState, NO_LATE, noAttempt } from '#server/exam/attempt.state';
import { ExamForAttempt } from '#server/exam/exam-for-attempt';
import { paperOf } from '#server/exam/paper';
import { receiptOf } from '#server/exam/receipt';
import { type Answers, countsOf, type Mark, missing, seenAfter, sorted } from '#server/exam/saves';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';

const MINUTE_MS = 60_000;
const ASKS_OF_EXAM = [commands.TakeAttempt, commands.NoteFocusLoss, commands.TellReadiness].map((it) => it.name);

/**
 * One student's exam. Its stream is the truth about what was saved: a save is acknowledged when it lies here, and deciding on it
 * asks nothing of the read side. `needs` is answered from the log, and only to begin.
 */
export const attemptDecider = decider({
  stream: 'attempt',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_peserta }: { id_peserta: string }) => id_peserta,
  commands: { ...commands },
  events: { ...events },
  initial: noAttempt as AttemptState,
  needs: ({ id_cbt, id_murid }, { attempt }, command) => ({
    ujian: (command === commands.StartAttempt.name && !attempt) || ASKS_OF_EXAM.includes(command) ? new ExamForAttempt({ id_cbt, id_murid }) : undefined,
  }),
  decide: {
    StartAttempt: ({ perangkat, benih, token, ...of }, { attempt, ke }, { at, needs: { ujian } }) => {
      if (attempt) return nothing;
      refuseUnless(ujian, common.NOT_FOUND);
      refuseUnless(ujian.isParticipant, no.NOT_A_PARTICIPANT);
      refuseUnless(ujian.isApproved, no.EXAM_NOT_APPROVED);
      refuseUnless(ujian.mulai <= at && at < ujian.tutup, no.EXAM_NOT_OPEN);
      refuseUnless(ujian.token === null || ujian.token.includes(token?.trim().toUpperCase() ?? ''), no.WRONG_TOKEN);
      const tenggat = earlier(later(at, ujian.durasi), ujian.tutup);
      return events.AttemptStarted({ ...of, id_pengawas_cbt: ujian.id_pengawas_cbt, ke: ke + 1, benih, soal: paperOf(ujian.soal, ujian, benih), durasi: ujian.durasi, tenggat, tutup: ujian.tutup, perangkat });
    },

    SaveAnswers: ({ simpanan, perangkat, lease, ...of }, { attempt }, { at }) => taken(of, begun(attempt), simpanan, at, { perangkat, lease }),

    SavePlainAnswers: ({ jawaban, ...of }, { attempt }, { at }) => {
      const it = begun(attempt);
      const changed = Object.entries(jawaban).filter(([soal, value]) => JSON.stringify(it.jawaban[soal]?.value ?? null) !== JSON.stringify(value));
      const saves = changed.map(([soal, value]): Simpanan => ({ soal, epoch: it.lease, seq: (it.jawaban[soal]?.epoch === it.lease ? it.jawaban[soal].seq : 0) + 1, value, ragu: it.jawaban[soal]?.ragu ?? false, mono: null }));
      return taken(of, it, saves, at, { perangkat: it.perangkat, lease: it.lease });
    },

    TakeAttempt: ({ perangkat, ...of }, { attempt }, { needs: { ujian } }) => {
      const it = begun(attempt);
      if (it.perangkat === perangkat) return nothing;
      refuseUnless(!it.selesai, no.ATTEMPT_FINISHED);
      refuseUnless(it.isReleased || ujian?.pindah_perangkat === 'bebas', no.DEVICE_NOT_ALLOWED);
      return events.AttemptTaken({ ...of, lease: it.lease + 1, perangkat, perangkat_sebelum: it.perangkat });
    },

    FinishAttempt: ({ digest = {}, ...of }, { attempt }) => {
      const it = begun(attempt);
      if (it.selesai) return nothing;
      refuseUnless(!it.isLocked, no.ATTEMPT_LOCKED);
      const lacking = missing(it.jawaban, digest);
      if (lacking.length) throw new Refused(no.MISSING_SAVES, {}, undefined, { soal: lacking });
      return finished(of, it, 'murid');
    },
    CloseAttempt: ({ tenggat, ...of }, { attempt }, { at }) => (attempt && Date.parse(attempt.tenggat) === Date.parse(tenggat) && !attempt.selesai && at > graceOf(attempt) ? finished(of, attempt, 'waktu') : nothing),
    ForceFinish: ({ alasan, ...of }, { attempt }) => {
      const it = begun(attempt);
      return it.selesai ? nothing : finished(of, it, 'pengawas', alasan);
    },

    ExtendTime: ({ menit, sebab, alasan, ...of }, { attempt }, { at }) => {
      const it = begun(attempt);
      refuseUnless(it.selesai !== 'murid' && it.selesai !== 'pengawas', no.ATTEMPT_FINISHED);
      const tenggat = later(it.tenggat, menit);
      const extended = events.TimeExtended({ ...of, menit, tenggat, tenggat_sebelum: it.tenggat, sebab, alasan });
      return it.selesai && tenggat > at ? [extended, events.AttemptReopened({ ...of, tenggat, alasan })] : extended;
    },
    NoteFocusLoss: ({ detik, perangkat, ...of }, { attempt }, { needs: { ujian } }) => {
      const it = begun(attempt);
      if (it.selesai || detik < FOKUS_DETIK) return nothing;
      const lost = events.FocusLost({ ...of, detik, kali: it.fokus + 1, perangkat });
      return ujian?.fokus === 'kunci' && lost.data.kali >= FOKUS_KALI && !it.isLocked ? [lost, events.AttemptLocked({ ...of, alasan: `Meninggalkan ujian ${lost.data.kali} kali` })] : lost;
    },
    TellReadiness: (it, _, { needs: { ujian } }) => {
      refuseUnless(ujian?.isParticipant, no.NOT_A_PARTICIPANT);
      return events.ReadinessTold(it);
    },
    LockAttempt: ({ alasan, ...of }, { attempt }) => {
      const it = begun(attempt);
      refuseUnless(!it.selesai, no.ATTEMPT_FINISHED);
      return it.isLocked ? nothing : events.AttemptLocked({ ...of, alasan });
    },
    UnlockAttempt: ({ alasan, ...of }, { attempt }) => (begun(attempt).isLocked ? events.AttemptUnlocked({ ...of, alasan }) : nothing),
    ReleaseDevice: ({ alasan, ...of }, { attempt }) => (begun(attempt).isReleased ? nothing : events.DeviceReleased({ ...of, alasan })),
    VoidAttempt: ({ alasan, ...of }, { attempt }) => events.AttemptVoided({ ...of, ke: begun(attempt).ke, alasan }),

    AcceptLateAnswers: ({ alasan, ...of }, { attempt }) => {
      const it = begun(attempt);
      refuseUnless(it.late.tanda.length, no.NOTHING_LATE);
      const jawaban = it.late.jawaban.map((value) => value ?? null);
      const tanda = newest(it.jawaban, it.late.tanda);
      return events.LateAnswersAccepted({ ...of, tanda, jawaban, ...countsOf(applied(it.jawaban, tanda, jawaban)), alasan });
    },
    RejectLateAnswers: ({ alasan, ...of }, { attempt }) => {
      refuseUnless(begun(attempt).late.tanda.length, no.NOTHING_LATE);
      return events.LateAnswersRejected({ ...of, alasan });
    },
  },

  evolve: {
    AttemptStarted: (_, { ke, soal, tenggat, perangkat }): AttemptState => ({
      ke, attempt: { ke, soal, tenggat, perangkat, lease: 1, isReleased: false, isLocked: false, fokus: 0, selesai: null, jawaban: {}, seen: {}, late: NO_LATE },
    }),
    AnswersSaved: (state, { tanda, jawaban }) => kept(state, (it) => ({ ...erasedBy(jawaban), jawaban: applied(it.jawaban, tanda, jawaban), seen: seenAfter(it.seen, tanda) })),
    AnswersReceivedLate: (state, { tanda, jawaban }) =>
      kept(state, (it) => ({ seen: seenAfter(it.seen, tanda), late: { tanda: [...it.late.tanda, ...tanda], jawaban: [...it.late.jawaban, ...tanda.map((_, i) => jawaban?.[i])] } })),
    LateAnswersAccepted: (state, { tanda, jawaban }) => kept(state, (it) => ({ ...erasedBy(jawaban), late: NO_LATE, jawaban: applied(it.jawaban, tanda, jawaban) })),
    LateAnswersRejected: (state) => kept(state, () => ({ late: NO_LATE })),
    AttemptTaken: (state, { lease, perangkat }) => kept(state, () => ({ lease, perangkat, isReleased: false })),
    DeviceReleased: (state) => kept(state, () => ({ isReleased: true })),
    TimeExtended: (state, { tenggat }) => kept(state, () => ({ tenggat })),
    FocusLost: (state, { kali }) => kept(state, () => ({ fokus: kali })),
    ReadinessTold: (state) => state,
    AttemptLocked: (state) => kept(state, () => ({ isLocked: true })),
    AttemptUnlocked: (state) => kept(state, () => ({ isLocked: false })),
    AttemptFinished: (state, { oleh }) => kept(state, () => ({ selesai: oleh })),
    AttemptReopened: (state) => kept(state, () => ({ selesai: null })),
    AttemptVoided: ({ ke }): AttemptState => ({ attempt: null, ke }),
  },
});

type Of = { id_peserta: string; id_cbt: string; id_murid: string };

const begun = (attempt: Attempt | null): Attempt => attempt ?? refuse(no.NOT_STARTED);
const kept = ({ attempt, ke }: AttemptState, change: (it: Attempt) => Partial<Attempt>): AttemptState => ({ ke, attempt: attempt && { ...attempt, ...change(attempt) } });

const erasedBy = (jawaban: unknown) => (jawaban === null ? { isErased: true } : {});

/** What comes in time counts, in the minute of grace too; what comes later, or while the exam is locked, waits for somebody's word. */
function taken(of: Of, it: Attempt, simpanan: readonly Simpanan[], at: string, { perangkat, lease }: { perangkat: string; lease: number }) {
  const { marks, values, after } = sorted(it, simpanan);
  if (!marks.length) return nothing;
  const waits = it.selesai !== null || it.isLocked || at > graceOf(it);
  if (waits) return events.AnswersReceivedLate({ ...of, tanda: marks.map(([soal, epoch, seq, ragu]): Mark => [soal, epoch, seq, ragu, false]), jawaban: values, perangkat });
  return events.AnswersSaved({ ...of, tanda: marks, jawaban: values, ...countsOf(after), lease, perangkat, terlambat: at > it.tenggat });
}

const finished = (of: Of, { ke, jawaban }: Attempt, oleh: 'murid' | 'waktu' | 'pengawas', alasan: string | null = null) =>
  events.AttemptFinished({ ...of, oleh, terjawab: countsOf(jawaban).terjawab, sidik: receiptOf(of.id_peserta, ke, jawaban), alasan });

const applied = (answers: Answers, tanda: readonly Mark[], jawaban: readonly (Answers[string]['value'])[] | null): Answers =>
  tanda.reduce<Answers>((after, [soal, epoch, seq, ragu, counts], i) => (counts ? withEntry(after, soal, { epoch, seq, ragu, value: jawaban?.[i] ?? null }) : after), answers);

/** The marks, each with whether it is newer than what counted before it. */
const newest = (answers: Answers, marks: readonly Mark[]) => {
  let before = answers;
  return marks.map(([soal, epoch, seq, ragu]): Mark => {
    const counts = missing(before, { [soal]: `${epoch}.${seq}` }).length > 0;
    if (counts) before = { ...before, [soal]: { epoch, seq, ragu, value: null } };
    return [soal, epoch, seq, ragu, counts];
  });
};

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
const earlier = (one: string, other: string) => new Date(Math.min(Date.parse(one), Date.parse(other))).toISOString();
const graceOf = ({ tenggat }: Attempt) => new Date(Date.parse(tenggat) + TENGGANG_MS).toISOString();
