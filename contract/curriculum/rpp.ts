import { z } from 'zod';
import { IsiRpp, JenisRpp, NAMA_BAGIAN } from '#contract/curriculum/rpp-parts';
import { Berkas } from '#contract/file/file';
import { choice, Id, Waktu } from '#contract/kit/fields';

/** Domain 1.20. */
export const StatusRpp = choice(['draf', 'diajukan', 'revisi', 'disetujui']);
export type StatusRpp = z.infer<typeof StatusRpp>;
/** A remark hangs on a part, or on the whole. */
export const BagianCatatan = choice([...NAMA_BAGIAN, 'umum']);
export type BagianCatatan = z.infer<typeof BagianCatatan>;

/** `versi` counts approved versions and the one that is written now; `versi_berlaku` is the one in force. `revisi` counts what was changed, so that nobody approves what they have not seen. */
export const BarisRpp = z.object({
  id: Id, jenis: JenisRpp, materi_pokok: z.string(), id_mata_pelajaran: Id, mapel: z.string().nullable(), id_level: Id, tingkat: z.int().nullable(), id_guru: Id, guru: z.string().nullable(),
  id_tahun_ajaran: Id, tahun_ajaran: z.string().nullable(), semester: z.string().nullable(), status: StatusRpp, versi: z.int(), versi_berlaku: z.int().nullable(), revisi: z.int(), templat: z.boolean(),
  catatan_terbuka: z.int(), diajukan: Waktu.nullable(), diubah: Waktu,
});
export type BarisRpp = z.infer<typeof BarisRpp>;

const Tulisan = z.object({ id: Id, teks: z.string(), oleh: z.string().nullable(), pada: Waktu });
/** A remark with its answers. */
export const CatatanRpp = Tulisan.extend({ bagian: BagianCatatan, versi: z.int(), selesai: z.boolean(), jawaban: z.array(Tulisan) });
export type CatatanRpp = z.infer<typeof CatatanRpp>;
export const VersiRpp = z.object({ versi: z.int(), disetujui_oleh: z.string().nullable(), tanggal_disetujui: Waktu });
/** A competence as it is read: its code and text. */
export const Kompetensi = z.object({ id: Id, kode: z.string(), teks: z.string() });
export type Kompetensi = z.infer<typeof Kompetensi>;
const Orang = z.object({ id_guru: Id, nama: z.string().nullable(), nik: z.string().nullable() });

/** One with all its parts; `berkas` are the documents that it or one of its versions brings along, `serupa` are others of the same teacher with the same competences, `dapat` what whoever asks may do. */
export const RincianRpp = BarisRpp.extend({
  isi: IsiRpp, satuan_pendidikan: z.string(), fase: z.string().nullable(), penyusun: z.array(Orang), kompetensi: z.array(Kompetensi), berkas: z.array(Berkas), catatan_reviu: z.array(CatatanRpp), daftar_versi: z.array(VersiRpp), serupa: z.array(z.object({ id: Id, materi_pokok: z.string() })),
});
export type RincianRpp = z.infer<typeof RincianRpp>;

/** What an RPP may be begun with: one's own of before, or a template of the subject. */
export const SumberRpp = z.object({ id: Id, jenis: JenisRpp, materi_pokok: z.string(), guru: z.string().nullable(), tahun_ajaran: z.string().nullable(), semester: z.string().nullable(), tingkat: z.int().nullable(), templat: z.boolean(), status: StatusRpp });
export type SumberRpp = z.infer<typeof SumberRpp>;

/** How much of what a teacher has to teach is in approved plans (domain 4.2). */
export const KendaliRencana = z.object({
  id_guru: Id, guru: z.string().nullable(), id_mata_pelajaran: Id, mapel: z.string(), id_level: Id, tingkat: z.int(), jumlah_kd: z.int(), jumlah_disetujui: z.int(), persen: z.number().nullable(), belum: z.array(z.string()), per_status: z.record(StatusRpp, z.int()),
});
export type KendaliRencana = z.infer<typeof KendaliRencana>;

/** How long those that wait have waited, and those that were answered in the semester did, in hours; null where there are none. */
export const UmurAntrean = z.object({ jumlah: z.int(), p50: z.number().nullable(), p90: z.number().nullable(), dijawab: z.int(), dijawab_p50: z.number().nullable(), dijawab_p90: z.number().nullable() });
