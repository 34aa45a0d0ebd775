import { z } from 'zod';
import { blankable, choice, integer, ref, text } from '#contract/kit/fields';

/** Kinds of questions (domain 1.5). */
export const TipeSoal = choice(['Multiple Choice', 'Pilihan Ganda Kompleks', 'Menjodohkan', 'Isian Singkat', 'Essay']);
/** Cognitive levels of the revised Bloom taxonomy. */
export const Kognitif = choice(['C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
/** What a package is for: a kind of exam (domain 1.6), or practice. */
export const TipePaket = choice(['PH', 'PTS', 'PAS', 'PAT', 'US', 'TO', 'SIM', 'REM', 'PPDB', 'LATIHAN']);
/** How an answer of several parts is marked: all or nothing, each right part alone, or with each wrong one taken off. */
export const CaraNilai = choice(['semua', 'sebagian', 'sebagian_penalti']);
/** Who sees a question beside whoever wrote it and the school's leaders: nobody, or the teachers of its subject. */
export const Berbagi = choice(['pribadi', 'mapel']);

/** HTML of the elements that a question may be written in; the server keeps nothing else of it. */
const rich = (most: number) => text({ max: most });
const Huruf = text({ max: 1, form: /^[A-J]$/ });

export const Opsi = z.object({ id: Huruf, isi: rich(10_000) });
/** A pair that belongs together; the right side is what the student chooses from. */
export const Pasangan = z.object({ kiri: rich(2_000), kanan: rich(2_000) });
/** A part of an essay's marks, and the most it gives. */
export const Kriteria = z.object({ kriteria: text({ max: 300 }), skor: integer({ min: 1, max: 100 }) });

/**
 * What is asked and what is right. `kunci`: the letter of a choice, the letters of several, every short answer that counts, what an
 * essay should say; pairs are their own key.
 */
const isi = {
  tipe: TipeSoal,
  pertanyaan: rich(20_000),
  opsi: z.array(Opsi).max(10),
  pasangan: z.array(Pasangan).max(20),
  kunci: z.array(text({ max: 5_000 })).max(20),
  cara_nilai: CaraNilai,
  skor_maksimal: integer({ min: 1, max: 100 }),
  rubrik: z.array(Kriteria).max(20),
  pembahasan: blankable({ max: 20_000 }),
};
/** Where a question belongs. */
const tempat = { id_mata_pelajaran: ref('subject'), id_level: ref('level').nullable(), id_kd: ref('basic-competence').nullable(), kognitif: Kognitif.nullable(), berbagi: Berbagi };

export const IsiSoal = z.object(isi);
export type IsiSoal = z.infer<typeof IsiSoal>;
export const TempatSoal = z.object(tempat);
export type TempatSoal = z.infer<typeof TempatSoal>;

/** A question as it is written: what its kind does not have is left out. */
export const soalBaru = {
  ...isi, ...tempat,
  opsi: isi.opsi.default([]), pasangan: isi.pasangan.default([]), kunci: isi.kunci.default([]), cara_nilai: isi.cara_nilai.default('semua'), skor_maksimal: isi.skor_maksimal.default(1),
  rubrik: isi.rubrik.default([]), pembahasan: isi.pembahasan.default(''), id_level: tempat.id_level.default(null), id_kd: tempat.id_kd.default(null), kognitif: tempat.kognitif.default(null), berbagi: tempat.berbagi.default('pribadi'),
};
/** What is changed of it. */
export const soalLain = z.object({ ...isi, ...tempat }).partial().shape;

/** A question of a package: its weight is its share of the whole. */
export const SoalPaket = z.object({ id_soal: ref('question'), bobot: z.number().min(0).max(100).default(1) });
/** A line of a blueprint: so many questions of a competence at a cognitive level. */
export const Kisi = z.object({ id_kd: ref('basic-competence').nullable().default(null), kognitif: Kognitif.nullable().default(null), tipe: TipeSoal.nullable().default(null), jumlah: integer({ min: 1, max: 100 }) });

/** What stands in HTML to be read, without its elements. */
export const visible = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim();
/** A picture or a formula says something, too. */
export const isBlank = (html: string) => !visible(html) && !/<(img|audio|math|span)\b/.test(html);
