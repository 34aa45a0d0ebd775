import { z } from 'zod';
import { personal } from '#contract/kit/event';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { IsiRapor, KEPUTUSAN, PEMERIKSA, StatusRapor, TIPE_RAPOR} from '#contract/report-card/report';
import { PreviewRevoked, PromotionDecided, ReportAttitudeSet, ReportCardCreated, ReportNoteWritten, ReportPublished, ReportRead, ReportReopened, ReportReturned, ReportSent, ReportVerified } from '#contract/report-card/report-card.events';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table, type Telling } from '#projections/kit/table';

const said = personal('nilai', 'id_murid', z.string());
/** Students are told of what is published. */
const published: Telling = (row) => row('isPublished', '=', true);

/** How far a student's report is, and what its homeroom teacher wrote; `sidik` is of what the last word was given for, where it is verified. */
export const reportCard = about(table('report_card', {
  id_general_report: Id, id_kelas_tahun_ajaran: Id, id_murid: ref('student'), type: z.enum(TIPE_RAPOR), status: StatusRapor, isPublished: z.boolean(), versi: z.int(), dibuat: Waktu, diubah: Waktu,
  catatan_wali: said, kokurikuler: said, sikap_spiritual: z.int().nullable(), jurnal_spiritual: said, sikap_sosial: z.int().nullable(), jurnal_sosial: said, keputusan: z.enum(KEPUTUSAN).nullable(), dikembalikan: z.string().nullable(), sidik: said,
}, ['id_general_report'], [['id_kelas_tahun_ajaran'], ['id_murid']]), { id_murid: 'goes' }, published);
/** Who gave their word for it as it is now. */
export const reportWord = table('report_word', { id_general_report: Id, sebagai: z.enum(PEMERIKSA), oleh: Id.nullable(), pada: Waktu }, ['id_general_report', 'sebagai']);
/** Each version that went out, as it was then; a preview opens by its `uuid`. */
export const reportVersion = about(table('report_version', {
  id_general_report: Id, versi: z.int(), id_murid: ref('student'), isi: personal('nilai', 'id_murid', IsiRapor), diterbitkan: Waktu, oleh: Id.nullable(), uuid: Id, berlaku_sampai: Waktu,
  dicabut: Waktu.nullable(), diganti: Waktu.nullable(), dibaca: Waktu.nullable(), dikirim: Waktu.nullable(),
}, ['id_general_report', 'versi'], [['uuid'], ['id_murid']]), { id_murid: 'goes' });
/** Addresses of previews that were taken back: they say so, and lead to what proves the paper that bears them. */
export const revokedPreview = table('revoked_preview', { uuid: Id, id_general_report: Id, pada: Waktu }, ['uuid']);

const EMPTY = { catatan_wali: null, kokurikuler: null, sikap_spiritual: null, jurnal_spiritual: null, sikap_sosial: null, jurnal_sosial: null, keputusan: null, dikembalikan: null, sidik: null };
const unsaid = (id_general_report: string) => PEMERIKSA.map((sebagai) => remove(reportWord, { id_general_report, sebagai }));

export const reportCardProjection = projection({
  name: 'report-card',
  version: 5,
  tables: [reportCard, reportWord, reportVersion, revokedPreview],
  events: { ReportCardCreated, ReportNoteWritten, ReportAttitudeSet, PromotionDecided, ReportVerified, ReportReturned, ReportPublished, ReportReopened, PreviewRevoked, ReportSent, ReportRead },
  on: {
    ReportCardCreated: ({ at, data }) => put(reportCard, { ...data, ...EMPTY, status: 'draf', isPublished: false, versi: 0, dibuat: at, diubah: at }),
    ReportNoteWritten: ({ at, data: { id_general_report, bagian, teks } }) => patch(reportCard, { id_general_report }, { [bagian]: teks, diubah: at }),
    ReportAttitudeSet: ({ at, data: { id_general_report, aspek, nilai, jurnal } }) => patch(reportCard, { id_general_report }, { [`sikap_${aspek}`]: nilai, [`jurnal_${aspek}`]: jurnal, diubah: at }),
    PromotionDecided: ({ at, data: { id_general_report, keputusan } }) => patch(reportCard, { id_general_report }, { keputusan, diubah: at }),

    ReportVerified: ({ at, meta, data: { id_general_report, by, status, sidik } }) => [
      patch(reportCard, { id_general_report }, { status, diubah: at, dikembalikan: null, sidik }), put(reportWord, { id_general_report, sebagai: by, oleh: meta.account, pada: at }),
    ],
    ReportReturned: ({ at, data: { id_general_report, alasan } }) => [patch(reportCard, { id_general_report }, { status: 'draf', diubah: at, dikembalikan: alasan, sidik: null }), ...unsaid(id_general_report)],

    ReportPublished: ({ at, meta, data: { id_kelas_tahun_ajaran: _, alasan: __, ...it } }) => [
      patch(reportCard, { id_general_report: it.id_general_report }, { status: 'diterbitkan', isPublished: true, versi: it.versi, diubah: at, sidik: null }),
      put(reportVersion, { ...it, diterbitkan: at, oleh: meta.account, dicabut: null, diganti: null, dibaca: null, dikirim: null }),
    ],
    ReportReopened: ({ at, data: { id_general_report, versi, alasan } }) => [
      patch(reportCard, { id_general_report }, { status: 'draf', isPublished: false, diubah: at, dikembalikan: alasan }), ...unsaid(id_general_report), patch(reportVersion, { id_general_report, versi }, { diganti: at }),
    ],
    PreviewRevoked: ({ at, data: { id_general_report, versi, uuid, pengganti, berlaku_sampai } }) => [
      put(revokedPreview, { uuid, id_general_report, pada: at }), patch(reportVersion, { id_general_report, versi }, pengganti ? { uuid: pengganti, dicabut: null, ...(berlaku_sampai && { berlaku_sampai }) } : { dicabut: at }),
    ],
    ReportSent: ({ at, data: { id_general_report, versi } }) => [patch(reportCard, { id_general_report }, { status: 'dikirim', diubah: at }), patch(reportVersion, { id_general_report, versi }, { dikirim: at })],
    ReportRead: ({ at, data: { id_general_report, versi } }) => patch(reportVersion, { id_general_report, versi }, { dibaca: at }),
  },
});
