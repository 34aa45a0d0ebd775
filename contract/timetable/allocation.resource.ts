import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { OVERSEERS } from '#contract/identity/identity';
import { integer, ref } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** How many lessons a week a subject has in a level (domain 8.2). */
export const allocation = resource({
  name: 'lesson-allocation',
  noun: 'LessonAllocation',
  fields: { id_mata_pelajaran: ref('subject'), id_level: ref('level'), jam_per_minggu: integer({ min: 1, max: 12 }) },
  label: 'jam_per_minggu',
  unique: [['id_mata_pelajaran', 'id_level']],
  paths: { list: 'GET /api/alokasi-jam', create: 'POST /api/alokasi-jam', change: 'PUT /api/alokasi-jam/:id', remove: 'DELETE /api/alokasi-jam/:id' },
  read: OVERSEERS,
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['id_mata_pelajaran', 'id_level'],
  sort: ['id_level', 'id_mata_pelajaran', 'jam_per_minggu'],
  filters: { id_level: 'id_level', id_mata_pelajaran: 'id_mata_pelajaran' },
});
