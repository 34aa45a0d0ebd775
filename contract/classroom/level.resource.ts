import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, integer, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** Domain 1.15. */
export const level = resource({
  name: 'level',
  noun: 'Level',
  fields: { nama: text({ max: 20 }), tingkat: integer({ min: 7, max: 9 }), fase: choice(['D']).default('D') },
  label: 'nama',
  ranked: 'tingkat',
  unique: [['nama'], ['tingkat']],
  paths: { list: 'GET /api/level', one: 'GET /api/level/:id', create: 'POST /api/level', change: 'PUT /api/level/:id', remove: 'DELETE /api/level/:id' },
  read: 'user',
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['nama'],
  sort: ['tingkat', 'nama', 'fase'],
  isWhole: true,
  seeds: [{ nama: 'VII', tingkat: 7 }, { nama: 'VIII', tingkat: 8 }, { nama: 'IX', tingkat: 9 }],
});
