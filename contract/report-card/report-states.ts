import { z } from 'zod';
import { StatusRapor, TipeRapor } from '#contract/report-card/report';

/** How many reports of a kind are how far (domain 1.20); a kind and a state that no report has are left out. */
export const JumlahRapor = z.object({ type: TipeRapor, status: StatusRapor, jumlah: z.int() });
export type JumlahRapor = z.infer<typeof JumlahRapor>;
