import { z } from 'zod';
import { endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id, optional, Tanggal, text, Waktu } from '#contract/kit/fields';
import { HubunganPenandatangan, Keputusan, SaluranPersetujuan, StatusPersetujuan, StatusTujuan, Tujuan } from '#contract/people/consent';
import { Nama } from '#contract/people/people';

const Persetujuan = z.object({
  tujuan: Tujuan, status: Keputusan, versi_teks: z.string(), saluran: SaluranPersetujuan, penandatangan: z.string().nullable(), hubungan: HubunganPenandatangan,
  tanggal: Tanggal, at: Waktu, oleh: z.string().nullable(), id_file: Id.nullable(),
});
const MuridPersetujuan = z.object({ id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), dibatasi: z.boolean(), persetujuan: z.record(Tujuan, StatusTujuan) });

export const consent = {
  /** What a student's parents have agreed to; purposes that nobody was asked about are not among them. */
  ofStudent: endpoint('consent.ofStudent', 'GET /api/murid/:id/persetujuan', {
    input: { id: Id }, output: one(z.object({ id_murid: Id, nama: z.string().nullable(), persetujuan: StatusPersetujuan, daftar: z.array(Persetujuan) })), allow: ['admin', 'waliKelas', 'murid'], live: 'notice',
  }),
  /** The students of a class, and how each purpose stands; narrowed to those for whom this purpose, or any, stands so. */
  ofClass: endpoint('consent.ofClass', 'GET /api/kelas_tahun_ajaran/persetujuan/:id', {
    input: { id: Id, ...paging(['nama', 'nis'], { limit: 50 }), tujuan: Tujuan.optional(), status: StatusTujuan.optional() },
    output: listOf(MuridPersetujuan).extend({ kelas: z.string() }), allow: ['admin', 'waliKelas'], live: 'notice',
  }),
  /** Records what was signed, for one purpose or several; `id_file` is the scan of the paper. */
  record: endpoint('consent.record', 'PUT /api/murid/:id/persetujuan', {
    input: {
      id: Id, tujuan: z.array(Tujuan).min(1).max(Tujuan.options.length).transform((it) => [...new Set(it)]), status: Keputusan, versi_teks: text({ max: 20, form: /^[\w.-]+$/ }),
      saluran: SaluranPersetujuan, penandatangan: Nama, hubungan: HubunganPenandatangan, tanggal: Tanggal, id_file: optional(Id),
    },
    allow: ['admin', 'waliKelas'],
  }),
};
