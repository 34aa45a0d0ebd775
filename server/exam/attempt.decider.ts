import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { Simpanan } from '#contract/exam/attempt';
import { FOKUS_DETIK, FOKUS_KALI } from '#contract/exam/protocol';
import * as events from '#contract/exam/attempt.events';
import { attemptRefusals as no } from '#contract/exam/attempt.refusals';
import { supervisionRefusals as watched } from '#contract/exam/supervision.refusals';
import { common } from '#contract/kit/refusal';
import { Answers } from '#server/exam/answers';
import * as commands from '#server/exam/attempt.commands';
import { earlier, finished, graceOf, heldBy, isJustRefused, kept, later, latest, meant, moved, newest, pointed, running, taken, unlocked } from '#server/exam/attempt-rules';
import { type AttemptState, NO_LATE, noAttempt } from '#server/exam/attempt.state';
import { ExamForAttempt } from '#server/exam/exam-for-attempt';
import { paperOf } from '#server/exam/paper';
import { decider, nothing } from '#server/kit/deciding/decider';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';

const ASKS_OF_EXAM = [commands.TakeAttempt, commands.RequestDevice, commands.NoteFocusLoss, commands.TellReadiness].map((it) => it.name);

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

    SaveAnswers: ({ simpanan, perangkat, lease, isDeposited, ke, ...of }, state, { at }) => taken(of, meant(state, ke), simpanan, at, { perangkat, lease, isDeposited }),

    SavePlainAnswers: ({ jawaban, perangkat, ke, ...of }, state, { at }) => {
      const it = heldBy(perangkat, meant(state, ke));
      const changed = Object.entries(jawaban).filter(([soal, value]) => JSON.stringify(it.jawaban.to(soal)?.value ?? null) !== JSON.stringify(value));
      const saves = changed.map(([soal, value]): Simpanan => {
        const had = it.jawaban.to(soal);
        return { soal, epoch: it.lease, seq: (had?.epoch === it.lease ? had.seq : 0) + 1, value, ragu: had?.ragu ?? false, mono: null };
      });
      return taken(of, it, saves, at, { perangkat, lease: it.lease });
    },

    TakeAttempt: ({ perangkat, ke, ...of }, state, { needs: { ujian } }) => {
      const it = meant(state, ke);
      if (it.perangkat === perangkat) return nothing;
      refuseUnless(!it.selesai, no.ATTEMPT_FINISHED);
      refuseUnless(it.isReleased || ujian?.pindah_perangkat === 'bebas', no.DEVICE_NOT_ALLOWED);
      return events.AttemptTaken({ ...of, lease: it.lease + 1, perangkat, perangkat_sebelum: it.perangkat });
    },

    RequestDevice: ({ perangkat, ke, ...of }, state, { at, needs: { ujian } }) => {
      const it = meant(state, ke);
      const isMoot = it.selesai || it.isReleased || it.perangkat === perangkat || it.diminta === perangkat || isJustRefused(it, perangkat, at) || ujian?.pindah_perangkat === 'bebas';
      return isMoot ? nothing : events.DeviceRequested({ ...of, perangkat });
    },

    FinishAttempt: ({ digest = {}, perangkat, lease, waktu_habis, ke, ...of }, state, { at }) => {
      const it = meant(state, ke);
      refuseUnless(lease === undefined || lease === it.lease, no.LEASE_LOST);
      if (it.selesai) return nothing;
      if (perangkat !== undefined) heldBy(perangkat, it);
      if (waktu_habis && at < it.tenggat) return nothing;
      refuseUnless(!it.isLocked, no.ATTEMPT_LOCKED);
      const lacking = it.jawaban.missing(digest);
      if (lacking.length) throw new Refused(no.MISSING_SAVES, {}, undefined, { soal: lacking });
      return finished(of, it, waktu_habis ? 'waktu' : 'murid');
    },
    CloseAttempt: ({ tenggat, ...of }, { attempt }, { at }) => (attempt && Date.parse(attempt.tenggat) === Date.parse(tenggat) && !attempt.selesai && !attempt.jeda && at > graceOf(attempt) ? finished(of, attempt, 'waktu') : nothing),
    ForceFinish: ({ alasan, ke, ...of }, state, { at }) => {
      const it = pointed(state, ke);
      return it.selesai ? nothing : [it.jeda ? unlocked(of, it, alasan, at) : [], finished(of, it, 'pengawas', alasan)].flat();
    },

    ExtendTime: ({ menit, sebab, alasan, ke, ...of }, state, { at }) => {
      const it = pointed(state, ke);
      refuseUnless(it.selesai !== 'murid' && it.selesai !== 'pengawas', no.ATTEMPT_FINISHED);
      if (sebab === 'server' && it.jeda) return nothing;
      const tenggat = menit < 0 ? latest(later(it.tenggat, menit), earlier(at, it.tenggat)) : later(it.tenggat, menit);
      if (tenggat === it.tenggat) return nothing;
      const extended = moved(of, it, tenggat, sebab, alasan);
      if (!it.selesai) return extended;
      refuseUnless(tenggat > at || sebab === 'server', watched.NO_TIME_LEFT);
      return tenggat > at ? [extended, events.AttemptReopened({ ...of, tenggat, alasan })] : nothing;
    },
    /** Minutes that are given come behind those that were left. */
    ReopenAttempt: ({ menit = 0, alasan, ke, ...of }, state, { at }) => {
      const it = pointed(state, ke);
      if (!it.selesai) return nothing;
      const tenggat = menit > 0 ? later(latest(it.tenggat, at), menit) : it.tenggat;
      refuseUnless(tenggat > at, watched.NO_TIME_LEFT);
      return [tenggat === it.tenggat ? [] : moved(of, it, tenggat, 'pengawas', alasan), events.AttemptReopened({ ...of, tenggat, alasan })].flat();
    },
    NoteFocusLoss: ({ detik, perangkat, ke, ...of }, state, { at, needs: { ujian } }) => {
      const it = meant(state, ke);
      // A device that was left for another one is away from nothing.
      if (it.selesai || it.perangkat !== perangkat || detik < FOKUS_DETIK) return nothing;
      const lost = events.FocusLost({ ...of, detik, kali: it.fokus + 1, perangkat });
      return ujian?.fokus === 'kunci' && lost.data.kali >= FOKUS_KALI && !it.isLocked ? [lost, events.AttemptLocked({ ...of, jeda: false, sejak: at, alasan: `Meninggalkan ujian ${lost.data.kali} kali` })] : lost;
    },
    TellReadiness: (it, _, { needs: { ujian } }) => {
      refuseUnless(ujian?.isParticipant, no.NOT_A_PARTICIPANT);
      return events.ReadinessTold(it);
    },
    ExplainFocus: ({ ke, ...it }, state) => {
      const { fokus, isLocked } = meant(state, ke);
      return fokus || isLocked ? events.FocusExplained(it) : nothing;
    },
    NoteConnectionLoss: ({ sejak, ...of }, { attempt }) => {
      if (!attempt || attempt.selesai || attempt.terputus.sejak) return nothing;
      return events.ConnectionLost({ ...of, sejak, kali: attempt.terputus.kali + 1 });
    },
    NoteConnection: ({ menunggu, ...of }, { attempt }, { at }) => {
      if (!attempt?.terputus.sejak || attempt.selesai) return nothing;
      const detik = Math.max(0, Math.round((Date.parse(at) - Date.parse(attempt.terputus.sejak)) / 1_000));
      return events.ConnectionRegained({ ...of, detik, terlama: Math.max(detik, attempt.terputus.terlama), menunggu });
    },
    LockAttempt: ({ alasan, ke, ...of }, state, { at }) => {
      const it = running(pointed(state, ke));
      return it.isLocked ? nothing : events.AttemptLocked({ ...of, jeda: false, sejak: at, alasan });
    },
    /** Whoever is locked out loses no more time from here on. */
    PauseAttempt: ({ alasan, ke, ...of }, state, { at }) => {
      const it = running(pointed(state, ke));
      return it.jeda ? nothing : events.AttemptLocked({ ...of, jeda: true, sejak: at, alasan });
    },
    /** Of a pause, that and the lock that it was paused in. */
    UnlockAttempt: ({ alasan, ke, ...of }, state, { at }) => {
      const it = pointed(state, ke);
      return it.isLocked ? [unlocked(of, it, alasan, at), it.jeda && it.kunci ? events.AttemptUnlocked({ ...of, jeda: false, alasan }) : []].flat() : nothing;
    },
    ResumeAttempt: ({ alasan, ke, ...of }, state, { at }) => {
      const it = pointed(state, ke);
      return it.jeda ? [unlocked(of, it, alasan, at), it.kunci ? events.AttemptLocked({ ...of, jeda: false, ...it.kunci }) : []].flat() : nothing;
    },
    SendMessage: ({ ke, ...it }, state) => {
      running(pointed(state, ke));
      return events.MessageSent(it);
    },
    ReleaseDevice: ({ alasan, ke, ...of }, state) => (pointed(state, ke).isReleased ? nothing : events.DeviceReleased({ ...of, alasan })),
    RefuseDevice: ({ alasan, ke, ...of }, state, { at }) => {
      const { diminta } = pointed(state, ke);
      return diminta ? events.DeviceRefused({ ...of, perangkat: diminta, pada: at, alasan }) : refuse(watched.NO_DEVICE_ASKS);
    },
    /** Of two who void the same one, the second touches nothing, and not what was begun meanwhile. */
    VoidAttempt: ({ alasan, ke, ...of }, state) => {
      if (!state.attempt && ke !== undefined && ke > 0 && ke <= state.ke) return nothing;
      const it = pointed(state, ke);
      return events.AttemptVoided({ ...of, ke: it.ke, alasan });
    },

    AcceptLateAnswers: ({ alasan, ke, ...of }, state) => {
      const it = pointed(state, ke);
      refuseUnless(it.late.tanda.length, no.NOTHING_LATE);
      const jawaban = it.late.jawaban.map((value) => value ?? null);
      const tanda = newest(it.jawaban, it.late.tanda);
      const { terjawab, ragu } = it.jawaban.with(tanda, jawaban);
      return events.LateAnswersAccepted({ ...of, tanda, jawaban, terjawab, ragu, alasan });
    },
    RejectLateAnswers: ({ alasan, ke, ...of }, state) => {
      refuseUnless(pointed(state, ke).late.tanda.length, no.NOTHING_LATE);
      return events.LateAnswersRejected({ ...of, alasan });
    },
  },

  evolve: {
    AttemptStarted: ({ putus }, { ke, soal, tenggat, perangkat }): AttemptState => ({
      ke, putus, attempt: { ke, soal, tenggat, perangkat, lease: 1, isReleased: false, isLocked: false, jeda: null, alasan_kunci: null, kunci: null, isDijelaskan: false, diminta: null, ditolak: null, terputus: { sejak: null, ...putus }, fokus: 0, selesai: null, jawaban: Answers.of(soal), late: NO_LATE },
    }),
    AnswersSaved: (state, { tanda, jawaban }) => kept(state, (it) => ({ ...erasedBy(jawaban), jawaban: it.jawaban.with(tanda, jawaban) })),
    AnswersReceivedLate: (state, { tanda, jawaban }) =>
      kept(state, (it) => ({ jawaban: it.jawaban.with(tanda, jawaban), late: { tanda: [...it.late.tanda, ...tanda], jawaban: [...it.late.jawaban, ...tanda.map((_, i) => jawaban?.[i])] } })),
    LateAnswersAccepted: (state, { tanda, jawaban }) => kept(state, (it) => ({ ...erasedBy(jawaban), late: NO_LATE, jawaban: it.jawaban.with(tanda, jawaban) })),
    LateAnswersRejected: (state) => kept(state, () => ({ late: NO_LATE })),
    AttemptTaken: (state, { lease, perangkat }) => kept(state, () => ({ lease, perangkat, isReleased: false, diminta: null })),
    DeviceReleased: (state) => kept(state, () => ({ isReleased: true, diminta: null, ditolak: null })),
    DeviceRequested: (state, { perangkat }) => kept(state, () => ({ diminta: perangkat })),
    DeviceRefused: (state, { perangkat, pada }) => kept(state, () => ({ diminta: null, ditolak: { perangkat, pada } })),
    FocusExplained: (state) => kept(state, () => ({ isDijelaskan: true })),
    MessageSent: (state) => state,
    ConnectionLost: (state, { sejak, kali }) => kept(state, ({ terputus }) => ({ terputus: { ...terputus, sejak, kali } })),
    ConnectionRegained: (state, { terlama }) => kept(state, ({ terputus }) => ({ terputus: { ...terputus, sejak: null, terlama } })),
    TimeExtended: (state, { tenggat }) => kept(state, () => ({ tenggat })),
    FocusLost: (state, { kali }) => kept(state, () => ({ fokus: kali })),
    ReadinessTold: (state) => state,
    AttemptLocked: (state, { jeda, sejak, alasan }) => kept(state, (it) => ({ isLocked: true, jeda: jeda ? sejak : null, alasan_kunci: alasan, kunci: jeda ? it.kunci : { alasan, sejak }, isDijelaskan: false })),
    AttemptUnlocked: (state) => kept(state, () => ({ isLocked: false, jeda: null, alasan_kunci: null, kunci: null })),
    AttemptFinished: (state, { oleh }) => kept(state, () => ({ selesai: oleh })),
    AttemptReopened: (state, { tenggat }) => kept(state, () => ({ selesai: null, tenggat })),
    AttemptVoided: ({ ke, attempt, putus }): AttemptState => ({ attempt: null, ke, putus: attempt ? { kali: attempt.terputus.kali, terlama: attempt.terputus.terlama } : putus }),
  },
});

/** Whoever's answers are nobody's to read any more keeps their marks. */
const erasedBy = (jawaban: unknown) => (jawaban === null ? { isErased: true } : {});
