import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { integer, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** The groups in which subjects stand on a report (domain 1.14). */
export const curriculumGroup = resource({
  name: 'curriculum-group',
  noun: 'CurriculumGroup',
  fields: { kode: text({ max: 10, form: /^[A-Z0-9]+$/ }), nama: text({ min: 3, max: 100 }), urutan: integer({ min: 1, max: 99 }) },
  label: 'nama',
  unique: [['kode'], ['nama']],
  paths: { list: 'GET /api/kelompok', one: 'GET /api/kelompok/:id', create: 'POST /api/kelompok', change: 'PUT /api/kelompok/:id', remove: 'DELETE /api/kelompok/:id' },
  read: 'user',
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['kode', 'nama'],
  sort: ['urutan', 'kode', 'nama'],
  isWhole: true,
  seeds: [
    { kode: 'A', nama: 'Kelompok A (Umum)', urutan: 1 },
    { kode: 'B', nama: 'Kelompok B (Umum)', urutan: 2 },
    { kode: 'MULOK', nama: 'Muatan Lokal', urutan: 3 },
    { kode: 'KHAS', nama: 'Kekhasan Sekolah / Keagamaan', urutan: 4 },
  ],
});
