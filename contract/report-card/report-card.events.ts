import { z } from 'zod';
import { OVERSEERS } from '#contract/identity/identity';
import { event, personal } from '#contract/kit/event';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { reasonIfAny } from '#contract/kit/reasoned';
import { ASPEK, CATATAN, IsiRapor, KEPUTUSAN, PEMERIKSA, StatusRapor, TIPE_RAPOR } from '#contract/report-card/report';

/** Publishing the report cards of a class closes its attendance up to and including a day. */
export const ReportsLocked = event('ReportsLocked', { id_kelas_tahun_ajaran: Id, sampai: Tanggal, sebelum: Tanggal.nullable() });
export const ReportsUnlocked = event('ReportsUnlocked', { id_kelas_tahun_ajaran: Id, sebelum: Tanggal, alasan: z.string() });

const of = { id_general_report: Id, id_murid: Id };
const said = () => personal('nilai', 'id_murid', z.string(), OVERSEERS);

export const ReportCardCreated = event('ReportCardCreated', { ...of, id_kelas_tahun_ajaran: Id, type: z.enum(TIPE_RAPOR) });
export const ReportNoteWritten = event('ReportNoteWritten', { ...of, bagian: z.enum(CATATAN), teks: said(), sebelum: said(), ...reasonIfAny });
/** The homeroom teacher's own 4 to 1 with what was noticed; null leaves it to what the teachers gave. */
export const ReportAttitudeSet = event('ReportAttitudeSet', { ...of, aspek: z.enum(ASPEK), nilai: z.int().nullable(), sebelum: z.int().nullable(), jurnal: said(), jurnal_sebelum: said(), ...reasonIfAny });
export const PromotionDecided = event('PromotionDecided', { ...of, keputusan: z.enum(KEPUTUSAN).nullable(), sebelum: z.enum(KEPUTUSAN).nullable(), ...reasonIfAny });

/** `sidik`: a digest of what the word was given for. */
export const ReportVerified = event('ReportVerified', { ...of, by: z.enum(PEMERIKSA), status: StatusRapor, sebelum: StatusRapor, sidik: personal('nilai', 'id_murid', z.string()) }, { version: 2, upcast: { 1: (data) => ({ ...data, sidik: null }) } });
/** It is a draft again; `by` is who said so. */
export const ReportReturned = event('ReportReturned', { ...of, by: z.enum(PEMERIKSA), sebelum: StatusRapor, alasan: z.string() });

/** `isi` is everything that it prints, as it was then; `uuid` opens its preview until `berlaku_sampai`. With `alasan` by an admin, once its semester was closed. */
export const ReportPublished = event('ReportPublished', { ...of, id_kelas_tahun_ajaran: Id, versi: z.int(), uuid: Id, berlaku_sampai: Waktu, isi: personal('nilai', 'id_murid', IsiRapor, OVERSEERS), ...reasonIfAny });
/** A published version is taken back, to be put right and published anew. */
export const ReportReopened = event('ReportReopened', { ...of, id_kelas_tahun_ajaran: Id, versi: z.int(), alasan: z.string() });
/** Whoever has the address of the preview sees nothing there any more; `pengganti` is the new one, where there is one, which opens until `berlaku_sampai`, or as long as the one before. */
export const PreviewRevoked = event('PreviewRevoked', { ...of, versi: z.int(), uuid: Id, pengganti: Id.nullable(), berlaku_sampai: Waktu.optional(), alasan: z.string() });
export const ReportSent = event('ReportSent', { ...of, versi: z.int(), jumlah: z.int() });
/** The parents say that they have read it, by the preview. */
export const ReportRead = event('ReportRead', { ...of, versi: z.int(), uuid: Id });
