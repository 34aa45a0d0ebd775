import { z } from 'zod';
import { GROUP } from '#contract/exam/item-analysis';

const number = z.number().nullable();

/** Both measures of how well a question tells the better from the weaker, by the name of what they are. */
export const METODE = { daya_beda: z.literal('korelasi butir–sisa (indeks diskriminasi Moodle)'), daya_pembeda: z.literal(`kelompok atas–bawah ${GROUP * 100}%`) };
export const metode = { daya_beda: METODE.daya_beda.value, daya_pembeda: METODE.daya_pembeda.value };

/** A question by how it was answered; item-analysis.ts says what each number is. Null: too few, or all alike. */
export const AnalisisButir = z.object({ kesukaran: number, simpangan: number, daya_beda: number, efisiensi: number, bobot_efektif: number, daya_pembeda: number });
/** How often an option was chosen, by all and by the two groups; a wrong one works (`berfungsi`) when it deceives. */
export const Opsi = z.object({ opsi: z.string(), dipilih: z.int(), atas: z.int(), bawah: z.int(), is_kunci: z.boolean(), berfungsi: z.boolean().nullable() });
/** `sebaran`: how many have a mark of 0 to under 10, 10 to under 20, …, 90 to 100. */
export const AnalisisUjian = z.object({
  peserta: z.int(), rata_rata: number, median: number, simpangan: number, kemiringan: number, keruncingan: number, alpha: number, rasio_galat: number, galat_baku: number, tertinggi: number, terendah: number, sebaran: z.array(z.int()),
});
