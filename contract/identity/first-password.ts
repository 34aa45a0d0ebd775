import { z } from 'zod';
import { MODE_KATA_SANDI_AWAL } from '#contract/institution/institution';

/**
 * What the first password (NIS or NIK) lets its owner do (security D.4): `enforced` nothing before it is changed, `grace`
 * everything for as long as it is valid, `legacy` everything for ever.
 */
export type ModeSandiAwal = (typeof MODE_KATA_SANDI_AWAL)[number];

export const StatusSandi = z.enum(['initial', 'user_set', 'reset']);
export type StatusSandi = z.infer<typeof StatusSandi>;
