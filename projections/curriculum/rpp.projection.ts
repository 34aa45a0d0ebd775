import { z } from 'zod';
import { BagianCatatan, StatusRpp } from '#contract/curriculum/rpp';
import * as rppEvents from '#contract/curriculum/rpp.events';
import { IsiRpp, isiRpp, JenisRpp } from '#contract/curriculum/rpp-parts';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

export const rpp = about(table('rpp', {
  id: Id, id_guru: ref('teacher'), id_tahun_ajaran: ref('school-year'), jenis: JenisRpp, id_mata_pelajaran: ref('subject'), id_level: ref('level'), ...isiRpp,
  status: StatusRpp, versi: z.int(), versi_berlaku: z.int().nullable(), revisi: z.int(), templat: z.boolean(), catatan_terbuka: z.int(), diajukan: Waktu.nullable(), diubah: Waktu,
}, ['id'], [['id_guru', 'diubah'], ['id_tahun_ajaran'], ['status', 'diajukan'], ['id_mata_pelajaran', 'id_level']]), { id_guru: 'keeps' });
/** Who writes it: its teacher and those who do so with them. */
export const rppWriter = about(table('rpp_writer', { id_rpp: Id, id_guru: ref('teacher') }, ['id_rpp', 'id_guru'], [['id_guru']]), { id_guru: 'keeps' });
/** As it was approved, each time. */
export const rppVersion = table('rpp_version', { id_rpp: Id, versi: z.int(), isi: IsiRpp, oleh: Id.nullable(), pada: Waktu }, ['id_rpp', 'versi']);
/** Each time that it waited for a decision. */
export const rppSubmission = table('rpp_submission', { id_rpp: Id, putaran: z.int(), diajukan: Waktu, dijawab: Waktu.nullable() }, ['id_rpp', 'putaran'], [['diajukan']]);
/** Remarks and, with `id_induk`, the answers to them. */
export const rppRemark = table('rpp_remark', { id: Id, id_rpp: Id, id_induk: Id.nullable(), versi: z.int(), bagian: BagianCatatan, teks: z.string(), oleh: Id.nullable(), pada: Waktu, selesai: z.boolean() }, ['id'], [['id_rpp', 'pada']]);

export const rppProjection = projection({
  name: 'rpp',
  version: 1,
  tables: [rpp, rppWriter, rppVersion, rppSubmission, rppRemark],
  events: { ...rppEvents },
  on: {
    RppDrafted: ({ at, data: { id_rpp, isi, dari: _, ...it } }) => [
      put(rpp, { ...it, ...isi, id: id_rpp, status: 'draf', versi: 1, versi_berlaku: null, revisi: 1, templat: false, catatan_terbuka: 0, diajukan: null, diubah: at }), put(rppWriter, { id_rpp, id_guru: it.id_guru }),
    ],
    RppChanged: ({ at, data: { id_rpp, versi, perubahan, status } }) => [patch(rpp, { id: id_rpp }, { ...perubahan, versi, status, diubah: at }), add(rpp, { id: id_rpp }, { revisi: 1 })],
    RppSubmitted: ({ at, data: { id_rpp, putaran } }) => [patch(rpp, { id: id_rpp }, { status: 'diajukan', diajukan: at }), put(rppSubmission, { id_rpp, putaran, diajukan: at, dijawab: null })],
    RppWithdrawn: ({ data: { id_rpp, putaran } }) => [patch(rpp, { id: id_rpp }, { status: 'draf', diajukan: null }), remove(rppSubmission, { id_rpp, putaran })],
    RppReturned: ({ at, data: { id_rpp, putaran } }) => [patch(rpp, { id: id_rpp }, { status: 'revisi', diajukan: null }), patch(rppSubmission, { id_rpp, putaran }, { dijawab: at })],
    RppApproved: ({ at, meta, data: { id_rpp, versi, putaran, isi } }) => [
      patch(rpp, { id: id_rpp }, { status: 'disetujui', versi_berlaku: versi, diajukan: null }), patch(rppSubmission, { id_rpp, putaran }, { dijawab: at }), put(rppVersion, { id_rpp, versi, isi, oleh: meta.account, pada: at }),
    ],
    RppRemarked: ({ at, meta, data: { id_catatan, ...it } }) => [put(rppRemark, { ...it, id: id_catatan, id_induk: null, oleh: meta.account, pada: at, selesai: false }), add(rpp, { id: it.id_rpp }, { catatan_terbuka: 1 })],
    RppRemarkAnswered: ({ at, meta, data: { id_rpp, id_catatan, id_jawaban, teks } }) => put(rppRemark, { id: id_jawaban, id_rpp, id_induk: id_catatan, versi: 0, bagian: 'umum', teks, oleh: meta.account, pada: at, selesai: false }),
    RppRemarkSettled: ({ data: { id_rpp, id_catatan } }) => [patch(rppRemark, { id: id_catatan }, { selesai: true }), add(rpp, { id: id_rpp }, { catatan_terbuka: -1 })],
    RppShared: ({ data: { id_rpp, rekan, sebelum } }) => [...sebelum.map((id_guru) => remove(rppWriter, { id_rpp, id_guru })), ...rekan.map((id_guru) => put(rppWriter, { id_rpp, id_guru }))],
    RppOffered: ({ data: { id_rpp, templat } }) => patch(rpp, { id: id_rpp }, { templat }),
    RppRemoved: ({ data: { id_rpp, id_guru, rekan, catatan, putaran } }) => [
      remove(rpp, { id: id_rpp }), ...[id_guru, ...rekan].map((it) => remove(rppWriter, { id_rpp, id_guru: it })), ...catatan.map((id) => remove(rppRemark, { id })), ...Array.from({ length: putaran }, (_, i) => remove(rppSubmission, { id_rpp, putaran: i + 1 })),
    ],
  },
});
