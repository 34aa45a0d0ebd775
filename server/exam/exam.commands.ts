import type { AturanUjian, Peserta, RuangUjian, SoalUjian } from '#contract/exam/exam';
import { DomainCommand } from '#server/kit/deciding/command';

type Of = { id_cbt: string };
type Chosen = { soal: readonly (SoalUjian & { opsi: string })[] };
type Rooms = { ruang: readonly RuangUjian[] };

export class PlanExam extends DomainCommand<Of & { id_guru: string; id_tahun_ajaran: string } & AturanUjian & Rooms & Chosen> {}
export class ChangeExam extends DomainCommand<Of & { [K in keyof (AturanUjian & Rooms)]?: (AturanUjian & Rooms)[K] | undefined }> {}
export class ChooseExamQuestions extends DomainCommand<Of & Chosen> {}
export class SubmitExam extends DomainCommand<Of> {}
export class ReturnExam extends DomainCommand<Of & { alasan: string }> {}
export class ApproveExam extends DomainCommand<Of> {}
export class SeatParticipants extends DomainCommand<Of & { peserta: readonly Peserta[] }> {}
export class CancelExam extends DomainCommand<Of & { alasan: string }> {}
export class RemoveExam extends DomainCommand<Of> {}
