import { z } from 'zod';
import { Tindakan } from '#contract/conduct/conduct';
import { OVERSEERS } from '#contract/identity/identity';
import { doneWith, endpoint, one, said } from '#contract/kit/endpoint';
import { blankable, choice, Id, ref, Tanggal, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { seenOf } from '#contract/kit/seen';
import { IsiRapor, KEPUTUSAN, Ketidakhadiran, Kurang, LEAST_SAID, MapelRapor, PEMERIKSA, SaranKeputusan, StatusRapor, TipeRapor, Verifikasi, VersiRapor } from '#contract/report-card/report';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { Semester } from '#contract/school-year/semester';

/** Domain A.3: the homeroom teacher writes and publishes, the curriculum office and the principal give their word, students read what is published. Once its semester is closed, the admin writes and publishes, with a reason. */
const WRITERS = ['waliKelas'] as const;
const READERS = [...WRITERS, ...OVERSEERS] as const;
const VERIFIERS = ['waliKelas', 'kurikulum', 'kepalaSekolah'] as const;
const PUBLISHERS = ['waliKelas', 'kepalaSekolah'] as const;
const MOST_STUDENTS = 100;
const ofReport = { id: Id };
/** Why, of a report whose semester is closed. */
const because = { alasan: blankable({ max: 300 }).default('') };
const ofClass = { id: Id, type: TipeRapor.default('akhir_semester') };
const alasan = text({ min: LEAST_SAID, max: 300 });

const Hitungan = z.object({ draf: z.int(), diverifikasi_wali: z.int(), diverifikasi_kurikulum: z.int(), disahkan_kepsek: z.int(), diterbitkan: z.int(), dikirim: z.int(), belum_dibuat: z.int(), dibaca: z.int() });
/** Whose a report is and how far it is; `status` is null where it was not made yet. */
const siapa = { id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), id_general_report: Id, status: StatusRapor.nullable(), isPublished: z.boolean() };
const BarisRapor = z.object({
  ...siapa, versi: z.int(), kurang: z.array(Kurang), lengkap: z.int(), dari: z.int(), rata_rata: z.number().nullable(), di_bawah_kkm: z.int(), ketidakhadiran: Ketidakhadiran, total_penghargaan: z.int(), total_pelanggaran: z.int(), total_tahun: z.int(), saran_tindakan: Tindakan.nullable(),
  jumlah_prestasi: z.int(), jumlah_kegiatan: z.int(), catatan_wali: z.string(), keputusan: z.enum(KEPUTUSAN).nullable(), dikembalikan: z.string().nullable(), dibaca: Waktu.nullable(),
});
const KelasRapor = z.object({ id_kelas_tahun_ajaran: Id, id_kelas: Id, kelas: z.string(), tingkat: z.int(), wali: z.string().nullable(), tahun_ajaran: z.string(), semester: Semester, isActive: z.boolean(), type: TipeRapor, jumlah_murid: z.int(), kumer: z.boolean(), hitungan: Hitungan });
/** `boleh`: what whoever asks may do with it now, and in which role they speak; with `alasan` only for a reason, because its semester is closed. */
const RincianRapor = z.object({
  ...siapa, type: TipeRapor, id_kelas_tahun_ajaran: Id, isi: IsiRapor, kurang: z.array(Kurang), sikap_wali: z.object({ spiritual: z.object({ nilai: z.int().nullable(), jurnal: z.string() }), sosial: z.object({ nilai: z.int().nullable(), jurnal: z.string() }) }),
  total_tahun: z.int(), saran_tindakan: Tindakan.nullable(), pilihan_keputusan: z.array(z.enum(KEPUTUSAN)), saran_keputusan: SaranKeputusan.nullable(), dikembalikan: z.string().nullable(), verifikasi: z.array(Verifikasi), daftar_versi: z.array(VersiRapor),
  boleh: z.object({ menulis: z.boolean(), sebagai: z.enum(PEMERIKSA).nullable(), verifikasi: z.enum(PEMERIKSA).nullable(), terbit: z.boolean(), kembalikan: z.boolean(), buka: z.boolean(), alasan: z.boolean(), unduh: z.boolean() }),
});
const RaporMurid = z.object({ id_general_report: Id, type: TipeRapor, tahun_ajaran: z.string(), semester: Semester, kelas: z.string(), status: StatusRapor, isPublished: z.boolean(), versi: z.int(), diterbitkan: Waktu.nullable(), uuid: Id.nullable(), berlaku_sampai: Waktu.nullable(), dibaca: Waktu.nullable() });

const sikap = z.object({ nilai: z.int().min(1).max(4).nullable(), jurnal: blankable({ max: 500 }) });
/** What is left out stays; `sebelum` is what was seen. */
const IsianRapor = z.object({
  id_general_report: Id, catatan_wali: blankable({ max: 1_000 }).optional(), kokurikuler: blankable({ max: 1_000 }).optional(), sikap_spiritual: sikap.optional(), sikap_sosial: sikap.optional(), keputusan: choice(KEPUTUSAN).nullable().optional(),
  sebelum: seenOf(['catatan_wali', 'kokurikuler', 'sikap_spiritual', 'sikap_sosial', 'keputusan']),
});
/** `berbeda`: the subjects of which a report that just went out prints other numbers than the gradebooks have by now. */
const berbeda = { berbeda: z.array(z.string()).optional() };
/** `hasil` is `ok` or the code of a refusal, `jumlah` the number in its words. */
const Hasil = z.object({ id_general_report: Id, id_murid: Id, hasil: z.string(), jumlah: z.number().nullable(), ...berbeda });
const hasil = doneWith(z.array(Hasil));
const Murid = z.union([ref('student'), z.object({ id_murid: ref('student') }).transform((it) => it.id_murid)]);

export const reportCard = {
  activityTemplates: endpoint('reportCard.activityTemplates', 'GET /api/template_report/activities', { output: one(z.array(reportTemplate.row)), allow: 'user' }),

  /** Those that are there already stay as they are; the reports are of the class of each student in the active semester. */
  create: endpoint('reportCard.create', 'POST /api/general_report/create_general_report_by_homeroom', {
    input: { listStudents: z.array(Murid).min(1).max(MOST_STUDENTS), type: TipeRapor, semester: Semester.optional() }, output: hasil, allow: WRITERS,
  }),
  /** One report or several; each by itself. */
  updateAll: endpoint('reportCard.updateAll', 'PUT /api/general_report/update_all', {
    input: { general_report: z.union([IsianRapor.transform((it) => [it]), z.array(IsianRapor).min(1).max(MOST_STUDENTS)]), ...because }, output: hasil, allow: [...WRITERS, 'admin'],
  }),
  /** Gives one's word in the role `by`; with `kembali` it is a draft again, for which there is a reason. Parents (`orangTua`) have no session: their `id` is the address of the preview, which is what they know. */
  verify: endpoint('reportCard.verify', 'POST /api/general_report/verify/:id', { input: { id: Id, by: choice([...PEMERIKSA, 'orangTua']), kembali: said(), alasan: alasan.optional() }, allow: VERIFIERS, openFor: { field: 'by', value: 'orangTua' } }),
  /** Of a closed semester by the admin, whose word stands for all. */
  publish: endpoint('reportCard.publish', 'PUT /api/general_report/:id/publish', { input: { ...ofReport, ...because }, output: doneWith(z.object({ id: Id, versi: z.int(), ...berbeda })), allow: [...PUBLISHERS, 'admin'] }),
  /** The same for all of a class that are that far; who is not is told why. */
  verifyClass: endpoint('reportCard.verifyClass', 'POST /api/general_report/kelas/:id/verify', { input: { ...ofClass, by: choice(PEMERIKSA) }, output: hasil, allow: VERIFIERS }),
  publishClass: endpoint('reportCard.publishClass', 'PUT /api/general_report/kelas/:id/publish', { input: ofClass, output: hasil, allow: PUBLISHERS }),
  /** A published report becomes a draft; its next version replaces it. Of a closed semester for the admin only. */
  reopen: endpoint('reportCard.reopen', 'PUT /api/general_report/:id/reopen', { input: { id: Id, alasan }, allow: ['kurikulum', 'admin'] }),
  /** The address of the preview does not lead there any more; with `ganti` there is a new one. */
  revoke: endpoint('reportCard.revoke', 'PUT /api/general_report/:id/preview', { input: { id: Id, alasan, ganti: said() }, allow: VERIFIERS }),

  /** A student's reports, the newest first; to themselves those that are published. */
  ofStudent: endpoint('reportCard.ofStudent', 'GET /api/general_report/murid/:id', { input: ofReport, output: one(z.array(RaporMurid)), allow: 'user', live: 'notice' }),
  studentMetadata: endpoint('reportCard.studentMetadata', 'GET /api/general_report/metadata/murid/:id', {
    input: ofReport, output: one(z.object({ id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), kelas: z.string().nullable(), wali: z.string().nullable(), jumlah_rapor: z.int(), terbaru: RaporMurid.nullable() })), allow: 'user', live: 'notice',
  }),
  /** Of one report: who gave their word, and each version that went out. */
  reportMetadata: endpoint('reportCard.reportMetadata', 'GET /api/general_report/metadata/:id', {
    input: ofReport, output: one(z.object({ ...siapa, type: TipeRapor, kelas: z.string(), tahun_ajaran: z.string(), semester: Semester, verifikasi: z.array(Verifikasi), daftar_versi: z.array(VersiRapor) })), allow: 'user', live: 'notice',
  }),
  /** Of the active semester: its kinds of reports, and when they are handed out. Null while no semester is active. */
  metadata: endpoint('reportCard.metadata', 'GET /api/general_report/metadata', {
    output: one(z.object({ id_tahun_ajaran: Id, tahun_ajaran: z.string(), semester: Semester, daftar_type: z.array(z.object({ type: TipeRapor, tanggal: Tanggal.nullable() })) }).nullable()), allow: 'user', live: 'notice',
  }),
  /** What one report prints, with what is missing. */
  content: endpoint('reportCard.content', 'GET /api/general_report/isi/:id', { input: ofReport, output: one(RincianRapor), allow: 'user', live: 'calm' }),
  /** The subjects of one report. */
  subjects: endpoint('reportCard.subjects', 'GET /api/general_report/mapel', { input: { id_general_report: Id.optional() }, output: one(z.array(MapelRapor)), allow: 'user', live: 'calm' }),

  /** The reports of a class; of one's own where none is named. */
  homeroom: endpoint('reportCard.homeroom', 'GET /api/general_report/homeroom/student-report', {
    input: { id_kelas: Id.optional(), type: TipeRapor.default('akhir_semester') }, output: one(z.object({ kelas: KelasRapor.nullable(), daftar_murid: z.array(BarisRapor) })), allow: READERS, live: 'calm',
  }),
  /** How far each class is. */
  curriculum: endpoint('reportCard.curriculum', 'GET /api/general_report/kurikulum', { input: { type: TipeRapor.default('akhir_semester'), id_tahun_ajaran: Id.optional() }, output: one(z.array(KelasRapor.omit({ kumer: true }))), allow: OVERSEERS, live: 'calm' }),
  /** Whose reports there are in a class, to go through them one by one. */
  students: endpoint('reportCard.students', 'GET /api/kelas_tahun_ajaran/list_student_general_report/:id', { input: ofClass, output: one(z.array(z.object(siapa))), allow: READERS, live: 'notice' }),
  /** The same with what each of them says. */
  table: endpoint('reportCard.table', 'GET /api/kelas_tahun_ajaran/list_student_general_report_table/:id', { input: ofClass, output: one(z.array(BarisRapor)), allow: READERS, live: 'calm' }),

  /** What a published report prints, for whoever has its address. */
  preview: endpoint('reportCard.preview', 'GET /api/public/report_preview/:uuid', { input: { uuid: Id }, output: one(z.object({ isi: IsiRapor, versi: z.int(), diterbitkan: Waktu, berlaku_sampai: Waktu, dibaca: Waktu.nullable() })), allow: 'public' }),
  previewMetadata: endpoint('reportCard.previewMetadata', 'GET /api/public/metadata/report_preview/:uuid', {
    input: { uuid: Id }, output: one(z.object({ sekolah: z.string(), type: TipeRapor, tahun_ajaran: z.string(), semester: Semester, versi: z.int(), diterbitkan: Waktu, berlaku_sampai: Waktu, dibaca: Waktu.nullable() })), allow: 'public',
  }),
  /** The parents say that they have read it. */
  readByParents: endpoint('reportCard.readByParents', 'POST /api/public/report_preview/:uuid/read', { input: { uuid: Id }, allow: 'public' }),
};

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({ listStudents: 'Students', general_report: 'Reports', catatan_wali: 'Homeroom Teacher’s Note', kokurikuler: 'Co-curricular', sikap_spiritual: 'Spiritual Attitude', sikap_sosial: 'Social Attitude', keputusan: 'Decision', jurnal: 'Journal', kembali: 'Take Back', by: 'By', ganti: 'New Address', uuid: 'Address' });
