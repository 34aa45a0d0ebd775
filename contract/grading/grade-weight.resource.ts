import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { k13Weights, weighsNothing } from '#contract/grading/k13-weights';
import { ref } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** The K13 weights of a subject in a class (domain 2.2); where there are none, those of the class's level count. */
export const gradeWeight = resource({
  name: 'grade-weight',
  noun: 'GradeWeight',
  fields: { id_mata_pelajaran: ref('subject'), id_kelas_tahun_ajaran: ref('class'), ...k13Weights },
  label: 'id_mata_pelajaran',
  unique: [['id_mata_pelajaran', 'id_kelas_tahun_ajaran']],
  paths: { list: 'GET /api/report_setting/bobot', create: 'POST /api/report_setting/bobot', change: 'PUT /api/report_setting/bobot/:id', remove: 'DELETE /api/report_setting/bobot/:id' },
  read: 'user',
  write: ['kurikulum', 'admin'],
  history: AUDITORS_OF_TEACHING,
  reasoned: true,
  search: ['id_mata_pelajaran', 'id_kelas_tahun_ajaran'],
  sort: ['id_mata_pelajaran', 'id_kelas_tahun_ajaran', 'bobot_ph'],
  filters: { id_mata_pelajaran: 'id_mata_pelajaran', id_kelas: 'id_kelas_tahun_ajaran' },
  check: weighsNothing,
});
