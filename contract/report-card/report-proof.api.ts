import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { TipeRapor } from '#contract/report-card/report';
import { Semester } from '#contract/school-year/semester';

/** How a paper stands: it holds, a newer version holds instead of it, it or its address was taken back, or the log is not what was written. */
export const STATUS_BUKTI = ['sah', 'digantikan', 'dicabut', 'berubah'] as const;
/** What does not match: as a walk over the log finds it, that the read table says something else, or that no report was published under the address. */
export const JENIS_TEMUAN = ['changed', 'missing', 'inserted', 'moved', 'seal', 'tabel', 'alamat'] as const;

const Temuan = z.object({ jenis: z.enum(JENIS_TEMUAN), nomor: z.int().nullable(), segel: z.int().nullable(), keterangan: z.string() });
/** The seal that covers the event; `sampai` is up to which event of the log it seals. */
const SegelBukti = z.object({ nomor: z.int(), tanggal: Tanggal, at: Waktu, sampai: z.int(), hash: z.string(), tanda_tangan: z.string() });

/**
 * What the log says of the paper with an address: proved anew each time. `sejak` is since when it stands so, `versi_pengganti` which version holds instead;
 * `ditarik`: the version itself was taken back, not only its address. `peristiwa` is its publication, the `nomor`th event of its stream; `segel` is null while
 * no seal covers it, `terlambat` when it should by now. `sidik` is the digest of what was printed, null where that was erased. Names are not told in full.
 */
export const BuktiRapor = z.object({
  status: z.enum(STATUS_BUKTI), sejak: Waktu.nullable(), versi: z.int().nullable(), versi_pengganti: z.int().nullable(), ditarik: z.boolean(), diterbitkan: Waktu.nullable(), berlaku_sampai: Waktu.nullable(),
  sekolah: z.string().nullable(), type: TipeRapor.nullable(), tahun_ajaran: z.string().nullable(), semester: Semester.nullable(), nama: z.string().nullable(),
  peristiwa: z.object({ nomor: z.int(), at: Waktu, hash: z.string() }).nullable(), segel: SegelBukti.nullable(), terlambat: z.boolean(), kunci_publik: z.string(), sidik: z.string().nullable(), temuan: z.array(Temuan),
});
export type BuktiRapor = z.infer<typeof BuktiRapor>;

export const reportProof = {
  /** For whoever has the address, also when the preview there is over: a paper lives longer. */
  look: endpoint('reportProof.look', 'GET /api/public/report_preview/:uuid/proof', { input: { uuid: Id }, output: one(BuktiRapor), allow: 'public' }),
  /** The same as a file that `tools/verify-export.mjs` checks without this system, while the preview is open. */
  file: endpoint('reportProof.file', 'GET /api/public/report_preview/:uuid/proof_file', { input: { uuid: Id }, output: z.unknown(), isFile: true, allow: 'public' }),
};
