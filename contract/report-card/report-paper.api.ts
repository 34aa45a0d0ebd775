import { z } from 'zod';
import { Kertas } from '#contract/document/document';
import { doneWith, endpoint, number, one, said } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { TipeRapor } from '#contract/report-card/report';

const MOST = 100;
const MOST_BYTES = 20_000_000;
/** One, several, or several as a form writes them. */
const Reports = z.union([
  Id.transform((it) => [it]), z.array(Id).min(1).max(MOST),
  z.string().max(MOST * 40).regex(/^\["[-0-9a-fA-F", ]+"\]$/).transform((it): string[] => it.slice(1, -1).split(',').map((one) => one.trim().slice(1, -1))).pipe(z.array(Id).min(1).max(MOST)),
]);

/** What became of the mail about a report to the parents: none yet and nobody to send it to; on its way, to be tried again, out, or refused with why. */
export const KeadaanSurat = z.enum(['belum', 'tanpa_alamat', 'antre', 'dicoba_lagi', 'terkirim', 'gagal']);
export type KeadaanSurat = z.infer<typeof KeadaanSurat>;
export const SuratRapor = z.object({ id_general_report: Id, id_murid: Id, keadaan: KeadaanSurat, alasan: z.string().nullable(), pada: Waktu.nullable() });
export type SuratRapor = z.infer<typeof SuratRapor>;

/** Report cards on paper, and by mail. */
export const reportPaper = {
  /** As PDF: what is out, what it would be by now, or the version that is named. `sampul` adds the pages before a report of K13, with what the data book says for them. */
  print: endpoint('reportPaper.print', 'GET /api/general_report/:id/cetak', { input: { id: Id, kertas: Kertas.default('A4'), versi: number({ min: 1, max: 1_000 }).optional(), sampul: said() }, output: z.unknown(), isFile: true, allow: 'user' }),
  /**
   * Tells the parents of one report or several where they read it, with the PDF that the server makes. A `pdf_file` that comes along is taken from older
   * clients and let go unread: what goes out under the school's name is what it published. Whoever was reached is not told again, unless with `ulang`.
   */
  send: endpoint('reportPaper.send', 'POST /api/general_report/send_report_email', {
    input: { id_general_report: Reports, ulang: said() }, upload: { part: 'pdf_file', most: MOST_BYTES, isOptional: true },
    output: doneWith(z.array(z.object({ id_general_report: Id, id_murid: Id, hasil: z.string() }))), allow: ['waliKelas'],
  }),
  /** What became of the mails about the reports of a class that are out. */
  mails: endpoint('reportPaper.mails', 'GET /api/general_report/kelas/:id/surel', { input: { id: Id, type: TipeRapor.default('akhir_semester') }, output: one(z.array(SuratRapor)), allow: ['waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'], live: 'notice' }),
};

labelled({ sampul: 'Cover', pdf_file: 'PDF' });
