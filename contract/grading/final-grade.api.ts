import { z } from 'zod';
import { Interval, PREDIKAT } from '#contract/curriculum/passing-interval';
import { JENIS_TEMPLAT } from '#contract/grading/description';
import type { Langkah as Step } from '#contract/grading/final-grade';
import { JENIS_DESKRIPSI } from '#contract/grading/gradebook';
import { BukuNilai, buku } from '#contract/grading/gradebook.api';
import { doneWith, endpoint, one, said } from '#contract/kit/endpoint';
import { blankable, Id } from '#contract/kit/fields';

/** As deep as a calculation goes: part, scope, competence, technique, column. */
const DEEPEST = 5;
const part = (depth: number): z.ZodType<Step> => z.object({
  nama: z.string(), nilai: z.number().nullable(), bobot: z.number(), dari: depth === 1 ? (z.array(z.unknown()).max(0) as z.ZodType<Step[]>) : z.array(part(depth - 1)), id_kolom: Id.optional(), catatan: z.enum(['remedial', 'terbaik', 'tanpa_nilai']).optional(),
});
/** A part of a calculation, see `final-grade.ts`. */
export const Langkah = part(DEEPEST);
/** A grade of a report and how it came about (domain 2.2, 2.3, 2.5). */
export const NilaiAkhir = z.object({ nilai: z.int().nullable(), asli: z.number().nullable(), predikat: z.enum(PREDIKAT).nullable(), tuntas: z.boolean().nullable(), rumus: z.string(), langkah: z.array(Langkah), kurang: z.array(z.string()) });
/** Of K13 knowledge and skills, of Merdeka one; `lengkap`: what a report needs is there. `isSendiri`: the teacher's own words. */
export const NilaiMuridMapel = z.object({
  id_murid: Id, id_mata_pelajaran: Id, pengetahuan: NilaiAkhir.nullable(), keterampilan: NilaiAkhir.nullable(), akhir: NilaiAkhir.nullable(), lengkap: z.boolean(),
  deskripsi: z.array(z.object({ jenis: z.enum(JENIS_DESKRIPSI), teks: z.string().nullable(), isSendiri: z.boolean() })),
});
const Baris = NilaiMuridMapel.extend({ nama: z.string().nullable(), nis: z.string().nullable() });
/** How the grades of a class spread: of the one grade of Merdeka, of knowledge in K13. */
export const SebaranNilai = BukuNilai.extend({ kkm: z.int(), lengkap: z.int(), rata_akhir: z.number().nullable(), tertinggi: z.int().nullable(), terendah: z.int().nullable(), di_bawah_kkm: z.int(), sebaran: z.record(z.enum(PREDIKAT), z.int()) });

/** How the grades come about, see `AturanNilai`; with what each predicate is called in a paragraph. */
const Aturan = z.object({
  kumer: z.boolean(), kkm: z.int(), interval: z.array(Interval), metode: z.enum(['bobot', 'rata_sederhana', 'seimbang']),
  bobot_ph: z.number(), bobot_pts: z.number(), bobot_pas: z.number(), bobot_lm: z.number(), bobot_sts: z.number(), bobot_sas: z.number(), batas_remedial: z.boolean(), sts_diadakan: z.boolean(),
});
/** What the school says in its own words, see `TemplatDeskripsi`. */
const Templat = z.object({ pembuka: z.string().optional(), ...Object.fromEntries(JENIS_TEMPLAT.map((it) => [it, z.string().optional()])) as { [It in (typeof JENIS_TEMPLAT)[number]]: z.ZodOptional<z.ZodString> } });
const Frasa = z.object({ huruf: z.enum(PREDIKAT), frasa_pengetahuan: z.string(), frasa_keterampilan: z.string(), frasa_kumer: z.string() });

const WRITERS = ['guruMapel', 'admin'] as const;
export const finalGrades = {
  /** What every student of a class comes to in a subject. */
  ofBook: endpoint('finalGrades.ofBook', 'GET /api/report-mapel/general-by-class-and-mapel', { input: buku, output: one(z.object({ kumer: z.boolean(), kkm: z.int(), aturan: Aturan, frasa: z.array(Frasa), templat: Templat, murid: z.array(Baris) })), allow: 'user', live: 'notice' }),
  spread: endpoint('finalGrades.spread', 'GET /api/report-mapel/overview-by-level-and-mapel', { input: { id_level: Id, id_mata_pelajaran: Id }, output: one(z.array(SebaranNilai)), allow: 'user', live: 'calm' }),
  /** The paragraphs as the calculation writes them; the teacher's own words stay, but with `timpa`. */
  generate: endpoint('finalGrades.generate', 'POST /api/report-mapel/generate', { input: { ...buku, timpa: said(), alasan: blankable({ max: 300 }).default('') }, output: doneWith(z.array(Baris)), allow: WRITERS }),
};
