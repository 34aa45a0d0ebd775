import * as events from '#contract/exam/attempt.events';
import type { Simpanan } from '#contract/exam/attempt';
import { attemptRefusals as no } from '#contract/exam/attempt.refusals';
import { supervisionRefusals as watched } from '#contract/exam/supervision.refusals';
import { TENGGANG_MS } from '#contract/exam/protocol';
import { type Answers, type Mark, sorted } from '#server/exam/answers';
import type { Attempt, AttemptState } from '#server/exam/attempt.state';
import { receiptOf } from '#server/exam/receipt';
import { nothing } from '#server/kit/deciding/decider';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

const MINUTE_MS = 60_000;

type Of = { id_peserta: string; id_cbt: string; id_murid: string };

export const begun = (attempt: Attempt | null): Attempt => attempt ?? refuse(no.NOT_STARTED);
/** The attempt that is meant, or whichever there is. */
export const meant = ({ attempt }: AttemptState, ke: number | undefined): Attempt => {
  refuseUnless(ke === undefined || ke === attempt?.ke, no.ATTEMPT_VOIDED);
  return begun(attempt);
};
/** The same of whoever watches: theirs is what they saw. */
export const pointed = ({ attempt }: AttemptState, ke: number | undefined): Attempt => {
  const it = begun(attempt);
  refuseUnless(ke === undefined || ke === it.ke, watched.OTHER_ATTEMPT);
  return it;
};
export const heldBy = (perangkat: string, it: Attempt): Attempt => (it.perangkat === perangkat ? it : refuse(no.LEASE_LOST));
export const running = (attempt: Attempt | null): Attempt => {
  const it = begun(attempt);
  return it.selesai ? refuse(no.ATTEMPT_FINISHED) : it;
};
export const kept = (state: AttemptState, change: (it: Attempt) => Partial<Attempt>): AttemptState => ({ ...state, attempt: state.attempt && { ...state.attempt, ...change(state.attempt) } });

/** Under the lease of now the device that has it adds to it, and no other; what one before still holds is older. */
export const mayAdd = (it: Attempt, { epoch }: Pick<Simpanan, 'epoch'>, perangkat: string) => epoch < it.lease || it.perangkat === perangkat;

/** What comes in time counts, in the minute of grace too, and during a pause, which stops the clock; what comes later, or while the exam is locked, waits for somebody's word. */
export function taken(of: Of, it: Attempt, simpanan: readonly Simpanan[], at: string, { perangkat, lease, isDeposited }: { perangkat: string; lease: number; isDeposited?: boolean | undefined }) {
  const { marks, values, after } = sorted(it, isDeposited ? simpanan : simpanan.filter((save) => mayAdd(it, save, perangkat)));
  if (!marks.length) return nothing;
  const now = it.jeda ? earlier(at, it.jeda) : at;
  const waits = it.selesai !== null || it.kunci !== null || now > graceOf(it);
  if (waits) return events.AnswersReceivedLate({ ...of, tanda: marks.map(([soal, epoch, seq, ragu]): Mark => [soal, epoch, seq, ragu, false]), jawaban: values, perangkat });
  return events.AnswersSaved({ ...of, tanda: marks, jawaban: values, terjawab: after.terjawab, ragu: after.ragu, lease, perangkat, terlambat: now > it.tenggat });
}

export const finished = (of: Of, { ke, jawaban }: Attempt, oleh: 'murid' | 'waktu' | 'pengawas', alasan: string | null = null) =>
  events.AttemptFinished({ ...of, oleh, terjawab: jawaban.terjawab, sidik: receiptOf(of.id_peserta, ke, jawaban), alasan });

/** The marks, each with whether it is newer than what counted before it. */
export const newest = (answers: Answers, marks: readonly Mark[]) => {
  let before = answers;
  return marks.map(([soal, epoch, seq, ragu]): Mark => {
    const mark: Mark = [soal, epoch, seq, ragu, before.isNews(soal, epoch, seq)];
    before = before.with([mark], null);
    return mark;
  });
};

/** Another end; by how many minutes it moves is told. */
export const moved = (of: Of, { tenggat: before }: Attempt, tenggat: string, sebab: 'pengawas' | 'jeda' | 'server', alasan: string) =>
  events.TimeExtended({ ...of, menit: minutesFrom(before, tenggat), tenggat, tenggat_sebelum: before, sebab, alasan });

/** The end of a lock; that of a pause gives its time back to the millisecond. */
export function unlocked(of: Of, it: Attempt, alasan: string, at: string) {
  const opened = events.AttemptUnlocked({ ...of, jeda: it.jeda !== null, alasan });
  if (!it.jeda || it.selesai || at <= it.jeda) return opened;
  return [opened, moved(of, it, later(it.tenggat, minutesFrom(it.jeda, at)), 'jeda', alasan)];
}

/** A device that was refused asks again, once a minute. */
export const isJustRefused = ({ ditolak }: Attempt, perangkat: string, at: string) => ditolak?.perangkat === perangkat && Date.parse(at) < Date.parse(ditolak.pada) + MINUTE_MS;

export const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
export const earlier = (one: string, other: string) => new Date(Math.min(Date.parse(one), Date.parse(other))).toISOString();
export const latest = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? other : one);
const minutesFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
export const graceOf = ({ tenggat }: Attempt) => new Date(Date.parse(tenggat) + TENGGANG_MS).toISOString();
