import type { Predikat } from '#contract/curriculum/passing-interval';
import type { JENIS_LAJUR } from '#contract/grading/ledger.api';
import { formatAngka } from '#client/kit/number';
import { getLanguage, type Translate } from '#client/kit/words';

/** A whole number; `–` where there is none. */
export const dashed = (value: number | null) => (value === null ? '–' : formatAngka(value));
/** A value with two decimals, as means are told: `81,75`; `–` where there is none. */
export const twoDecimals = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat(getLanguage() === 'id' ? 'id' : 'en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value));
/** A score as it was entered: `81,5`. */
export const asEntered = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat(getLanguage() === 'id' ? 'id' : 'en-US', { maximumFractionDigits: 2 }).format(value));

const CODES = ['PH', 'PTS', 'PAS', 'LM', 'STS', 'SAS', 'KD', 'tes_tulis', 'tes_lisan', 'penugasan', 'praktik', 'projek', 'produk', 'portofolio'] as const;
/** What a part of a calculation is called: a code in words, a competence or a column by its own name. */
export const partName = (t: Translate<'ledger'>, nama: string) => (CODES.includes(nama as 'PH') ? t(nama as 'PH') : nama);
/** How good a grade is: of K13 its letter; Merdeka has none and says it in words (domain 2.1). */
export const predicateSaid = (t: Translate<'ledger'>, jenis: (typeof JENIS_LAJUR)[number], predikat: Predikat) => (jenis === 'akhir' ? t(predikat) : predikat);
/** A formula with its numbers as the language writes them. */
export const formulaSaid = (rumus: string) => (getLanguage() === 'id' ? rumus : rumus.replace(/(\d),(\d)/g, '$1.$2'));
