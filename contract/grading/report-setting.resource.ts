import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { choice, integer, onOff, ref } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** How a level's final grades come about in a school year (domain 2.2, 2.5): weights in percent, those of K13 as a ratio. */
export const reportSetting = resource({
  name: 'report-setting',
  noun: 'ReportSetting',
  fields: {
    id_level: ref('level'), id_tahun_ajaran: ref('school-year'), kumer: onOff().default(1), metode: choice(['bobot', 'rata_sederhana', 'seimbang']).default('bobot'),
    bobot_lm: integer({ max: 100 }).default(60), bobot_sts: integer({ max: 100 }).default(20), bobot_sas: integer({ max: 100 }).default(20),
    bobot_ph: integer({ max: 100 }).default(2), bobot_pts: integer({ max: 100 }).default(1), bobot_pas: integer({ max: 100 }).default(1),
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
  search: ['metode'],
  sort: ['id_level', 'metode', 'kumer'],
  filters: { level: 'id_level', id_tahun_ajaran: 'id_tahun_ajaran' },
  check: ({ bobot_lm, bobot_sts, bobot_sas, bobot_ph, bobot_pts, bobot_pas }) => {
    if (bobot_lm + bobot_sts + bobot_sas !== 100) return { field: 'bobot_lm', id: 'Jumlah ketiga bobot harus 100.', en: 'The three weights must add up to 100.' };
    return bobot_ph + bobot_pts + bobot_pas > 0 ? undefined : { field: 'bobot_ph', id: 'Salah satu bobot K13 harus lebih dari 0.', en: 'One of the K13 weights must be more than 0.' };
  },
});
