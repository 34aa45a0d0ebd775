import { z } from 'zod';
import { choice, Id } from '#contract/kit/fields';
import { IsiSoal, Kognitif } from '#contract/question-bank/question';

/** Formats that questions are taken out in: `qti` is QTI 2.2, `qti3` 3.0. */
export const FormatEkspor = choice(['gift', 'aiken', 'xml', 'qti', 'qti3', 'xlsx']);
/** Formats that are read: `qti` of any version, and Word's tables. */
export const FormatSoal = choice(['gift', 'aiken', 'xml', 'qti', 'xlsx', 'docx']);
export type FormatEkspor = z.infer<typeof FormatEkspor>;
export type FormatSoal = z.infer<typeof FormatSoal>;
export const MOST_EXCHANGE_BYTES = 5_000_000;
/** Questions and pictures of one file. */
export const MOST_QUESTIONS = 500;
export const MOST_PICTURES = 60;

/** Where a question belongs by the names that a file gives it: a subject's code, a level's name, a competence's code, C1 to C6. What it does not say is left out. */
export const Asal = z.object({ mapel: z.string(), level: z.string(), kd: z.string(), kognitif: z.string() }).partial();
export type Asal = z.infer<typeof Asal>;

/** Where in a file something stands: its number among the questions, the line or row where the format has such, the name that the file gives it. */
export const Letak = z.object({ nomor: z.int(), baris: z.int().nullable(), nama: z.string() });
export type Letak = z.infer<typeof Letak>;
export const Catatan = z.object({ id: z.string(), en: z.string() });
export type Catatan = z.infer<typeof Catatan>;
/** Why something did not become a question, the field to blame where there is one, and what it said. */
export const SalahSoal = z.object({ letak: Letak, field: z.string().nullable(), id: z.string(), en: z.string(), isi: z.string() });
export type SalahSoal = z.infer<typeof SalahSoal>;
/** A question as it would become and where it would belong; `kembar` ask the same in the bank, `kembar_berkas` earlier in the file. */
export const CalonSoal = z.object({ letak: Letak, isi: IsiSoal, mapel: z.string().nullable(), level: z.string().nullable(), kd: z.string().nullable(), kognitif: Kognitif.nullable(), gambar: z.int(), catatan: z.array(Catatan), kembar: z.array(Id), kembar_berkas: z.array(z.int()) });
export type CalonSoal = z.infer<typeof CalonSoal>;
