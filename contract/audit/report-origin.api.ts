import { z } from 'zod';
import { NilaiAkhir } from '#contract/grading/final-grade.api';
import { JENIS_LAJUR } from '#contract/grading/ledger.api';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';

/** How the grades of a subject on a published report came about: by the gradebook as it was `at` the moment when that went out. */
export const AsalRapor = z.object({
  id_mata_pelajaran: Id, mapel: z.string(), kelas: z.string(), kumer: z.boolean(), kkm: z.number(), at: Waktu, nilai: z.array(NilaiAkhir.extend({ jenis: z.enum(JENIS_LAJUR) })),
});
export type AsalRapor = z.infer<typeof AsalRapor>;

export const reportOrigin = {
  /** Of a student's own report, once it is out. */
  of: endpoint('reportOrigin.of', 'GET /api/general_report/:id/asal', { input: { id: Id, id_mata_pelajaran: Id }, output: one(AsalRapor), allow: ['murid'] }),
};
