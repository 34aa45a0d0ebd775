import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, optional, ref, Tanggal, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

export const JABATAN = [
  'kepala_sekolah', 'wakasek_kurikulum', 'wakasek_kesiswaan', 'wakasek_sarpras', 'wakasek_humas', 'wakasek_keagamaan',
  'kepala_tu', 'bendahara', 'koordinator_bk', 'ketua_yayasan',
] as const;
const END_OF_TIME = '9999-12-31';

/** Who led the school when (domain 1.13): two periods of one office do not overlap. */
export const leadershipPeriod = resource({
  name: 'leadership-period',
  noun: 'LeadershipPeriod',
  fields: {
    jabatan: choice(JABATAN), id_guru: ref('teacher'), tanggal_mulai: Tanggal, tanggal_selesai: optional(Tanggal),
    status_jabatan: choice(['definitif', 'plt']).default('definitif'), no_sk: optional(text({ max: 100 })), ttd_path: optional(text({ max: 300 })),
  },
  label: 'jabatan',
  about: { id_guru: 'keeps' },
  paths: {
    list: 'GET /api/periode-manajemen-atas', one: 'GET /api/periode-manajemen-atas/:id', create: 'POST /api/periode-manajemen-atas',
    change: 'PUT /api/periode-manajemen-atas/:id', remove: 'DELETE /api/periode-manajemen-atas/:id',
  },
  read: 'user',
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['jabatan', 'no_sk'],
  sort: ['tanggal_mulai', 'jabatan', 'id_guru', 'tanggal_selesai'],
  isWhole: true,
  check: ({ tanggal_mulai, tanggal_selesai }) =>
    tanggal_selesai && tanggal_selesai < tanggal_mulai ? { field: 'tanggal_selesai', id: 'Tanggal selesai harus setelah tanggal mulai.', en: 'The end is before the start.' } : undefined,
  checkAmong: (row, others) =>
    others.some((it) => it.jabatan === row.jabatan && it.tanggal_mulai <= (row.tanggal_selesai ?? END_OF_TIME) && row.tanggal_mulai <= (it.tanggal_selesai ?? END_OF_TIME))
      ? { field: 'tanggal_mulai', id: 'Pada masa ini jabatan tersebut sudah ada pemegangnya.', en: 'Somebody else holds this office at that time.' } : undefined,
});
