import { z } from 'zod';

/** A code is good for so long, and for as long again while the next one is shown. */
export const CODE_SECONDS = 30;

/** What a teacher shows their class; six digits, however they are typed. */
export const CheckInCode = z.string().max(20).transform((it) => it.replace(/\D/g, '')).pipe(z.string().regex(/^\d{6}$/));
