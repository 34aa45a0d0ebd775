import { z } from 'zod';
import { doneWith, endpoint, listOf, paging, said } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';
import { JenisImpor, MOST_SHEET_BYTES, SelSalah, StatusImpor } from '#contract/people/import';

const admin = { allow: ['admin'] as const };
/** Left out, the rows are brought in. */
const dry_run = said();
/** How many rows there are, are new, and are there already just so; cells that are not right. `id` is null where nothing was begun. */
const Hasil = z.object({ id: Id.nullable(), jumlah: z.int(), baru: z.int(), sama: z.int(), salah: z.array(SelSalah) });

const template = (jenis: JenisImpor) => endpoint(`import.template.${jenis}`, `GET /api/${jenis}/template`, { output: z.unknown(), isFile: true, ...admin });
const bring = (jenis: JenisImpor) =>
  endpoint(`import.bring.${jenis}`, `POST /api/${jenis}/import`, { input: { dry_run }, output: doneWith(Hasil), upload: { part: 'file', most: MOST_SHEET_BYTES }, ...admin });

export const imports = {
  template: { guru: template('guru'), murid: template('murid'), mata_pelajaran: template('mata_pelajaran') },
  bring: { guru: bring('guru'), murid: bring('murid'), mata_pelajaran: bring('mata_pelajaran') },
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
