import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

export const program = resource({
  name: 'program',
  noun: 'Program',
  fields: { nama: text({ min: 3, max: 100 }) },
  label: 'nama',
  unique: [['nama']],
  paths: { list: 'GET /api/program', one: 'GET /api/program/:id', create: 'POST /api/program', change: 'PUT /api/program/:id', remove: 'DELETE /api/program/:id' },
  read: 'user',
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['nama'],
  sort: ['nama'],
  isWhole: true,
  seeds: [{ nama: 'Reguler' }, { nama: 'Tahfidz' }],
});
