import type { AturanUjian, Peserta, RuangUjian, SoalUjian } from '#contract/exam/exam';
import type { SeenOf } from '#contract/kit/seen';
import { DomainCommand } from '#server/kit/deciding/command';

type Of = { id_cbt: string };
/** The questions, as an exam has them: `opsi` are the letters of their options. */
export type Soal = SoalUjian & { opsi: string };
type Rules = AturanUjian & { ruang: readonly RuangUjian[] };

/** `ajukan`: submitted as it is planned, or not planned at all. */
export class PlanExam extends DomainCommand<Of & { id_guru: string; id_tahun_ajaran: string; ajukan?: boolean } & Rules & { soal: readonly Soal[] }> {}
export class ChangeExam extends DomainCommand<Of & { sebelum?: SeenOf } & { [K in keyof Rules]?: Rules[K] | undefined }> {}
export class ChooseExamQuestions extends DomainCommand<Of & { soal: readonly Soal[]; sebelum?: SeenOf }> {}
export class SubmitExam extends DomainCommand<Of> {}
export class ReturnExam extends DomainCommand<Of & { alasan: string; versi?: number | undefined }> {}
/** `versi`: what whoever approves has looked at, where they say so. */
export class ApproveExam extends DomainCommand<Of & { versi?: number | undefined }> {}
export class SeatParticipants extends DomainCommand<Of & { peserta: readonly Peserta[] }> {}
export class UnlinkSupervisor extends DomainCommand<Of & { id_pengawas_cbt: string; id_guru: string; pengganti?: string | undefined }> {}
export class CancelExam extends DomainCommand<Of & { alasan: string }> {}
export class RemoveExam extends DomainCommand<Of> {}
