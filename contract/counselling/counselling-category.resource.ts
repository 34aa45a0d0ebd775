import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** Domain 1.16. */
export const counsellingCategory = resource({
  name: 'counselling-category',
  noun: 'CounsellingCategory',
  fields: { name: text({ min: 3, max: 50 }) },
  label: 'name',
  unique: [['name']],
  paths: {
    list: 'GET /api/konseling/kategori', create: 'POST /api/konseling/kategori', change: 'PUT /api/konseling/kategori/:id', remove: 'DELETE /api/konseling/kategori/:id',
  },
  read: ['guruBK'],
  write: ['guruBK'],
  history: AUDITORS_OF_TEACHING,
  search: ['name'],
  sort: ['name'],
  seeds: [{ name: 'Pribadi' }, { name: 'Sosial' }, { name: 'Belajar' }, { name: 'Karier' }],
});
