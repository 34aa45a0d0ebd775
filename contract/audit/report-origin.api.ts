import { z } from 'zod';
import { NilaiAkhir } from '#contract/grading/final-grade.api';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';
import { JENIS_CETAK } from '#contract/report-card/printed-grades';

/** How the grades of a subject on a published report came about: by the gradebook as it was `at` the moment when that went out. `dicetak`: what it prints, which differs where weights or the passing grade were set otherwise since. */
export const AsalRapor = z.object({
  id_mata_pelajaran: Id, mapel: z.string(), kelas: z.string(), kumer: z.boolean(), kkm: z.number(), at: Waktu, nilai: z.array(NilaiAkhir.extend({ jenis: z.enum(JENIS_CETAK), dicetak: z.int().nullable() })),
});
export type AsalRapor = z.infer<typeof AsalRapor>;

export const reportOrigin = {
  /** Of a student's own report, once it is out. */
  of: endpoint('reportOrigin.of', 'GET /api/general_report/:id/asal', { input: { id: Id, id_mata_pelajaran: Id }, output: one(AsalRapor), allow: ['murid'] }),
};
