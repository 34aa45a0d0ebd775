import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { JenisImpor } from '#contract/people/import';

/** The rows lie under a key of the import's own, which is destroyed once they have become people; `baris` are their numbers in the sheet. */
export const ImportStarted = event('ImportStarted', {
  id_impor: Id, jenis: JenisImpor, baris: z.array(z.int()), isi: personal('berkas', 'id_impor', z.array(z.record(z.string(), z.unknown()))),
});
export const ImportProgressed = event('ImportProgressed', { id_impor: Id, selesai: z.int() });
/** What was made, and the rows that were refused because somebody else had been quicker. */
export const ImportFinished = event('ImportFinished', { id_impor: Id, jenis: JenisImpor, dibuat: z.array(Id), ditolak: z.array(z.int()) });
export const ImportUndoBegun = event('ImportUndoBegun', { id_impor: Id, jenis: JenisImpor, dibuat: z.array(Id) });
/** Those of them whom nobody else speaks of have left their classes. */
export const ImportWithdrawn = event('ImportWithdrawn', { id_impor: Id, jenis: JenisImpor, dibuat: z.array(Id) });
/** What of it is gone again, and what stays because it is in use by now. */
export const ImportUndone = event('ImportUndone', { id_impor: Id, dihapus: z.array(Id), tertahan: z.array(Id) });
