import { z } from 'zod';
import { Id, Waktu } from '#contract/kit/fields';
import { ImportFinished, ImportProgressed, ImportStarted, ImportUndoBegun, ImportUndone } from '#contract/people/import.events';
import { JenisImpor, StatusImpor } from '#contract/people/import';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

export const importRun = about(table('import_run', {
  id_impor: Id, jenis: JenisImpor, status: StatusImpor, jumlah: z.int(), selesai: z.int(), dibuat: Waktu, id_akun: Id.nullable(),
  berhasil: z.int(), ditolak: z.array(z.int()), dihapus: z.int(), tertahan: z.int(),
}, ['id_impor']), { id_akun: 'goes' });

export const importProjection = projection({
  name: 'import',
  version: 1,
  tables: [importRun],
  events: { ImportStarted, ImportProgressed, ImportFinished, ImportUndoBegun, ImportUndone },
  on: {
    ImportStarted: ({ at, meta, data: { id_impor, jenis, baris } }) =>
      put(importRun, { id_impor, jenis, status: 'berjalan', jumlah: baris.length, selesai: 0, dibuat: at, id_akun: meta.account, berhasil: 0, ditolak: [], dihapus: 0, tertahan: 0 }),
    ImportProgressed: ({ data: { id_impor, selesai } }) => patch(importRun, { id_impor }, { selesai }),
    ImportFinished: ({ data: { id_impor, dibuat, ditolak } }) => patch(importRun, { id_impor }, { status: 'selesai', berhasil: dibuat.length, ditolak }),
    ImportUndoBegun: ({ data: { id_impor } }) => patch(importRun, { id_impor }, { status: 'membatalkan' }),
    ImportUndone: ({ data: { id_impor, dihapus, tertahan } }) => patch(importRun, { id_impor }, { status: 'dibatalkan', dihapus: dihapus.length, tertahan: tertahan.length }),
  },
});
