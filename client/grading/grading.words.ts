import { reportSetting } from '#contract/grading/report-setting.resource';
import { subjectWeight } from '#contract/grading/subject-weight.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  'report-setting': 'Pengaturan Rapor', 'report-setting.about': 'Bagaimana nilai akhir dihitung, untuk setiap tingkat dan tahun ajaran.',
  'report-setting.id_level': 'Tingkat', 'report-setting.id_tahun_ajaran': 'Tahun Ajaran', 'report-setting.kumer': 'Kurikulum Merdeka',
  'report-setting.metode': 'Metode', 'report-setting.metode.bobot': 'Berbobot', 'report-setting.metode.rata_sederhana': 'Rata-rata sederhana', 'report-setting.metode.seimbang': 'Seimbang',
  'report-setting.bobot_lm': 'Bobot Lingkup Materi (%)', 'report-setting.bobot_sts': 'Bobot Tengah Semester (%)', 'report-setting.bobot_sas': 'Bobot Akhir Semester (%)',
  'report-setting.bobot_ph': 'K13: Bobot Penilaian Harian', 'report-setting.bobot_pts': 'K13: Bobot PTS', 'report-setting.bobot_pas': 'K13: Bobot PAS',
  'report-setting.bobot_lm.hint': 'Jumlah ketiga bobot harus 100.',
  'subject-weight': 'Bobot K13 per Mapel', 'subject-weight.about': 'Bobot nilai satu mata pelajaran di satu kelas. Tanpa baris di sini berlaku bobot tingkatnya.',
  'subject-weight.id_mata_pelajaran': 'Mata Pelajaran', 'subject-weight.id_kelas_tahun_ajaran': 'Kelas',
  'subject-weight.bobot_ph': 'Bobot Penilaian Harian', 'subject-weight.bobot_pts': 'Bobot PTS', 'subject-weight.bobot_pas': 'Bobot PAS',
} satisfies Record<ResourceWord<typeof reportSetting | typeof subjectWeight>, string> & Record<string, string>;
const en: typeof id = {
  'report-setting': 'Report Settings', 'report-setting.about': 'How final grades come about, for each level and school year.',
  'report-setting.id_level': 'Level', 'report-setting.id_tahun_ajaran': 'School Year', 'report-setting.kumer': 'Kurikulum Merdeka',
  'report-setting.metode': 'Method', 'report-setting.metode.bobot': 'Weighted', 'report-setting.metode.rata_sederhana': 'Simple average', 'report-setting.metode.seimbang': 'Balanced',
  'report-setting.bobot_lm': 'Weight of the Units (%)', 'report-setting.bobot_sts': 'Weight of the Mid-Term (%)', 'report-setting.bobot_sas': 'Weight of the End of Term (%)',
  'report-setting.bobot_ph': 'K13: Weight of Daily Tests', 'report-setting.bobot_pts': 'K13: Weight of the Mid-Term', 'report-setting.bobot_pas': 'K13: Weight of the End of Term',
  'report-setting.bobot_lm.hint': 'The three weights must add up to 100.',
  'subject-weight': 'K13 Weights by Subject', 'subject-weight.about': 'How marks weigh in one subject of one class. Without a row here the weights of its level count.',
  'subject-weight.id_mata_pelajaran': 'Subject', 'subject-weight.id_kelas_tahun_ajaran': 'Class',
  'subject-weight.bobot_ph': 'Weight of Daily Tests', 'subject-weight.bobot_pts': 'Weight of the Mid-Term', 'subject-weight.bobot_pas': 'Weight of the End of Term',
};

export const words = { id, en };
registerWords('grading', words);
speaksOf('grading', [reportSetting, subjectWeight]);
declare module '#client/kit/words' {
  interface Words {
    grading: typeof id;
  }
}
