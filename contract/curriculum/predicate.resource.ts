import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, integer, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** What a grade is called (domain 2.1). */
export const predicate = resource({
  name: 'predicate',
  noun: 'Predicate',
  fields: {
    huruf: choice(['A', 'B', 'C', 'D']), label: text({ max: 50 }), frasa_pengetahuan: text({ max: 100 }), frasa_keterampilan: text({ max: 100 }),
    frasa_kumer: text({ max: 100 }), urutan: integer({ min: 1, max: 9 }),
  },
  label: 'label',
  unique: [['huruf']],
  paths: { list: 'GET /api/predikat', create: 'POST /api/predikat', change: 'PUT /api/predikat/:id', remove: 'DELETE /api/predikat/:id' },
  read: 'user',
  write: ['kurikulum', 'admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['label', 'huruf'],
  sort: ['urutan', 'huruf', 'label'],
  seeds: [
    { huruf: 'A', label: 'Sangat Baik', frasa_pengetahuan: 'sangat baik', frasa_keterampilan: 'sangat baik', frasa_kumer: 'sangat baik', urutan: 1 },
    { huruf: 'B', label: 'Baik', frasa_pengetahuan: 'baik', frasa_keterampilan: 'baik', frasa_kumer: 'baik', urutan: 2 },
    { huruf: 'C', label: 'Cukup', frasa_pengetahuan: 'cukup', frasa_keterampilan: 'cukup', frasa_kumer: 'cukup', urutan: 3 },
    { huruf: 'D', label: 'Kurang', frasa_pengetahuan: 'perlu bimbingan', frasa_keterampilan: 'perlu bimbingan', frasa_kumer: 'perlu bimbingan', urutan: 4 },
  ],
});
