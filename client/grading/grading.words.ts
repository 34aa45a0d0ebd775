import { reportSetting } from '#contract/grading/report-setting.resource';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  'report-setting': 'Pengaturan Rapor', 'report-setting.about': 'Bagaimana nilai akhir dihitung, untuk setiap tingkat dan tahun ajaran.',
  'report-setting.id_level': 'Tingkat', 'report-setting.id_tahun_ajaran': 'Tahun Ajaran', 'report-setting.kumer': 'Kurikulum Merdeka',
  'report-setting.metode': 'Metode', 'report-setting.metode.bobot': 'Berbobot', 'report-setting.metode.rata_sederhana': 'Rata-rata sederhana', 'report-setting.metode.seimbang': 'Seimbang',
  'report-setting.bobot_lm': 'Bobot Lingkup Materi (%)', 'report-setting.bobot_sts': 'Bobot Tengah Semester (%)', 'report-setting.bobot_sas': 'Bobot Akhir Semester (%)',
  'report-setting.bobot_ph': 'K13: Bobot Penilaian Harian', 'report-setting.bobot_pts': 'K13: Bobot PTS', 'report-setting.bobot_pas': 'K13: Bobot PAS/PAT',
  'report-setting.bobot_lm.hint': 'Jumlah ketiga bobot harus 100.', 'report-setting.batas_remedial': 'Batasi Remedial di KKM', 'report-setting.batas_remedial.hint': 'Setelah remedial, nilai naik paling tinggi sampai KKM; bila mati, nilai remedial dihitung penuh.',
  'grade-weight': 'Bobot K13 per Mapel', 'grade-weight.about': 'Bobot nilai satu mata pelajaran di satu kelas. Tanpa baris di sini berlaku bobot tingkatnya.',
  'grade-weight.id_mata_pelajaran': 'Mata Pelajaran', 'grade-weight.id_kelas_tahun_ajaran': 'Kelas',
  'grade-weight.bobot_ph': 'Bobot Penilaian Harian', 'grade-weight.bobot_pts': 'Bobot PTS', 'grade-weight.bobot_pas': 'Bobot PAS/PAT',
} satisfies Record<ResourceWord<typeof reportSetting | typeof gradeWeight>, string> & Record<string, string>;
const en: typeof id = {
  'report-setting': 'Report Settings', 'report-setting.about': 'How final grades are made up, for each level and school year.',
  'report-setting.id_level': 'Level', 'report-setting.id_tahun_ajaran': 'School Year', 'report-setting.kumer': 'Kurikulum Merdeka',
  'report-setting.metode': 'Method', 'report-setting.metode.bobot': 'Weighted', 'report-setting.metode.rata_sederhana': 'Simple average', 'report-setting.metode.seimbang': 'Balanced',
  'report-setting.bobot_lm': 'Weight of the Units (%)', 'report-setting.bobot_sts': 'Weight of the Mid-Semester Test (%)', 'report-setting.bobot_sas': 'Weight of the End-of-Semester Test (%)',
  'report-setting.bobot_ph': 'K13: Weight of Daily Tests', 'report-setting.bobot_pts': 'K13: Weight of the Mid-Semester Test', 'report-setting.bobot_pas': 'K13: Weight of the End-of-Semester Test',
  'report-setting.bobot_lm.hint': 'The three weights must add up to 100.', 'report-setting.batas_remedial': 'Remedials Up to the Passing Grade', 'report-setting.batas_remedial.hint': 'A remedial lifts to the passing grade at most; switched off, it counts in full.',
  'grade-weight': 'K13 Weights by Subject', 'grade-weight.about': 'How scores weigh in one subject of one class. Without a row here the weights of its level apply.',
  'grade-weight.id_mata_pelajaran': 'Subject', 'grade-weight.id_kelas_tahun_ajaran': 'Class',
  'grade-weight.bobot_ph': 'Weight of Daily Tests', 'grade-weight.bobot_pts': 'Weight of the Mid-Semester Test', 'grade-weight.bobot_pas': 'Weight of the End-of-Semester Test',
};

export const words = { id, en };
registerWords('grading', words);
speaksOf('grading', [reportSetting, gradeWeight]);
declare module '#client/kit/words' {
  interface Words {
    grading: typeof id;
  }
}
