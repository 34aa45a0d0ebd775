import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Tanggal, text, Waktu } from '#contract/kit/fields';
import { HubunganPenandatangan, Keputusan, SaluranPersetujuan, StatusPersetujuan, Tujuan } from '#contract/people/consent';
import { Nama } from '#contract/people/people';

const Persetujuan = z.object({
  tujuan: Tujuan, status: Keputusan, versi_teks: z.string(), saluran: SaluranPersetujuan, penandatangan: z.string().nullable(), hubungan: HubunganPenandatangan,
  tanggal: Tanggal, at: Waktu, oleh: z.string().nullable(),
});

export const consent = {
  /** What a student's parents have agreed to; purposes that nobody was asked about are not among them. */
  ofStudent: endpoint('consent.ofStudent', 'GET /api/murid/:id/persetujuan', {
    input: { id: Id }, output: one(z.object({ id_murid: Id, persetujuan: StatusPersetujuan, daftar: z.array(Persetujuan) })), allow: ['admin', 'waliKelas', 'murid'], live: 'notice',
  }),
  /** Records what was signed, for one purpose or several. */
  record: endpoint('consent.record', 'PUT /api/murid/:id/persetujuan', {
    input: {
      id: Id, tujuan: z.array(Tujuan).min(1).max(Tujuan.options.length).transform((it) => [...new Set(it)]), status: Keputusan, versi_teks: text({ max: 20, form: /^[\w.-]+$/ }),
      saluran: SaluranPersetujuan, penandatangan: Nama, hubungan: HubunganPenandatangan, tanggal: Tanggal,
    },
    allow: ['admin', 'waliKelas'],
  }),
};
