import { z } from 'zod';
import { Id } from '#contract/kit/fields';

/** What the school asks for where nobody has said otherwise, and between what it may (domain 2.1). */
export const KKM = { biasa: 75, min: 60, max: 85 } as const;

/** The passing grade of a subject on a level in a semester; null while none was generated. */
export const Kbm = z.object({ id: Id, id_tahun_ajaran: Id, id_mata_pelajaran: Id, mapel: z.string(), id_level: Id, tingkat: z.int(), kkm: z.int().nullable() });
export type Kbm = z.infer<typeof Kbm>;
/** What the passing grade is called by the curriculum (domain 2.1, 2.5). */
export const passingName = (kumer: boolean) => (kumer ? 'KKTP' : 'KKM');
