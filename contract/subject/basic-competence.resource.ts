import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, integer, optional, ref, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

const FORMS = { KD: /^[1-4]\.\d{1,2}$/, TP: /^TP [7-9]\.\d{1,2}$/ };

/** Basic competences (KD) and, in Kurikulum Merdeka, learning goals (TP): domain 1.15. */
export const basicCompetence = resource({
  name: 'basic-competence',
  noun: 'BasicCompetence',
  fields: {
    kode: text({ max: 10 }), kompetensi_dasar: text({ min: 10, max: 1000 }), alias: optional(text({ max: 150 })), jenis: choice(['KD', 'TP']).default('KD'),
    id_ki: optional(ref('core-competence')), id_mata_pelajaran: ref('subject'), id_level: ref('level'), semester: optional(choice(['Ganjil', 'Genap'])),
    urutan: integer({ min: 0, max: 999 }).default(0), lingkup_materi: optional(text({ max: 150 })),
  },
  label: 'kode',
  unique: [['kode', 'id_mata_pelajaran', 'id_level', 'jenis']],
  paths: { list: 'GET /api/kd', one: 'GET /api/kd/:id', create: 'POST /api/kd', change: 'PUT /api/kd/:id', remove: 'DELETE /api/kd/:id' },
  read: 'user',
  write: ['admin', 'kurikulum', 'guruMapel'],
  history: AUDITORS_OF_TEACHING,
  search: ['kode', 'kompetensi_dasar', 'alias', 'lingkup_materi'],
  sort: ['kode', 'urutan', 'id_mata_pelajaran', 'id_level', 'semester', 'kompetensi_dasar'],
  filters: { id_mata_pelajaran: 'id_mata_pelajaran', id_level: 'id_level', jenis: 'jenis' },
  check: ({ kode, jenis }) =>
    FORMS[jenis].test(kode) ? undefined : { field: 'kode', id: 'Kode KD berbentuk 3.1, kode TP berbentuk TP 7.1.', en: 'The code of a KD looks like 3.1, that of a TP like TP 7.1.' },
});
