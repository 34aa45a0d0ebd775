import { z } from 'zod';

/** Why somebody cannot get in (domain 1.19); the last two are for other contexts to set and lift. */
export const AlasanBlokir = z.enum(['PASSWORD_SALAH', 'IP_MENCURIGAKAN', 'RESET_SANDI', 'DIBLOKIR_ADMIN', 'PELANGGARAN_UJIAN', 'NONAKTIF']);
export type AlasanBlokir = z.infer<typeof AlasanBlokir>;

/** What counters put there, and an admin may lift of everybody at once. */
export const COUNTED: readonly AlasanBlokir[] = ['PASSWORD_SALAH', 'IP_MENCURIGAKAN', 'RESET_SANDI'];
/** What an admin may lift. */
export const LIFTABLE: readonly AlasanBlokir[] = [...COUNTED, 'DIBLOKIR_ADMIN'];
