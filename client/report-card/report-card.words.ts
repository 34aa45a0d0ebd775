import { reportTemplate } from '#contract/report-card/report-template.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  'report-template': 'Templat Rapor', 'report-template.about': 'Kalimat rapor; variabel di dalamnya diisi untuk setiap murid. Wali kelas menyisipkan kalimat catatan, sikap, dan kegiatan; deskripsi mengikuti templat yang menyebut mata pelajaran atau tingkat, tanpa itu kalimat bawaan.',
  'report-template.type': 'Jenis', 'report-template.template': 'Templat', 'report-template.id_mata_pelajaran': 'Mata Pelajaran', 'report-template.id_level': 'Tingkat',
  'report-template.type.pengetahuan': 'Pengetahuan', 'report-template.type.keterampilan': 'Keterampilan', 'report-template.type.sikap_spiritual': 'Sikap Spiritual', 'report-template.type.sikap_sosial': 'Sikap Sosial',
  'report-template.type.capaian_tinggi': 'Capaian Tertinggi', 'report-template.type.capaian_rendah': 'Capaian Terendah', 'report-template.type.kegiatan': 'Kegiatan', 'report-template.type.ekskul': 'Ekstrakurikuler',
  'report-template.type.catatan_wali': 'Catatan Wali Kelas',
  'report-template.template.hint': 'Variabel ditulis dalam kurung kurawal ganda: nama_siswa, tipe_template, alias, alias_tertinggi, alias_terendah, predikat, nilai, kelas, semester, tahun_ajaran.',
} satisfies Record<ResourceWord<typeof reportTemplate>, string> & Record<string, string>;
const en: typeof id = {
  'report-template': 'Report Templates', 'report-template.about': 'Sentences of a report; their variables are filled for each student. Homeroom teachers put in those of notes, attitudes and activities; descriptions follow a template that names a subject or a level, without one the built-in sentence.',
  'report-template.type': 'Kind', 'report-template.template': 'Template', 'report-template.id_mata_pelajaran': 'Subject', 'report-template.id_level': 'Level',
  'report-template.type.pengetahuan': 'Knowledge', 'report-template.type.keterampilan': 'Skills', 'report-template.type.sikap_spiritual': 'Spiritual Attitude', 'report-template.type.sikap_sosial': 'Social Attitude',
  'report-template.type.capaian_tinggi': 'Highest Achievement', 'report-template.type.capaian_rendah': 'Lowest Achievement', 'report-template.type.kegiatan': 'Activities', 'report-template.type.ekskul': 'Extracurricular',
  'report-template.type.catatan_wali': 'Homeroom Teacher’s Note',
  'report-template.template.hint': 'Write variables in double braces: nama_siswa, tipe_template, alias, alias_tertinggi, alias_terendah, predikat, nilai, kelas, semester, tahun_ajaran.',
};

export const words = { id, en };
registerWords('report-card', words);
speaksOf('report-card', [reportTemplate]);
declare module '#client/kit/words' {
  interface Words {
    'report-card': typeof id;
  }
}
