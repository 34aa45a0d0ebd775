import { z } from 'zod';
import { doneWith, endpoint, listOf, paging, said } from '#contract/kit/endpoint';
import { labelled } from '#contract/kit/labels';
import { Id, Waktu } from '#contract/kit/fields';
import { JenisImpor, Lembar, MOST_SHEET_BYTES, SelSalah, StatusImpor } from '#contract/people/import';

const admin = { allow: ['admin'] as const };
/** Left out, the rows are brought in. */
const dry_run = said();
/**
 * How many rows there are, are new, are there already just so, and have something that is not right; those cells, and the titles of
 * columns that nobody keeps. `id` is null where nothing was begun; the sheet itself is answered to a rehearsal.
 */
const Hasil = z.object({
  id: Id.nullable(), jumlah: z.int(), baru: z.int(), sama: z.int(), baris_salah: z.int(), salah: z.array(SelSalah), dilewati: z.array(z.string()), lembar: Lembar.nullable(),
});

const template = (jenis: JenisImpor) => endpoint(`import.template.${jenis}`, `GET /api/${jenis}/template`, { output: z.unknown(), isFile: true, ...admin });
const bring = (jenis: JenisImpor) =>
  endpoint(`import.bring.${jenis}`, `POST /api/${jenis}/import`, { input: { dry_run, hanya_benar: said() }, output: doneWith(Hasil), upload: { part: 'file', most: MOST_SHEET_BYTES }, ...admin });
const mark = (jenis: JenisImpor) =>
  endpoint(`import.mark.${jenis}`, `POST /api/${jenis}/import/tandai`, { input: { hanya_salah: said() }, output: z.unknown(), isFile: true, isSecret: true, upload: { part: 'file', most: MOST_SHEET_BYTES }, ...admin });

labelled({ hanya_benar: 'Only rows without a fault', hanya_salah: 'Only rows with a fault' });

export const imports = {
  template: { guru: template('guru'), murid: template('murid'), mata_pelajaran: template('mata_pelajaran') },
  bring: { guru: bring('guru'), murid: bring('murid'), mata_pelajaran: bring('mata_pelajaran') },
  /** The sheet as it was sent, with a comment in each cell that is not right; or only the rows that have one. Nothing of it is kept. */
  mark: { guru: mark('guru'), murid: mark('murid'), mata_pelajaran: mark('mata_pelajaran') },
  list: endpoint('import.list', 'GET /api/import', {
    input: paging(['dibuat', 'jenis'], { limit: 10 }),
    output: listOf(z.object({
      id: Id, jenis: JenisImpor, status: StatusImpor, jumlah: z.int(), selesai: z.int(), dibuat: Waktu, oleh: z.string().nullable(),
      berhasil: z.int(), ditolak: z.array(z.int()), dihapus: z.int(), tertahan: z.int(),
    })),
    live: 'notice', ...admin,
  }),
  undo: endpoint('import.undo', 'POST /api/import/:id/undo', { input: { id: Id }, output: doneWith(z.object({ id: Id })), ...admin }),
};
