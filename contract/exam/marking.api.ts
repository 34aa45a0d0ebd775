import { z } from 'zod';
import { Jawaban, StatusPeserta } from '#contract/exam/attempt';
import { TipeUjian } from '#contract/exam/exam';
import { AnalisisButir, AnalisisUjian, METODE, Opsi as OpsiTerpilih } from '#contract/exam/analysis';
import { Butir, ButirDianalisis, CaraKoreksi, Koreksi, MOST_CELLS, SebabNilai, SelNilai } from '#contract/exam/marking';
import { OVERSEERS } from '#contract/identity/identity';
import { doneWith, endpoint, listOf, one, paging, said } from '#contract/kit/endpoint';
import { blankable, choice, Id, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { CaraNilai, Kriteria, Pasangan, TipeSoal } from '#contract/question-bank/question';

/** Domain A.3: a teacher marks their own exams, leaders read. */
const readers = ['guruMapel', ...OVERSEERS] as const;
const writers = ['guruMapel'] as const;
const ofOne = { id: Id };
const ofTeacher = { id_guru: Id.optional() };

const poin = z.number();
/** A text by itself is one key, with its commas. */
const Kunci = text({ max: 5_000 });
const Orang = z.object({ id: Id, nama: z.string().nullable() });
/** Points of one kind of question, null while some of it is not read, and what they could be. */
const PerTipe = z.object({ tipe: TipeSoal, skor: poin.nullable(), bobot: poin });
const siapa = { id_peserta: Id, id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), id_kelas_tahun_ajaran: Id, kelas: z.string() };

/** How far the marking of an exam is. `koreksi`: of the newest correction, how many of those who had finished are marked anew. */
const Kemajuan = z.object({
  peserta: z.int(), mengerjakan: z.int(), selesai: z.int(), dinilai: z.int(), belum_dinilai: z.int(), terlambat: z.int(), isFinal: z.boolean(), final_pada: Waktu.nullable(), koreksi: z.object({ dinilai: z.int(), dari: z.int() }).nullable(),
});
/** A question as it is marked, with what was put right and why; `belum_dinilai`: answers that nobody has read. */
const SoalPenilaian = z.object({
  id_soal: Id, nomor: z.int(), versi: z.int(), bobot: poin, tipe: TipeSoal, ringkasan: z.string(), pertanyaan: z.string(), opsi: z.array(z.object({ id: z.string(), isi: z.string() })), pasangan: z.array(Pasangan), kunci: z.array(z.string()),
  cara_nilai: CaraNilai, skor_maksimal: z.int(), rubrik: z.array(Kriteria), pembahasan: z.string(), belum_dinilai: z.int(),
  koreksi: Koreksi.extend({ alasan: z.string(), oleh: Orang.nullable(), pada: Waktu }).nullable(),
});
const Penilaian = z.object({ id_cbt: Id, judul: z.string(), tipe: TipeUjian, mapel: z.string().nullable(), id_guru: Id, guru: z.string().nullable(), mulai: Waktu, tutup: Waktu, kelas: z.array(z.object({ id_kelas_tahun_ajaran: Id, kelas: z.string() })), kemajuan: Kemajuan, soal: z.array(SoalPenilaian) });

/**
 * Somebody's marks. `nilai` is null until the last essay is read, `sementara` what it comes to so far; `lama` in seconds;
 * `peringkat` among all who have a mark in this exam. `butir` in the order of the exam's questions.
 */
export const BarisNilai = z.object({
  ...siapa, kursi: z.int(), ke: z.int(), status: StatusPeserta, mulai: Waktu.nullable(), selesai: Waktu.nullable(), lama: z.int().nullable(), terjawab: z.int(), jumlah_soal: z.int(), nilai: poin.nullable(), sementara: poin.nullable(),
  belum_dinilai: z.int(), peringkat: z.int().nullable(), dinilai_pada: Waktu.nullable(), per_tipe: z.array(PerTipe), butir: z.array(Butir),
});
/** Somebody's answer to an essay, as plain text; null where it can no longer be read. `skor` out of `skor_maksimal`, null while nobody has read it. */
export const JawabanEsai = z.object({ ...siapa, id_soal: Id, nomor: z.int(), jawaban: z.string().nullable(), skor: poin.nullable(), skor_maksimal: z.int(), rubrik: z.array(poin), catatan: z.string().nullable(), oleh: Orang.nullable(), pada: Waktu.nullable() });
/** What became of a cell: `hasil` is `ok`, `tidak_berubah` or the code of a refusal. The score, rubric and remark are those that stand now, with who gave them and when. */
export const HasilSel = z.object({ id_peserta: Id.nullable(), id_murid: Id.nullable(), id_soal: Id.nullable(), hasil: z.string(), skor: poin.nullable(), rubrik: z.array(poin), catatan: z.string().nullable(), oleh: Orang.nullable(), pada: Waktu.nullable() });

/** A change of a mark: `nilai` of the whole, `esai` of one answer (then `id_soal` and `nomor` say which, and the numbers are its score). `oleh` is null where the system marked by itself. */
export const JejakNilai = z.object({
  id: Id, pada: Waktu, jenis: choice(['nilai', 'esai']), sebab: SebabNilai, alasan: z.string().nullable(), oleh: Orang.nullable(), id_cbt: Id, judul: z.string().nullable(), mapel: z.string().nullable(), ...siapa, kelas: z.string().nullable(), id_kelas_tahun_ajaran: Id.nullable(),
  ke: z.int(), id_soal: Id.nullable(), nomor: z.int().nullable(), sebelum: poin.nullable(), sesudah: poin.nullable(),
});

/** A question in a student's order with what they answered, what would be right and what it gave. Nothing in `jawaban` is HTML. */
const SoalLembar = SoalPenilaian.omit({ belum_dinilai: true, ringkasan: true }).extend({ nomor_ujian: z.int(), kanan: z.array(z.string()), jawaban: Jawaban, ragu: z.boolean(), skor: poin.nullable(), skor_esai: poin.nullable(), skor_rubrik: z.array(poin), catatan: z.string().nullable(), oleh: Orang.nullable(), pada: Waktu.nullable() });
export const LembarUjian = z.object({
  id_cbt: Id, judul: z.string(), tipe: TipeUjian, mapel: z.string().nullable(), guru: z.string().nullable(), tanggal: Waktu, ...siapa, ke: z.int(), status: StatusPeserta, mulai: Waktu.nullable(), selesai: Waktu.nullable(),
  nilai: poin.nullable(), sementara: poin.nullable(), soal: z.array(SoalLembar),
});

const Perubahan = z.object({ ...siapa, sebelum: poin.nullable(), sesudah: poin.nullable(), sementara_sebelum: poin, sementara_sesudah: poin });
/** Whose marks change, and how; `tetap` of the `peserta` who have finished keep theirs. */
export const DampakKoreksi = z.object({ id_soal: Id, koreksi_sebelum: Koreksi.nullable(), koreksi: Koreksi, peserta: z.int(), naik: z.int(), turun: z.int(), tetap: z.int(), berubah: z.array(Perubahan) });

/** Somebody's own mark, with what was remarked on their essays; nothing of what would have been right. `dihapus`: how many questions were left out of the sum. */
export const HasilMurid = z.object({
  id_cbt: Id, judul: z.string(), tipe: TipeUjian, mapel: z.string().nullable(), mulai: Waktu.nullable(), selesai: Waktu.nullable(), lama: z.int().nullable(), terjawab: z.int(), jumlah_soal: z.int(), nilai: poin,
  per_tipe: z.array(PerTipe), dihapus: z.int(), catatan: z.array(z.object({ nomor: z.int(), skor: poin, skor_maksimal: z.int(), catatan: z.string(), is_dihapus: z.boolean() })),
});

export const marking = {
  head: endpoint('marking.head', 'GET /api/cbt/:id/penilaian', { input: ofOne, output: one(Penilaian), allow: readers, live: 'calm' }),
  /** A row a participant, also of those who did not come. */
  list: endpoint('marking.list', 'GET /api/cbt/guru/grading-cbt/:id', {
    input: { ...ofOne, ...paging(['nama', 'kursi', 'kelas', 'nilai', 'lama', 'terjawab']), id_kelas: Id.optional(), status: choice(['belum_mulai', 'mengerjakan', 'selesai']).optional(), belum: said(), isPpdb: said() }, output: listOf(BarisNilai), allow: readers, live: 'calm',
  }),
  /** Essays that were handed in and are not empty, question by question; with `belum` those that nobody has read. */
  essays: endpoint('marking.essays', 'GET /api/cbt/:id/esai', {
    input: { ...ofOne, ...paging(['nomor', 'nama', 'kursi', 'skor']), id_soal: Id.optional(), id_kelas: Id.optional(), belum: said() }, output: listOf(JawabanEsai), allow: readers, live: 'calm',
  }),
  /** Each cell by itself. `sebelum`: what was seen of it; where something else stands nothing happens, and who gave it is told. */
  mark: endpoint('marking.mark', 'PUT /api/cbt/guru/grading-essay/:id', { input: { ...ofOne, ...ofTeacher, nilaiBundle: z.array(SelNilai).min(1).max(MOST_CELLS) }, output: doneWith(z.array(HasilSel)), allow: writers }),
  /** Refused while somebody may still sit it, or essays wait (`essays` with `belum` lists them). */
  finish: endpoint('marking.finish', 'PUT /api/cbt/grade', { input: { id_cbt: Id, ...ofTeacher }, allow: writers }),
  /** Newest first unless asked for otherwise; of a teacher those of their own exams. */
  log: endpoint('marking.log', 'GET /api/cbt/log/nilai', {
    input: { ...paging(['pada'], { order: 'desc' }), id_cbt: Id.optional(), id_murid: Id.optional(), sebab: SebabNilai.optional() }, output: listOf(JejakNilai), allow: readers, live: 'calm',
  }),
  sheet: endpoint('marking.sheet', 'GET /api/cbt/exam-sheet', { input: { id_cbt: Id, id_murid: Id }, output: one(LembarUjian), allow: readers, live: 'calm' }),
  /** Of those who have finished. Questions with answers that nobody has read are left out of it, and say how many those are. */
  analysis: endpoint('marking.analysis', 'GET /api/cbt/:id/analisis', {
    input: { ...ofOne, id_kelas: Id.optional() },
    output: one(z.object({ id_cbt: Id, judul: z.string(), metode: z.object(METODE), ujian: AnalisisUjian, soal: z.array(AnalisisButir.extend({ id_soal: Id, nomor: z.int(), tipe: TipeSoal, ringkasan: z.string(), bobot: poin, belum_dinilai: z.int(), is_dihapus: z.boolean(), pengecoh: z.array(OpsiTerpilih) })) })),
    allow: readers, live: 'calm',
  }),
  /** With `dry_run` only says what would change. Also while the exam runs: then whoever finishes is marked by it. */
  correct: endpoint('marking.correct', 'POST /api/cbt/:id/koreksi-kunci', {
    input: { ...ofOne, soal: Id, cara: CaraKoreksi.default('ganti_kunci'), kunci: z.union([z.array(Kunci).max(20), Kunci.transform((it) => [it])]).default([]), alasan: blankable({ max: 500 }).default(''), dry_run: said() }, output: doneWith(DampakKoreksi), allow: writers,
  }),
  /** How a question was answered in past exams whose marking was finished, the newest first; for whoever reads the question. */
  ofQuestion: endpoint('marking.ofQuestion', 'GET /api/cbt/soal/:id/statistik', { input: ofOne, output: one(z.array(ButirDianalisis.omit({ id_soal: true }).extend({ id_cbt: Id, judul: z.string(), mulai: Waktu }))), allow: readers, live: 'calm' }),
  /** One's own, once the exam is over and its marking finished. */
  result: endpoint('marking.result', 'GET /api/cbt/murid/hasil/:id', { input: ofOne, output: one(HasilMurid), allow: ['murid'], live: 'calm' }),
};

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({ id_soal: 'Question', nilaiBundle: 'Scores', soal: 'Question', skor: 'Score', cara: 'How it is corrected', belum: 'Not read yet', sebab: 'Cause' });
