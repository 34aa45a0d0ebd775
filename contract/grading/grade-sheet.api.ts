import { z } from 'zod';
import { buku, HasilSel } from '#contract/grading/gradebook.api';
import { doneWith, endpoint, said } from '#contract/kit/endpoint';
import { blankable, Id } from '#contract/kit/fields';

const MOST_BYTES = 5_000_000;

/** A cell of a sheet of scores: whose it is, in which column, what stands there and what it would become. `hasil` is `baru`, `berubah`, `sama` or the code of what is wrong; of a line that is nobody's there is one with neither. */
export const SelLembar = z.object({
  baris: z.int(), nis: z.string(), id_murid: Id.nullable(), nama: z.string().nullable(), id_kolom: Id.nullable(), kolom: z.string(),
  ditulis: z.string(), nilai: z.number().nullable(), sebelum: z.number().nullable(), hasil: z.string(),
});
export type SelLembar = z.infer<typeof SelLembar>;

export const gradeSheet = {
  /** The scores of a gradebook as a workbook: students down, columns across. Brought back unchanged it changes nothing. */
  take: endpoint('gradeSheet.take', 'GET /api/report-mapel/unduh', { input: buku, output: z.unknown(), isFile: true, allow: 'user' }),
  /** Such a workbook back. With `dry_run` nothing is written; a cell that is left empty stays as it is. `asing`: titles that are no column. */
  bring: endpoint('gradeSheet.bring', 'POST /api/report-mapel/impor', {
    input: { ...buku, dry_run: said(), alasan: blankable({ max: 300 }).default('') }, upload: { part: 'file', most: MOST_BYTES },
    output: doneWith(z.object({ lembar: z.array(SelLembar), asing: z.array(z.string()), sel: z.array(HasilSel) })), allow: ['guruMapel', 'admin'],
  }),
};
