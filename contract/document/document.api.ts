import { z } from 'zod';
import { Dokumen, JenisDokumen, Kertas } from '#contract/document/document';
import { doneWith, endpoint, one, said } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { TipeRapor } from '#contract/report-card/report';

/** Whose they are each kind says for itself, whenever one is begun, gone on with or taken. */
const PRINTERS = ['guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'] as const;

export const document = {
  /** One's own long prints, the newest first. */
  list: endpoint('document.list', 'GET /api/dokumen', { output: one(z.array(Dokumen)), allow: PRINTERS, live: 'notice' }),
  /** Reports are those of a class, of one kind; with `sampul` those of K13 have the pages before them, as `reportPaper.print`. */
  begin: endpoint('document.begin', 'POST /api/dokumen', { input: { jenis: JenisDokumen, kertas: Kertas.default('A4'), id_tahun_ajaran: Id.optional(), id_kelas: Id.optional(), type: TipeRapor.optional(), sampul: said() }, output: doneWith(z.object({ id: Id })), allow: PRINTERS }),
  /** What was laid out stays; it goes on from there. */
  pause: endpoint('document.pause', 'PUT /api/dokumen/:id/jeda', { input: { id: Id }, allow: PRINTERS }),
  resume: endpoint('document.resume', 'PUT /api/dokumen/:id/lanjut', { input: { id: Id }, allow: PRINTERS }),
  cancel: endpoint('document.cancel', 'DELETE /api/dokumen/:id', { input: { id: Id }, allow: PRINTERS }),
  /** All of them in one PDF; whether one may is asked again. */
  file: endpoint('document.file', 'GET /api/dokumen/:id/berkas', { input: { id: Id }, output: z.unknown(), isFile: true, allow: PRINTERS }),
};

labelled({ kertas: 'Paper' });
