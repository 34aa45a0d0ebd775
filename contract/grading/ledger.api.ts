import { z } from 'zod';
import { PREDIKAT } from '#contract/curriculum/passing-interval';
import { ASPEK_SIKAP, AsalPindahan, CARA_NILAI } from '#contract/grading/gradebook';
import { NilaiAkhir } from '#contract/grading/final-grade.api';
import { buku } from '#contract/grading/gradebook.api';
import { endpoint, one } from '#contract/kit/endpoint';
import { choice, Id, Tanggal, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

/** Of K13 knowledge and skills of each subject, of Merdeka its one grade. */
export const JENIS_LAJUR = ['pengetahuan', 'keterampilan', 'akhir'] as const;
const mean = z.number().nullable();
const Pengajar = z.object({ id: Id, nama: z.string().nullable() });

/** A column of the ledger with its foot (domain 3.2): mean with two decimals, highest, lowest, how many are below the passing grade, how many students have no grade yet. */
export const LajurLeger = z.object({
  id_mata_pelajaran: Id, jenis: z.enum(JENIS_LAJUR), kode: z.string(), mapel: z.string(), kelompok: z.string().nullable(), guru: z.array(Pengajar), kkm: z.int(), terkunci: z.boolean(),
  rata_rata: mean, tertinggi: z.int().nullable(), terendah: z.int().nullable(), di_bawah_kkm: z.int(), belum: z.int(),
});
export type LajurLeger = z.infer<typeof LajurLeger>;
/** A figure of the ledger: the integer of the report, and the parts of it that are awaited and missing. */
export const SelLeger = z.object({ nilai: z.int().nullable(), predikat: z.enum(PREDIKAT).nullable(), tuntas: z.boolean().nullable(), kurang: z.array(z.string()) });
export type SelLeger = z.infer<typeof SelLeger>;
/** A student's line: `sel` in the order of the ledger's columns. `lengkap` of `dari` grades are there; sum, means and rank are null while one is missing that others have, and those that nobody has yet are left out (domain 2.7). `berbeda`: a report of the end of the semester that is out, and its subjects of which it prints other numbers than these. */
export const BarisLeger = z.object({
  id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), jenis_kelamin: z.string().nullable(), sel: z.array(SelLeger), lengkap: z.int(), dari: z.int(), jumlah: z.int().nullable(), rata_rata: mean, rata_pengetahuan: mean, rata_keterampilan: mean,
  peringkat: z.int().nullable(), sikap_spiritual: z.enum(PREDIKAT).nullable(), sikap_sosial: z.enum(PREDIKAT).nullable(), sakit: z.int(), izin: z.int(), alpa: z.int(), berbeda: z.object({ id_general_report: Id, mapel: z.array(z.string()) }).nullable(),
});
export type BarisLeger = z.infer<typeof BarisLeger>;
/** The ledger of a class in a semester, students by name. `lengkap` of `dari` grades are there; `murid_di_bawah_kkm`: how many students have one below the passing grade; days away are counted from `tanggal_awal` until `sampai`. */
export const Leger = z.object({
  id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), wali: z.string().nullable(), tahun_ajaran: z.string(), semester: z.string(), kumer: z.boolean(),
  lajur: z.array(LajurLeger), murid: z.array(BarisLeger), lengkap: z.int(), dari: z.int(), di_bawah_kkm: z.int(), murid_di_bawah_kkm: z.int(), tanggal_awal: Tanggal, sampai: Tanggal,
});
export type Leger = z.infer<typeof Leger>;

const Penulis = z.object({ id: Id.nullable(), nama: z.string().nullable(), role: z.string() });
/** What was written into the cells that a grade is made of; `kolom` is what the column is called now, null once it was removed; `dari` where it was earned, of a student who moved here. */
const Peristiwa = z.object({
  id: Id, pada: Waktu, oleh: Penulis, id_kolom: Id, kolom: z.string().nullable(), sebelum: z.number().nullable(), nilai: z.number().nullable(), cara: z.enum(CARA_NILAI), alasan: z.string().nullable(), dari: AsalPindahan.nullable(),
});
/** Where a student's grades of a subject come from: each with its formula and parts, and what was written into their cells, the newest first. */
export const AsalNilai = z.object({
  id_murid: Id, nama: z.string().nullable(), id_mata_pelajaran: Id, mapel: z.string(), kelas: z.string(), kumer: z.boolean(), kkm: z.int(), terkunci: z.boolean(),
  nilai: z.array(NilaiAkhir.extend({ jenis: z.enum(JENIS_LAJUR) })), peristiwa: z.array(Peristiwa),
});
export type AsalNilai = z.infer<typeof AsalNilai>;

/** Where an attitude of the ledger comes from: what the homeroom teacher decided (`wali`, 4 to 1), else the mean (`nilai`) of what the class's subjects judged, Baik where one left it at that; and who judged it when, the newest first, `mapel` null on the report. */
export const AsalSikap = z.object({
  id_murid: Id, nama: z.string().nullable(), aspek: z.enum(ASPEK_SIKAP), kelas: z.string(), predikat: z.enum(PREDIKAT), nilai: z.number(), wali: z.int().nullable(),
  mapel: z.array(z.object({ id_mata_pelajaran: Id, mapel: z.string(), guru: z.array(Pengajar), nilai: z.int().nullable() })),
  peristiwa: z.array(z.object({ id: Id, pada: Waktu, oleh: Penulis, mapel: z.string().nullable(), sebelum: z.int().nullable(), nilai: z.int().nullable(), alasan: z.string().nullable() })),
});
export type AsalSikap = z.infer<typeof AsalSikap>;

const READERS = ['waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'] as const;
export const ledger = {
  /** By either of a class's ids, of the active semester where that leaves it open. */
  ofClass: endpoint('ledger.ofClass', 'GET /api/general_report/ledger', { input: { id_kelas: Id.optional() }, output: one(Leger), allow: READERS, live: 'calm' }),
  take: endpoint('ledger.take', 'GET /api/general_report/ledger/unduh', { input: { id_kelas: Id.optional(), unduh: choice(['xlsx']).default('xlsx') }, output: z.unknown(), isFile: true, allow: READERS }),
  origin: endpoint('ledger.origin', 'GET /api/nilai/asal', { input: { ...buku, id_murid: Id }, output: one(AsalNilai), allow: 'user', live: 'notice' }),
  attitude: endpoint('ledger.attitude', 'GET /api/nilai/asal-sikap', { input: { id_kelas: Id, id_murid: Id, aspek: choice(ASPEK_SIKAP) }, output: one(AsalSikap), allow: READERS, live: 'notice' }),
};

labelled({ unduh: 'Download' });
