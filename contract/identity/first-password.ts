import { z } from 'zod';

/**
 * What the first password (NIS or NIK) lets its owner do (security D.4): `enforced` nothing before it is changed, `grace`
 * everything for as long as it is valid, `legacy` everything for ever.
 */
export const ModeSandiAwal = z.enum(['enforced', 'grace', 'legacy']);
export type ModeSandiAwal = z.infer<typeof ModeSandiAwal>;

/** Days that a first password, or one that an admin has set, is valid. */
export const SANDI_AWAL_HARI = 14;

export const StatusSandi = z.enum(['initial', 'user_set', 'reset']);
export type StatusSandi = z.infer<typeof StatusSandi>;
