import { z } from 'zod';
import { NilaiAkhir } from '#contract/grading/final-grade.api';
import { CARA_NILAI, KolomNilai, UbahanKolom } from '#contract/grading/gradebook';
import { Leger } from '#contract/grading/ledger.api';
import { endpoint, listOf, number, one, paging } from '#contract/kit/endpoint';
import { Id, Rentang, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

const auditors = ['admin', 'kepalaSekolah', 'kurikulum', 'auditor'] as const;
const buku = { id_kelas: Id, id_mata_pelajaran: Id };

/** What became of a grade. */
export const JENIS_PERUBAHAN = ['ScoreEntered', 'ScoreLeftBehind', 'GradeColumnAdded', 'GradeColumnChanged', 'GradeColumnRemoved', 'DescriptionWritten', 'AttitudeJudged', 'GradebookLocked', 'UnlockAsked', 'GradebookUnlocked'] as const;
/**
 * Why a change is worth a look: on a Sunday or between 18.00 and 06.00; one of 40 or more of the same person in a book within an hour;
 * by somebody who does not teach the subject there; of a student whose relative they are; by 20 or more; from below the passing grade to it or one above; after the book was
 * opened again; after the final report of that student had gone out, or of a score that one of mid-semester had counted; how a column
 * that had scores counts: another weight or kind, or no longer. Of a column that is after the report of anybody in the class.
 */
export const SIFAT_PERUBAHAN = ['luar_jam', 'massal', 'orang_lain', 'kerabat', 'besar', 'pas_kkm', 'setelah_dibuka', 'setelah_terbit', 'cara_hitung'] as const;
export type SifatPerubahan = (typeof SIFAT_PERUBAHAN)[number];
const Pelaku = z.object({ id_akun: Id.nullable(), nama: z.string().nullable(), role: z.string() });

/** One change of a grade: `sebelum` and `nilai` are scores where it is one; `kolom` is what its column is called, null where that is gone; `ubahan` what was changed of a column. */
export const PerubahanNilai = z.object({
  id: Id, at: Waktu, type: z.enum(JENIS_PERUBAHAN), id_kelas_tahun_ajaran: Id, kelas: z.string(), id_mata_pelajaran: Id, mapel: z.string(), id_murid: Id.nullable(), murid: z.string().nullable(), id_kolom: Id.nullable(), kolom: z.string().nullable(),
  sebelum: z.number().nullable(), nilai: z.number().nullable(), cara: z.enum(CARA_NILAI).nullable(), alasan: z.string().nullable(), ubahan: z.array(UbahanKolom), oleh: Pelaku, sifat: z.array(z.enum(SIFAT_PERUBAHAN)),
});
export type PerubahanNilai = z.infer<typeof PerubahanNilai>;

const Momen = z.object({ nomor: z.int(), at: Waktu, type: z.string() });
const BarisDahulu = z.object({ id_murid: Id, nama: z.string().nullable(), sel: z.record(z.string(), z.number()), pengetahuan: NilaiAkhir.nullable(), keterampilan: NilaiAkhir.nullable(), akhir: NilaiAkhir.nullable() });
/** What happened, of a column with what that was called. */
const Peristiwa = z.object({ id: Id, type: z.string(), at: Waktu, oleh: Pelaku, id_murid: Id.nullable(), id_kolom: Id.nullable(), kolom: z.string().nullable(), sebelum: z.number().nullable(), nilai: z.number().nullable(), alasan: z.string().nullable(), ubahan: z.array(UbahanKolom) });
/** A gradebook after its first `nomor` events of `jumlah`; `peristiwa` is the last of these, `hash` what the log proves it by; students who have left the class since are there with their scores, and without final grades. */
export const BukuDahulu = z.object({
  nomor: z.int(), jumlah: z.int(), at: Waktu.nullable(), hash: z.string().nullable(), kelas: z.string(), mapel: z.string(), terkunci: z.boolean(), kolom: z.array(KolomNilai), murid: z.array(BarisDahulu),
  peristiwa: Peristiwa.nullable(),
});
export type BukuDahulu = z.infer<typeof BukuDahulu>;
/** A cell that differs between two moments, with every event that it went through. */
const SelBerbeda = z.object({ id_murid: Id, nama: z.string().nullable(), id_kolom: Id, kolom: z.string(), dari: z.number().nullable(), menjadi: z.number().nullable(), peristiwa: z.array(z.object({ id: Id, at: Waktu, oleh: Pelaku, sebelum: z.number().nullable(), nilai: z.number().nullable(), alasan: z.string().nullable() })) });

export const gradeAudit = {
  /** Changes of grades, the newest first; with `at` only what had happened by then, with `id_murid` and `id_kolom` what became of one cell. */
  changes: endpoint('gradeAudit.changes', 'GET /api/audit/nilai', {
    input: { ...paging(['at'], { limit: 25, order: 'desc' }), id_murid: Id.optional(), id_kolom: Id.optional(), id_kelas: Id.optional(), id_mata_pelajaran: Id.optional(), at: Waktu.optional(), oleh: Id.optional(), dates: Rentang.optional(), sifat: z.enum([...SIFAT_PERUBAHAN, 'semua']).optional() },
    output: listOf(PerubahanNilai), allow: auditors,
  }),
  /** When each event of a gradebook happened, in the order of the log. */
  moments: endpoint('gradeAudit.moments', 'GET /api/audit/nilai/momen', { input: buku, output: one(z.array(Momen)), allow: auditors }),
  /** A gradebook as it was: after its first `nomor` events, or at a time; as it is where neither is said. */
  book: endpoint('gradeAudit.book', 'GET /api/audit/nilai/buku', { input: { ...buku, nomor: number().optional(), at: Waktu.optional() }, output: one(BukuDahulu), allow: auditors }),
  /** The same as a workbook, with the moment, the event and its hash in its head. */
  take: endpoint('gradeAudit.take', 'GET /api/audit/nilai/unduh', { input: { ...buku, nomor: number().optional(), at: Waktu.optional() }, output: z.unknown(), isFile: true, allow: auditors }),
  /** The ledger of a class as it stands, for whoever has none of their own; without the numbers that open accounts. */
  ledger: endpoint('gradeAudit.ledger', 'GET /api/audit/nilai/leger', { input: { id_kelas: Id }, output: one(Leger), allow: ['auditor'] }),
  /** Which cells differ between two moments, and by which events; `kolom`: what was done to columns that differ. */
  compare: endpoint('gradeAudit.compare', 'GET /api/audit/nilai/banding', { input: { ...buku, dari: Waktu, sampai: Waktu }, output: one(z.array(SelBerbeda)).extend({ kolom: z.array(Peristiwa) }), allow: auditors }),
};
labelled({ sampai: 'Until' });
