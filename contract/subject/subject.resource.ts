import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { flag, integer, optional, ref, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

export const subject = resource({
  name: 'subject',
  noun: 'Subject',
  fields: {
    kode: text({ min: 2, max: 6, form: /^[A-Z]+$/ }), nama: text({ min: 3, max: 100 }), id_kelompok: optional(ref('curriculum-group')),
    urutan: integer({ min: 0, max: 99 }).default(0), is_ujian_sekolah: flag().default(false), tampil_rapor: flag().default(true),
  },
  label: 'nama',
  unique: [['kode'], ['nama']],
  paths: {
    list: 'GET /api/mata_pelajaran', create: 'POST /api/mata_pelajaran/admin/create',
    change: 'PUT /api/mata_pelajaran/admin/update/:id', remove: 'DELETE /api/mata_pelajaran/admin/delete/:id',
    also: { list: ['GET /api/mapel', 'GET /api/mata-pelajaran'], change: ['PUT /api/mata_pelajaran/admin/update'], remove: ['DELETE /api/mata_pelajaran/admin/delete'] },
  },
  read: 'user',
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['kode', 'nama'],
  sort: ['urutan', 'kode', 'nama', 'id_kelompok'],
  filters: { id_kelompok: 'id_kelompok' },
  isWhole: true,
});
