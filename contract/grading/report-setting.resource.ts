import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { k13Weights, weighsNothing } from '#contract/grading/k13-weights';
import { choice, integer, onOff, ref } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { resource } from '#contract/kit/resource';

/** How a level's final grades come about in a school year (domain 2.2, 2.5): weights in percent, those of K13 as a ratio; `batas_remedial`: a remedial lifts to the passing grade at most. */
export const reportSetting = resource({
  name: 'report-setting',
  noun: 'ReportSetting',
  fields: {
    id_level: ref('level'), id_tahun_ajaran: ref('school-year'), kumer: onOff().default(1), metode: choice(['bobot', 'rata_sederhana', 'seimbang']).default('bobot'),
    bobot_lm: integer({ max: 100 }).default(60), bobot_sts: integer({ max: 100 }).default(20), bobot_sas: integer({ max: 100 }).default(20),
    ...k13Weights, batas_remedial: onOff().default(1),
  },
  label: 'metode',
  unique: [['id_level', 'id_tahun_ajaran']],
  paths: {
    list: 'GET /api/report_setting', create: 'POST /api/report_setting', change: 'PUT /api/report_setting/:id', remove: 'DELETE /api/report_setting/:id',
    also: { change: ['POST /api/report_setting/:id'] },
  },
  read: 'user',
  write: ['kurikulum', 'admin'],
  history: AUDITORS_OF_TEACHING,
  reasoned: true,
  search: ['metode'],
  sort: ['id_level', 'metode', 'kumer'],
  filters: { level: 'id_level', id_tahun_ajaran: 'id_tahun_ajaran' },
  check: ({ bobot_lm, bobot_sts, bobot_sas, ...k13 }) =>
    bobot_lm + bobot_sts + bobot_sas === 100 ? weighsNothing(k13) : { field: 'bobot_lm', id: 'Jumlah ketiga bobot harus 100.', en: 'The three weights must add up to 100.' },
});
labelled({ batas_remedial: 'Remedials Up to the Passing Grade' });
