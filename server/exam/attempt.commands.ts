import type { z } from 'zod';
import type { Jawaban, Simpanan } from '#contract/exam/attempt';
import type { Kesiapan } from '#contract/exam/sitting';
import { DomainCommand } from '#server/kit/deciding/command';

type Of = { id_peserta: string; id_cbt: string; id_murid: string };
/** `ke`: which attempt is meant, where whoever gives the command says so; another one is not touched. */
type Meant = Of & { ke?: number | undefined };

/** `benih`: the seed of this student's order, chance from outside. */
export class StartAttempt extends DomainCommand<Of & { perangkat: string; benih: number; token?: string | undefined }> {}
/** `isDeposited`: by the ticket of a lease, which stands for its device. */
export class SaveAnswers extends DomainCommand<Meant & { simpanan: readonly Simpanan[]; perangkat: string; lease: number; isDeposited?: boolean | undefined }> {}
/** Answers without saves of their own, as the specification's client sends them: what differs from what is there is new. */
export class SavePlainAnswers extends DomainCommand<Meant & { jawaban: Readonly<Record<string, Jawaban>>; perangkat: string }> {}
/** Somebody goes on with it on another device. */
export class TakeAttempt extends DomainCommand<Meant & { perangkat: string }> {}
/** `digest`: what the device has of each question; where the server lacks some of it nothing is finished. `perangkat`, `lease`: the device's; another may have taken over since. `waktu_habis`: the device's clock says so. */
export class FinishAttempt extends DomainCommand<Meant & { perangkat?: string | undefined; digest?: Readonly<Record<string, string>> | undefined; lease?: number | undefined; waktu_habis?: boolean | undefined }> {}
/** The time is up, and the minute after it too; `tenggat` is the one that was meant, which may have been moved since. */
export class CloseAttempt extends DomainCommand<Of & { tenggat: string }> {}
/** For so many seconds the window of an exam had not the focus. */
export class NoteFocusLoss extends DomainCommand<Meant & { detik: number; perangkat: string }> {}
/** Why the window was left, as whoever sits the exam says. */
export class ExplainFocus extends DomainCommand<Meant & { penjelasan: string }> {}
/** Another device asked to go on with it, and was refused. */
export class RequestDevice extends DomainCommand<Meant & { perangkat: string }> {}
/** Nobody of theirs has been connected since. */
export class NoteConnectionLoss extends DomainCommand<Of & { sejak: string }> {}
export class NoteConnection extends DomainCommand<Of & { menunggu: number | null }> {}
export class TellReadiness extends DomainCommand<Of & { perangkat: string; kesiapan: z.infer<typeof Kesiapan> }> {}

type Why = Meant & { alasan: string };
export class ForceFinish extends DomainCommand<Why> {}
export class ExtendTime extends DomainCommand<Why & { menit: number; sebab: 'pengawas' | 'server' }> {}
/** Opens what was finished, with the time that is left and so many minutes more. */
export class ReopenAttempt extends DomainCommand<Why & { menit?: number | undefined }> {}
export class SendMessage extends DomainCommand<Meant & { pesan: string }> {}
/** A lock whose end gives the time back. */
export class PauseAttempt extends DomainCommand<Why> {}
export class ResumeAttempt extends DomainCommand<Why> {}
export class RefuseDevice extends DomainCommand<Why> {}
export class LockAttempt extends DomainCommand<Why> {}
export class UnlockAttempt extends DomainCommand<Why> {}
export class ReleaseDevice extends DomainCommand<Why> {}
export class VoidAttempt extends DomainCommand<Why> {}
export class AcceptLateAnswers extends DomainCommand<Why> {}
export class RejectLateAnswers extends DomainCommand<Why> {}
