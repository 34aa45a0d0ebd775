import { z } from 'zod';
import { OVERSEERS } from '#contract/identity/identity';
import { Done, doneWith, endpoint, listOf, number, one, paging, said } from '#contract/kit/endpoint';
import { choice, Id, integer, ref, text, Waktu } from '#contract/kit/fields';
import { eachOf } from '#contract/kit/list-in';
import { labelled } from '#contract/kit/labels';
import { listedAs } from '#contract/kit/resource';
import { changing } from '#contract/kit/seen';
import { CalonSoal, Catatan, FormatEkspor, FormatSoal, MOST_EXCHANGE_BYTES, SalahSoal } from '#contract/question-bank/question-exchange';
import { Berbagi, IsiSoal, Kisi, Kognitif, SoalPaket, soalBaru, soalLain, TempatSoal, TipePaket, TipeSoal } from '#contract/question-bank/question';

/** Domain A.3: leaders read all, teachers write their own. */
const readers = ['guruMapel', ...OVERSEERS] as const;
const writers = ['guruMapel'] as const;
const belonging = { id_mata_pelajaran: ref('subject'), id_level: ref('level').optional(), id_kd: ref('basic-competence').optional(), kognitif: Kognitif.optional(), berbagi: Berbagi.default('pribadi') };
const named = { mapel: z.string().nullable(), level: z.string().nullable(), kd: z.string().nullable(), guru: z.string().nullable() };

/** In how many exams it was asked, the mean share of its marks there and how well it told the better from the weaker (Moodle’s discrimination, per cent), by who answered; null where nobody has. */
const diujikan = { ditanyakan: z.int(), kesukaran: z.number().nullable(), daya_beda: z.number().nullable() };

/** A question as lists show it: `ringkasan` is the beginning of what it asks; `kembar` others that ask the same. */
export const BarisSoal = z.object({
  id: Id, versi: z.int(), tipe: TipeSoal, ringkasan: z.string(), id_mata_pelajaran: Id, id_level: Id.nullable(), id_kd: Id.nullable(), kognitif: Kognitif.nullable(), berbagi: Berbagi, id_guru: Id, ...named,
  skor_maksimal: z.int(), dipakai: z.int(), kembar: z.int(), diubah: Waktu, ...diujikan,
});
/** `kembar`: other questions that ask the same, and whose they are. */
export const Soal = IsiSoal.extend({ ...TempatSoal.shape, id: Id, versi: z.int(), terbaru: z.int(), id_guru: Id, ...named, diubah: Waktu, ...diujikan, kembar: z.array(z.object({ id: Id, guru: z.string().nullable() })) });
export const BarisPaket = z.object({ id: Id, judul: z.string(), tipe: TipePaket, id_mata_pelajaran: Id.nullable(), mapel: z.string().nullable(), id_level: Id.nullable(), level: z.string().nullable(), id_guru: Id, guru: z.string().nullable(), jumlah_soal: z.int(), diubah: Waktu });
export const Paket = BarisPaket.extend({ daftar_soal: z.array(SoalPaket.extend({ tipe: TipeSoal, ringkasan: z.string(), versi: z.int(), kd: z.string().nullable(), kognitif: Kognitif.nullable() })), kisi_kisi: z.array(Kisi) });

const narrowed = { id_mata_pelajaran: Id.optional(), id_level: Id.optional() };

export const questionBank = {
  list: endpoint('questionBank.list', 'GET /api/bank-soal', {
    input: { ...paging(['diubah', 'ringkasan', 'tipe', 'kognitif', 'dipakai'], { order: 'desc' }), tipe: TipeSoal.optional(), ...narrowed, id_kd: Id.optional(), kognitif: Kognitif.optional(), milik: choice(['saya', 'bersama']).optional() },
    output: listOf(BarisSoal), allow: readers, live: 'notice',
  }),
  /** The newest version, or the one that is asked for. */
  one: endpoint('questionBank.one', 'GET /api/bank-soal/:id', { input: { id: Id, versi: number({ min: 1, max: 10_000 }).optional() }, output: one(Soal), allow: readers, live: 'notice' }),
  /** `kembar` are questions of the bank that ask the same: told, not refused. */
  write: endpoint('questionBank.write', 'POST /api/bank-soal', { input: soalBaru, output: doneWith(z.object({ id: Id, versi: z.int(), kembar: z.array(Id) })), allow: writers }),
  /** `versi`: the one that was changed; where there is a newer one nothing happens. What is left out stays. */
  revise: endpoint('questionBank.revise', 'PUT /api/bank-soal/:id', { input: { id: Id, ...soalLain, versi: integer({ min: 1, max: 10_000 }).optional() }, output: Done, allow: writers }),
  remove: endpoint('questionBank.remove', 'DELETE /api/bank-soal/:id', { input: { id: Id }, output: Done, allow: writers, removes: 'question' }),
  /** `dry_run` says what would become of each; otherwise all are written, or nothing is, or with `hanya_benar` those that are right. `catatan`: what of the file is no question, and does not come along. `berkas`: of a rehearsal the pictures and sounds that its questions show and nobody keeps yet, as `data:` by address. */
  bring: endpoint('questionBank.bring', 'POST /api/bank-soal/import', {
    input: { format: FormatSoal.optional(), dry_run: said(), hanya_benar: said(), ...belonging },
    output: doneWith(z.object({ jumlah: z.int(), ditulis: z.array(Id), calon: z.array(CalonSoal), salah: z.array(SalahSoal), catatan: z.array(Catatan), berkas: z.record(z.string(), z.string()) })), upload: { part: 'file', most: MOST_EXCHANGE_BYTES }, allow: writers,
  }),
  /** The questions of a list, or those that are narrowed down to. With `hanya_muat` what the format cannot hold is left behind; otherwise it is named and nothing comes; so it does where it can hold none of them. */
  take: endpoint('questionBank.take', 'GET /api/bank-soal/export', {
    input: { format: FormatEkspor, id_list: eachOf(Id).optional(), hanya_muat: said(), tipe: TipeSoal.optional(), ...narrowed, id_kd: Id.optional(), kognitif: Kognitif.optional() },
    output: z.unknown(), isFile: true, allow: readers,
  }),
  /** How many questions there are to choose from, by competence, level and kind. */
  spread: endpoint('questionBank.spread', 'GET /api/bank-soal/sebaran', {
    input: { id_mata_pelajaran: Id, id_level: Id.optional() },
    output: one(z.array(z.object({ id_kd: Id.nullable(), kd: z.string().nullable(), kognitif: Kognitif.nullable(), tipe: TipeSoal, jumlah: z.int() }))), allow: readers, live: 'notice',
  }),
};

const paket = { judul: text({ min: 3, max: 150 }), tipe: TipePaket, id_mata_pelajaran: ref('subject').nullable(), id_level: ref('level').nullable(), daftar_soal: z.array(SoalPaket).max(200), kisi_kisi: z.array(Kisi).max(100) };

export const questionPackage = {
  list: endpoint('questionPackage.list', 'GET /api/paket-soal', {
    input: { ...paging(['diubah', 'judul', 'tipe', 'jumlah_soal'], { order: 'desc' }), tipe: TipePaket.optional(), ...narrowed }, output: listOf(BarisPaket), allow: readers, live: 'notice',
  }),
  one: endpoint('questionPackage.one', 'GET /api/paket-soal/:id', { input: { id: Id }, output: one(Paket), allow: readers, live: 'notice' }),
  /** Without `daftar_soal` the questions are drawn as the blueprint says, those least used first. */
  make: endpoint('questionPackage.make', 'POST /api/paket-soal', {
    input: { ...paket, id_mata_pelajaran: paket.id_mata_pelajaran.default(null), id_level: paket.id_level.default(null), daftar_soal: paket.daftar_soal.default([]), kisi_kisi: paket.kisi_kisi.default([]) },
    output: doneWith(z.object({ id: Id, jumlah_soal: z.int() })), allow: writers,
  }),
  /** What is left out stays; the specification's client sends nothing. */
  change: endpoint('questionPackage.change', 'PUT /api/paket-soal/:id', { input: { id: Id, ...changing(z.object(paket).partial().shape) }, output: Done, allow: writers }),
  remove: endpoint('questionPackage.remove', 'DELETE /api/paket-soal/:id', { input: { id: Id }, output: Done, allow: writers }),
};
listedAs('question', { list: questionBank.list, nameOf: ({ ringkasan }) => ringkasan });

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({
  pertanyaan: 'Question', opsi: 'Options', pasangan: 'Pairs', kunci: 'Key', cara_nilai: 'Marking', skor_maksimal: 'Maximum marks', rubrik: 'Rubric', pembahasan: 'Explanation', kognitif: 'Cognitive level', berbagi: 'Shared with',
  id_kd: 'Competence', format: 'Format', hanya_benar: 'Only those that are right', hanya_muat: 'Only what it holds', id_list: 'Questions', judul: 'Title', milik: 'Whose', daftar_soal: 'Questions', kisi_kisi: 'Blueprint', versi: 'Version',
});
