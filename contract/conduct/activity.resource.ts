import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, optional, Tanggal, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** Domain 1.20; its days lie within a semester (domain A.2). */
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
  history: AUDITORS_OF_TEACHING,
  search: ['nama', 'deskripsi'],
  sort: ['nama', 'type', 'tanggal_mulai'],
  filters: { type: 'type' },
  check: ({ tanggal_mulai, tanggal_selesai }) =>
    tanggal_selesai && (!tanggal_mulai || tanggal_selesai < tanggal_mulai)
      ? { field: 'tanggal_selesai', id: 'Tanggal selesai harus setelah tanggal mulai.', en: 'The end is before the start.' } : undefined,
  checkWith: {
    of: ['school-year'],
    check: ({ tanggal_mulai, tanggal_selesai }, semesters) => {
      const on = (day: string) => semesters.filter((it) => it.tanggal_awal <= day && day <= it.tanggal_akhir);
      if (!tanggal_mulai || on(tanggal_mulai).some((it) => (tanggal_selesai ?? tanggal_mulai) <= it.tanggal_akhir)) return undefined;
      const field = on(tanggal_mulai).length ? 'tanggal_selesai' : 'tanggal_mulai';
      return { field, id: 'Kegiatan harus berada di dalam satu semester.', en: 'An activity must lie within one semester.' };
    },
  },
  seeds: [
    { nama: 'Salat Duha berjamaah', type: 'pembiasaan' }, { nama: 'Murajaah pagi', type: 'pembiasaan' }, { nama: 'Literasi 15 menit', type: 'pembiasaan' },
    { nama: 'Projek kokurikuler', type: 'kokurikuler' }, { nama: 'Peringatan hari besar Islam', type: 'keagamaan' }, { nama: 'Pesantren kilat', type: 'keagamaan' },
    { nama: 'OSIS', type: 'kesiswaan' }, { nama: 'Latihan dasar kepemimpinan', type: 'kesiswaan' }, { nama: 'Classmeeting', type: 'kesiswaan' },
  ],
});
