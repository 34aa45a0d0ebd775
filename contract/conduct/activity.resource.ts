import { choice, optional, Tanggal, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** Domain 1.20. */
export const activity = resource({
  name: 'activity',
  noun: 'Activity',
  fields: {
    nama: text({ min: 3, max: 100 }), type: choice(['pembiasaan', 'kokurikuler', 'keagamaan', 'kesiswaan', 'lomba']),
    tanggal_mulai: optional(Tanggal), tanggal_selesai: optional(Tanggal), deskripsi: optional(text({ max: 500 })),
  },
  label: 'nama',
  unique: [['nama', 'type']],
  paths: { list: 'GET /api/activities', create: 'POST /api/activities/create', change: 'PUT /api/activities/update/:id', remove: 'DELETE /api/activities/:id' },
  read: 'user',
  write: ['admin'],
  search: ['nama', 'deskripsi'],
  sort: ['nama', 'type', 'tanggal_mulai'],
  filters: { type: 'type' },
  check: ({ tanggal_mulai, tanggal_selesai }) =>
    tanggal_selesai && (!tanggal_mulai || tanggal_selesai < tanggal_mulai)
      ? { field: 'tanggal_selesai', id: 'Tanggal selesai mendahului tanggal mulai.', en: 'The end is before the start.' } : undefined,
  seeds: [
    { nama: 'Salat Duha berjamaah', type: 'pembiasaan' }, { nama: 'Murajaah pagi', type: 'pembiasaan' }, { nama: 'Literasi 15 menit', type: 'pembiasaan' },
    { nama: 'Projek kokurikuler', type: 'kokurikuler' }, { nama: 'Peringatan hari besar Islam', type: 'keagamaan' }, { nama: 'Pesantren kilat', type: 'keagamaan' },
    { nama: 'OSIS', type: 'kesiswaan' }, { nama: 'Latihan dasar kepemimpinan', type: 'kesiswaan' }, { nama: 'Classmeeting', type: 'kesiswaan' },
  ],
});
