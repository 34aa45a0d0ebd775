import type { BagianCatatan } from '#contract/curriculum/rpp';
import type { JenisRpp, SebagianIsi } from '#contract/curriculum/rpp-parts';
import { DomainCommand } from '#server/kit/deciding/command';

type Of = { id_rpp: string };
type Kind = { jenis: JenisRpp; id_mata_pelajaran: string; id_level: string };
type Remark = Of & { id_catatan: string };

/** `dari`: what it begins with. */
export class DraftRpp extends DomainCommand<Of & Kind & { id_guru: string; id_tahun_ajaran: string; isi: SebagianIsi; dari: string | null }> {}
/** `sebelum`: what the parts held when they were read; what is left out there is overwritten. */
export class ChangeRpp extends DomainCommand<Of & { [K in keyof Kind]?: Kind[K] | undefined } & { isi: SebagianIsi; sebelum?: { [bagian: string]: unknown } | undefined }> {}
export class SubmitRpp extends DomainCommand<Of> {}
export class WithdrawRpp extends DomainCommand<Of> {}
/** `revisi_ke`: what whoever decides has looked at, where they say so; `id_catatan` is that of their remark, where they make one. */
export class ReturnRpp extends DomainCommand<Remark & { catatan: string; revisi_ke?: number | undefined }> {}
export class ApproveRpp extends DomainCommand<Remark & { catatan: string; revisi_ke?: number | undefined }> {}
export class RemarkRpp extends DomainCommand<Remark & { bagian: BagianCatatan; teks: string }> {}
export class AnswerRppRemark extends DomainCommand<Remark & { id_jawaban: string; teks: string }> {}
export class SettleRppRemark extends DomainCommand<Remark> {}
export class ShareRpp extends DomainCommand<Of & { rekan: readonly string[] }> {}
export class OfferRpp extends DomainCommand<Of & { templat: boolean }> {}
export class RemoveRpp extends DomainCommand<Of> {}
