import type { SelSalah } from '#contract/people/import';

/** Stands for a row as a whole, or for a column that the sheet lacks. */
export const NO_COLUMN = -1;

/** Faults as they stand in their sheet. */
export const inOrder = (faults: readonly SelSalah[]) => [...faults].sort((one, other) => one.baris - other.baris || (one.nomor_kolom ?? NO_COLUMN) - (other.nomor_kolom ?? NO_COLUMN));
