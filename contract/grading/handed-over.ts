import { z } from 'zod';

/** How far the grades of a class are: subjects that are taught in it, those whose grades were handed over, cells that there are (`dari`) and those that hold a score. */
export const PenyerahanNilai = z.object({ jumlah_mapel: z.int(), terkunci: z.int(), dari: z.int(), terisi: z.int() });
export type PenyerahanNilai = z.infer<typeof PenyerahanNilai>;
