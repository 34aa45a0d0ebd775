import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import { leftOpenIn } from '#contract/report-card/filled-template';
import { type Aspek, type Catatan, decisionsFor, isOut, type IsiRapor, type Keputusan, type Kurang, LEAST_SAID, type Pemeriksa, PREVIEW_DAYS, readyToPublish, type StatusRapor, stepOfVerifier, type TipeRapor } from '#contract/report-card/report';
import { PreviewRevoked, PromotionDecided, ReportAttitudeSet, ReportCardCreated, ReportNoteWritten, ReportPublished, ReportRead, ReportReopened, ReportReturned, ReportSent, ReportVerified } from '#contract/report-card/report-card.events';
import { reportCardRefusals as no } from '#contract/report-card/report-card.refusals';
import { because } from '#contract/kit/reasoned';
import type { SeenOf } from '#contract/kit/seen';
import { type ClassOfReport, ReportClass, reportId } from '#projections/report-card/report-place.query';
import { type Actor, DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Of = { id_general_report: string };
/** Why, once its semester is closed. */
type Because = { alasan?: string | undefined };
export type Sikap = { nilai: number | null; jurnal: string };
/** What is left out stays. */
export type Filling = { [It in Catatan]?: string | undefined } & { [It in Aspek as `sikap_${It}`]?: Sikap | undefined } & { keputusan?: Keputusan | null | undefined };
export class CreateReport extends DomainCommand<{ id_kelas_tahun_ajaran: string; id_murid: string; type: TipeRapor }> {}
export class FillReport extends DomainCommand<Of & Filling & Because & { sebelum?: SeenOf }> {}
/** `sidik` is of what it prints by now, which the word is given for. */
export class VerifyReport extends DomainCommand<Of & { by: Pemeriksa; kurang: readonly Kurang[]; sidik: string }> {}
export class ReturnReport extends DomainCommand<Of & { by: Pemeriksa; alasan: string }> {}
/** `uuid` was made for it; `isi` is what it prints by now, `kurang` what is missing in that, `sidik` what a word is given for. */
export class PublishReport extends DomainCommand<Of & Because & { uuid: string; isi: IsiRapor; kurang: readonly Kurang[]; sidik: string }> {}
export class ReopenReport extends DomainCommand<Of & { alasan: string }> {}
export class RevokePreview extends DomainCommand<Of & { alasan: string; pengganti: string | null }> {}
/** Of a version that has been taken back meanwhile nothing is noted. */
export class NoteReportSent extends DomainCommand<Of & { versi: number; jumlah: number }> {}
export class NoteReportRead extends DomainCommand<Of & { uuid: string }> {}

type State = {
  dari: { id_kelas_tahun_ajaran: string; id_murid: string; type: TipeRapor } | null;
  status: StatusRapor; /** What the last word was given for, where that is known. */ sidik: string | null; versi: number; uuid: string | null; dibaca: boolean;
  catatan: { [It in Catatan]: string }; sikap: { [It in Aspek]: Sikap }; keputusan: Keputusan | null;
};
const NONE: Sikap = { nilai: null, jurnal: '' };

/** A student's report of a semester: what the homeroom teacher writes, who gave their word, and each version that went out. */
export const reportCardDecider = decider({
  stream: 'report-card',
  history: AUDITORS_OF_TEACHING,
  idOf: (it: Of | { id_kelas_tahun_ajaran: string; id_murid: string; type: TipeRapor }) => ('id_general_report' in it ? it.id_general_report : reportId(it)),
  commands: { CreateReport, FillReport, VerifyReport, ReturnReport, PublishReport, ReopenReport, RevokePreview, NoteReportSent, NoteReportRead },
  events: { ReportCardCreated, ReportNoteWritten, ReportAttitudeSet, PromotionDecided, ReportVerified, ReportReturned, ReportPublished, ReportReopened, PreviewRevoked, ReportSent, ReportRead },
  initial: { dari: null, status: 'draf', sidik: null, versi: 0, uuid: null, dibaca: false, catatan: { catatan_wali: '', kokurikuler: '' }, sikap: { spiritual: NONE, sosial: NONE }, keputusan: null } as State,
  needs: (it: { id_kelas_tahun_ajaran?: string; id_murid?: string }, { dari }) => ({
    kelas: dari || it.id_kelas_tahun_ajaran ? new ReportClass({ id_kelas_tahun_ajaran: dari?.id_kelas_tahun_ajaran ?? (it.id_kelas_tahun_ajaran as string), id_murid: dari?.id_murid ?? (it.id_murid as string) }) : undefined,
  }),
  decide: {
    CreateReport: (it, { dari }, { needs: { kelas } }) => {
      if (dari) return nothing;
      refuseUnless(kelas?.isActive, kelas ? no.WRONG_SEMESTER : common.NOT_FOUND);
      refuseUnless(kelas.isMember, no.NOT_A_MEMBER);
      return ReportCardCreated({ id_general_report: reportId(it), ...it });
    },
    FillReport: ({ id_general_report, sebelum, alasan, ...wish }, state, { by, needs: { kelas } }) => {
      const { dari, of } = open(state, id_general_report);
      refuseClosed(kelas, by, alasan);
      const held = { ...state.catatan, sikap_spiritual: state.sikap.spiritual, sikap_sosial: state.sikap.sosial, keputusan: state.keputusan };
      refuseOvertaken(sebelum, held, wish);
      if (wish.keputusan) refuseUnless(dari.type === 'akhir_semester' && kelas?.semester === 'Genap' && decisionsFor(kelas.tingkat).includes(wish.keputusan), no.WRONG_DECISION);
      return [
        ...(['catatan_wali', 'kokurikuler'] as const).flatMap((bagian) => {
          const [teks, before] = [wish[bagian], state.catatan[bagian]];
          if (teks === undefined || teks === before) return [];
          refuseOpen(teks);
          return [ReportNoteWritten({ ...of, bagian, teks, sebelum: before, ...because(alasan) })];
        }),
        ...(['spiritual', 'sosial'] as const).flatMap((aspek) => {
          const [now, before] = [wish[`sikap_${aspek}`], state.sikap[aspek]];
          if (!now || (now.nilai === before.nilai && now.jurnal === before.jurnal)) return [];
          refuseUnless(now.nilai === null || now.jurnal.trim(), no.JOURNAL_NEEDED);
          refuseOpen(now.jurnal);
          return [ReportAttitudeSet({ ...of, aspek, nilai: now.nilai, sebelum: before.nilai, jurnal: now.jurnal, jurnal_sebelum: before.jurnal, ...because(alasan) })];
        }),
        ...(wish.keputusan === undefined || wish.keputusan === state.keputusan ? [] : [PromotionDecided({ ...of, keputusan: wish.keputusan, sebelum: state.keputusan, ...because(alasan) })]),
      ];
    },
    VerifyReport: ({ id_general_report, by, kurang, sidik }, state, { needs: { kelas } }) => {
      const { dari, of } = unpublished(state, id_general_report);
      refuseUnless(kelas?.isActive, no.CLOSED_SEMESTER);
      const [before, status] = stepOfVerifier(by);
      refuseUnless(dari.type === 'akhir_semester' || by === 'waliKelas', no.WORD_NOT_NEEDED);
      if (state.status === status) return nothing;
      refuseUnless(state.status === before, no.NOT_YET_VERIFIED);
      refuseIncomplete(kurang, dari.type);
      return ReportVerified({ ...of, by, status, sebelum: state.status, sidik });
    },
    ReturnReport: ({ id_general_report, by, alasan }, state, { needs: { kelas } }) => {
      const { of } = unpublished(state, id_general_report);
      refuseUnless(kelas?.isActive, no.CLOSED_SEMESTER);
      return state.status === 'draf' ? nothing : ReportReturned({ ...of, by, sebelum: state.status, alasan });
    },
    PublishReport: ({ id_general_report, uuid, isi, kurang, sidik, alasan }, state, { at, by, needs: { kelas } }) => {
      if (isOut(state.status)) return nothing;
      const { dari, of } = unpublished(state, id_general_report);
      refuseClosed(kelas, by, alasan);
      refuseUnless(!kelas.isActive || state.status === readyToPublish(dari.type), no.NOT_YET_VERIFIED);
      refuseUnless(!kelas.isActive || state.sidik === null || state.sidik === sidik, no.REPORT_CHANGED);
      refuseIncomplete(kelas.isActive ? kurang : kurang.filter((it) => it.jenis !== 'berubah'), dari.type);
      return ReportPublished({ ...of, id_kelas_tahun_ajaran: dari.id_kelas_tahun_ajaran, versi: state.versi + 1, uuid, berlaku_sampai: termFrom(at), isi, ...because(alasan) });
    },
    ReopenReport: ({ id_general_report, alasan }, state, { by, needs: { kelas } }) => {
      const { dari, of } = there(state, id_general_report);
      refuseUnless(isOut(state.status), no.NOT_PUBLISHED);
      refuseClosed(kelas, by, alasan);
      return ReportReopened({ ...of, id_kelas_tahun_ajaran: dari.id_kelas_tahun_ajaran, versi: state.versi, alasan });
    },
    RevokePreview: ({ id_general_report, alasan, pengganti }, state, { at }) => {
      const { of } = there(state, id_general_report);
      refuseUnless(isOut(state.status), no.NOT_PUBLISHED);
      if (!state.uuid && !pengganti) return nothing;
      return PreviewRevoked({ ...of, versi: state.versi, uuid: state.uuid ?? (pengganti as string), pengganti, ...(pengganti && { berlaku_sampai: termFrom(at) }), alasan });
    },
    NoteReportSent: ({ id_general_report, versi, jumlah }, state) => {
      const { of } = there(state, id_general_report);
      return isOut(state.status) && versi === state.versi ? ReportSent({ ...of, versi, jumlah }) : nothing;
    },
    NoteReportRead: ({ id_general_report, uuid }, state) => {
      const { of } = there(state, id_general_report);
      refuseUnless(isOut(state.status) && state.uuid === uuid, no.PREVIEW_REVOKED);
      return state.dibaca ? nothing : ReportRead({ ...of, versi: state.versi, uuid });
    },
  },
  evolve: {
    ReportCardCreated: (state, { id_kelas_tahun_ajaran, id_murid, type }): State => ({ ...state, dari: { id_kelas_tahun_ajaran, id_murid, type } }),
    ReportNoteWritten: (state, { bagian, teks }): State => ({ ...state, catatan: { ...state.catatan, [bagian]: teks ?? '' } }),
    ReportAttitudeSet: (state, { aspek, nilai, jurnal }): State => ({ ...state, sikap: { ...state.sikap, [aspek]: { nilai, jurnal: jurnal ?? '' } } }),
    PromotionDecided: (state, { keputusan }): State => ({ ...state, keputusan }),
    ReportVerified: (state, { status, sidik }): State => ({ ...state, status, sidik }),
    ReportReturned: (state): State => ({ ...state, status: 'draf' }),
    ReportPublished: (state, { versi, uuid }): State => ({ ...state, status: 'diterbitkan', versi, uuid, dibaca: false }),
    ReportReopened: (state): State => ({ ...state, status: 'draf', uuid: null }),
    PreviewRevoked: (state, { pengganti }): State => ({ ...state, uuid: pengganti }),
    ReportSent: (state): State => ({ ...state, status: 'dikirim' }),
    ReportRead: (state): State => ({ ...state, dibaca: true }),
  },
});

const DAY_MS = 86_400_000;
/** Until when an address that is given then opens. */
const termFrom = (at: string) => new Date(Date.parse(at) + PREVIEW_DAYS * DAY_MS).toISOString();

/** A variable of the school's sentences is filled before a report says it. */
function refuseOpen(teks: string) {
  const variabel = leftOpenIn(teks);
  refuseUnless(!variabel, no.VARIABLE_LEFT, { variabel: variabel ?? '' });
}
function there({ dari }: State, id_general_report: string) {
  const it = dari ?? refuse(no.NO_REPORT);
  return { dari: it, of: { id_general_report, id_murid: it.id_murid } };
}
function unpublished(state: State, id_general_report: string) {
  const it = there(state, id_general_report);
  refuseUnless(!isOut(state.status), no.REPORT_PUBLISHED);
  return it;
}
/** Nobody writes or publishes in a semester that is closed, but the admin, who says why and whose word stands for those of all (domain A.3). */
function refuseClosed(kelas: ClassOfReport | undefined, { roles }: Actor, alasan = ''): asserts kelas {
  refuseUnless(kelas && (kelas.isActive || roles.includes('admin')), no.CLOSED_SEMESTER);
  refuseUnless(kelas.isActive || alasan.trim().length >= LEAST_SAID, no.REASON_NEEDED);
}
/** Written in while nobody has given their word for it. */
function open(state: State, id_general_report: string) {
  const it = unpublished(state, id_general_report);
  refuseUnless(state.status === 'draf', no.REPORT_VERIFIED);
  return it;
}
/** It is what others gave their word for. Of the end of a semester all has to be there (domain 2.0); of its middle what there is, also what was earned in another class; a student has one report of a semester that is out. */
function refuseIncomplete(kurang: readonly Kurang[], type: TipeRapor) {
  refuseUnless(kurang.every((it) => it.jenis !== 'berubah'), no.REPORT_CHANGED);
  const elsewhere = kurang.find((it) => it.jenis === 'pindahan');
  const out = kurang.find((it) => it.jenis === 'terbit');
  if (out) refuse(no.OUT_ELSEWHERE, { kelas: out.kelas ?? '–' });
  if (elsewhere) refuse(no.SCORES_ELSEWHERE, { jumlah: elsewhere.jumlah ?? 0 });
  if (type === 'tengah_semester') return;
  for (const { jenis, mapel } of kurang) {
    if (jenis === 'sebagian') continue;
    if (jenis === 'nilai') refuse(no.GRADES_MISSING, { jumlah: mapel.length });
    refuse(jenis === 'keputusan' ? no.DECISION_MISSING : no.NOTE_MISSING);
  }
}
